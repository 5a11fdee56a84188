import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

const NOT_BUILT = 'Curio is running. The web app is not built yet.\n'

/** The built web app. Browsers keep files with a hash in their name for ever, and check everything else each time. */
export async function serveWeb(app: FastifyInstance, { web }: Settings): Promise<void> {
  const root = resolve(web)
  const isBuilt = existsSync(join(root, 'index.html'))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      cacheControl: false,
      // The build puts a compressed form beside each text.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  else app.get('/', (_, reply) => reply.type('text/plain').send(NOT_BUILT))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ws|assets)(\/|$|\?)/.test(request.url)
    // Each page has its own address, and one file draws them all.
    if (isPage && isBuilt) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.status(404).send({ code: 'not-found', text: 'there is nothing here' })
  })
}
