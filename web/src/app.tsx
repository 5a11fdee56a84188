import { TipLayer } from '@curio/ui'
import { lazy, type ReactElement, Suspense } from 'react'
import { FIRST_GAME } from './games.ts'
import { HomePage } from './pages/home-page.tsx'
import { usePath } from './router.tsx'
import { AppBar } from './shell/app-bar.tsx'
import { ErrorGuard } from './shell/error-guard.tsx'
import { NotFound, Notice } from './shell/notice.tsx'
import { SiteBanner } from './shell/site-banner.tsx'
import { useWords } from './words/index.ts'

const NewGamePage = lazy(async () => ({ default: (await import('./pages/new-game-page.tsx')).NewGamePage }))
const LocalTablePage = lazy(async () => ({
  default: (await import('./pages/local-table-page.tsx')).LocalTablePage,
}))

const AboutPage = lazy(async () => ({ default: (await import('./pages/about-page.tsx')).AboutPage }))
const AchievementsPage = lazy(async () => ({
  default: (await import('./pages/achievements-page.tsx')).AchievementsPage,
}))
const CardsPage = lazy(async () => ({ default: (await import('./pages/cards-page.tsx')).CardsPage }))
const FairPage = lazy(async () => ({ default: (await import('./pages/fair-page.tsx')).FairPage }))
const ProfilePage = lazy(async () => ({ default: (await import('./pages/profile-page.tsx')).ProfilePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay-page.tsx')).ReplayPage }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules-page.tsx')).RulesPage }))
const OnlineTablePage = lazy(async () => ({
  default: (await import('./pages/online-table-page.tsx')).OnlineTablePage,
}))
const TutorialPage = lazy(async () => ({ default: (await import('./pages/tutorial-page.tsx')).TutorialPage }))
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings-page.tsx')).SettingsPage }))

/** Pages where the table itself tells about the network. */
const AT_TABLE = ['local', 'table']

export function App(): ReactElement {
  const words = useWords()
  const path = usePath()
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <AppBar />
      <SiteBanner atTable={AT_TABLE.includes(path[0] ?? '')} />
      <ErrorGuard key={path.join('/')}>
        <Suspense fallback={<Notice title={words.loading} text="" />}>
          <Page path={path} />
        </Suspense>
      </ErrorGuard>
      <TipLayer />
    </>
  )
}

function Page({ path }: { readonly path: readonly string[] }): ReactElement {
  const [page, first, second] = path
  switch (page) {
    case undefined:
      return <HomePage />
    case 'new':
      return <NewGamePage game={first ?? FIRST_GAME} />
    case 'local':
      return <LocalTablePage key={first} id={first ?? ''} />
    case 'table':
      return <OnlineTablePage key={first} id={first ?? ''} />
    case 'replay':
      return <ReplayPage key={path.join('/')} from={first} id={second} />
    case 'fair':
      return <FairPage from={first ?? ''} id={second ?? ''} />
    case 'rules':
      return <RulesPage game={first ?? FIRST_GAME} />
    case 'cards':
      return <CardsPage key={first} game={first ?? FIRST_GAME} />
    case 'achievements':
      return <AchievementsPage key={first} game={first ?? FIRST_GAME} />
    case 'tutorial':
      return <TutorialPage game={first ?? FIRST_GAME} lesson={second} />
    case 'profile':
      return <ProfilePage />
    case 'settings':
      return <SettingsPage />
    case 'about':
      return <AboutPage />
    default:
      return <NotFound />
  }
}
