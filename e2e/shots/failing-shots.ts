import type { Shot, Stage } from './studio.ts'

/** From here on the server does not answer; the pages themselves are still there. */
async function loseServer({ page }: Stage): Promise<void> {
  await page.route(/\/api\//, (route) => route.abort())
}

/** A page as it says that the server is away. */
const withoutServer = (name: string, path: string): Shot => ({
  name: `failing-${name}`,
  apart: true,
  pose: async (stage) => {
    await loseServer(stage)
    await stage.open(path)
  },
})

/** What people see when something does not work, and the way back. */
export const failingShots: readonly Shot[] = [
  withoutServer('table', '/table/none'),
  withoutServer('profile', '/profile'),
  withoutServer('replay', '/replay/online/none'),
  { name: 'failing-replay-address', pose: ({ open }) => open('/replay/nonsense') },
  { name: 'failing-replay-missing', pose: ({ open }) => open('/replay/local/nonsense') },
  { name: 'failing-replay-online-missing', pose: ({ open }) => open('/replay/online/nonsense') },
]
