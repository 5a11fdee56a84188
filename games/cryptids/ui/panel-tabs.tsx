import { type ReactElement, useState } from 'react'
import type { Board } from './board.ts'
import type { Scene } from './scene.ts'

/** What takes turns in one panel where the window has no room for all of it; the style says what takes turns when. */
const PANELS = ['acts', 'cards', 'own', 'track', 'requests', 'poacher'] as const
type Panel = (typeof PANELS)[number]

/** The open panel: what was opened, until something else is asked or looked at. */
export function usePanel(scene: Scene, board: Board): readonly [Panel, (panel: Panel) => void] {
  const { question, shown, own, view } = scene
  const at = [question?.id, view.phase === 'over', shown, board.looked, board.group].join(' ')
  const [opened, open] = useState<{ readonly at: string; readonly panel: Panel } | null>(null)
  const proposed = shown !== own && board.looked === null ? 'own' : 'acts'
  return [opened?.at === at ? opened.panel : proposed, (panel) => open({ at, panel })]
}

interface PanelTabsProps {
  readonly scene: Scene
  readonly panel: Panel
  readonly open: (panel: Panel) => void
}

export function PanelTabs({ scene, panel, open }: PanelTabsProps): ReactElement {
  const { board, view } = scene
  const isOver = view.phase === 'over'
  const names = {
    ...board.views,
    acts: isOver ? board.panelResults : board.panelActs,
    requests: board.requests,
    poacher: board.poacher,
  } as const
  const offered = PANELS.filter((each) =>
    each === 'poacher' ? view.poacher !== null : each !== 'own' || !isOver,
  )
  return (
    <nav className="cb-panels" aria-label={board.panels}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          className={`cb-panel-tab cb-panel-tab--${each}`}
          aria-pressed={each === panel}
          onClick={() => open(each)}
        >
          {names[each]}
        </button>
      ))}
    </nav>
  )
}
