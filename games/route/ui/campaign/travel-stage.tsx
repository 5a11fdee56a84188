import { Segmented } from '@curio/ui'
import { type ReactElement, useState } from 'react'
import { CITY_TITLES } from '../../text/city-names.ts'
import { inksOf } from '../cities/index.ts'
import { Over } from '../over.tsx'
import { enterConfirms } from '../stage-input.ts'
import { CampaignBoard } from './campaign-board.tsx'
import { campaignTerms } from './journey.ts'
import { type CampaignProps, campaignOf } from './parts.tsx'
import { TRAVEL_WORDS } from './words.ts'

/** The campaign after one of its games: the standing, what is chosen before the next city, and the maps of the last one. */
export function TravelStage({ scene, decision }: CampaignProps): ReactElement {
  const { props, pack } = scene
  const { language, table, phone } = props
  const words = TRAVEL_WORDS[language]
  const [shown, show] = useState<'board' | 'maps'>('board')
  const { games, city } = campaignOf(scene)
  const of = campaignTerms(table.packs).games
  return (
    <div
      className={`rt rt-after ${inksOf(pack.id)}${phone ? ' rt-after--phone' : ''}`}
      {...enterConfirms(scene, decision)}
    >
      <header className="rt-after-head">
        <h2>
          {words.over(games.length, of)} · {CITY_TITLES[language][city]}
        </h2>
        <Segmented
          label={words.show}
          value={shown}
          options={[
            { value: 'board', label: words.showBoard },
            { value: 'maps', label: words.showMaps },
          ]}
          change={show}
        />
      </header>
      {shown === 'maps' ? <Over scene={scene} /> : <CampaignBoard scene={scene} decision={decision} />}
      {shown === 'board' && table.outcome === null && <p className="rt-rest">{words.rest}</p>}
    </div>
  )
}
