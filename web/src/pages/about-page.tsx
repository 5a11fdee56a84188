import { type ReactElement, useEffect, useState } from 'react'
import { useTitle } from '../shell/use-title.ts'
import { useWords } from '../words/index.ts'

interface Credit {
  readonly what: string
  readonly by: string
  readonly licence: string
}

const FONTS: readonly Credit[] = [
  { what: 'Golos Text', by: 'Paratype', licence: 'OFL-1.1' },
  { what: 'Literata', by: 'TypeTogether', licence: 'OFL-1.1' },
  { what: 'Yeseva One', by: 'Jovanny Lemonad', licence: 'OFL-1.1' },
  { what: 'Sofia Sans Condensed', by: 'Lettersoup', licence: 'OFL-1.1' },
  { what: 'Oswald', by: 'Vernon Adams, Kalapi Gajjar, Cyreal', licence: 'OFL-1.1' },
]
const ICONS: readonly Credit[] = [{ what: 'Lucide', by: 'Lucide contributors', licence: 'ISC' }]
const LIBRARIES: readonly Credit[] = [
  { what: 'React', by: 'Meta', licence: 'MIT' },
  { what: 'Vite', by: 'VoidZero', licence: 'MIT' },
  { what: 'zod', by: 'Colin McDonnell', licence: 'MIT' },
  { what: 'Fontsource', by: 'Fontsource contributors', licence: 'MIT' },
]

export function AboutPage(): ReactElement {
  const { about: words } = useWords()
  useTitle(words.title)
  return (
    <main className="page page--narrow prose" id="content">
      <h1>{words.title}</h1>
      <p className="prose__lead">{words.lead}</p>
      <p>{words.licence}</p>
      <p>{words.rights}</p>
      <p>{words.privacy}</p>
      <h2>{words.install}</h2>
      <p>{words.installText}</p>
      <OfflineState />
      <h2>{words.credits}</h2>
      <Credits title={words.fonts} list={FONTS} />
      <Credits title={words.icons} list={ICONS} />
      <Credits title={words.libraries} list={LIBRARIES} />
    </main>
  )
}

function OfflineState(): ReactElement {
  const { about: words } = useWords()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    navigator.serviceWorker?.getRegistration().then((registration) => setReady(registration?.active != null))
  }, [])
  return <p className="muted">{ready ? words.offlineReady : words.offlineNot}</p>
}

function Credits({
  title,
  list,
}: {
  readonly title: string
  readonly list: readonly Credit[]
}): ReactElement {
  return (
    <>
      <h3>{title}</h3>
      <ul className="credits">
        {list.map(({ what, by, licence }) => (
          <li key={what}>
            <b>{what}</b>, {by} <span className="muted">({licence})</span>
          </li>
        ))}
      </ul>
    </>
  )
}
