import { Dialog, PlayerMark } from '@curio/ui'
import { type ReactElement, useState } from 'react'
import { CITY_TITLES } from '../../text/city-names.ts'
import type { Scene } from '../scene.ts'
import { CampaignBoard } from './campaign-board.tsx'
import { campaignTerms, gameNow } from './journey.ts'
import { nameOf } from './parts.tsx'
import { TRAVEL_WORDS } from './words.ts'

/** Where the campaign is and everybody's fame; it opens the campaign board. */
export function JourneyStrip({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { language, table } = scene.props
  const { campaign } = scene.view
  const [open, setOpen] = useState(false)
  if (!campaign) return null
  const words = TRAVEL_WORDS[language]
  const { games } = campaignTerms(table.packs)
  return (
    <>
      <button
        type="button"
        className="rt-strip"
        data-tip={words.board}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          {words.cityOf(gameNow(campaign) + 1, games)} · <b>{CITY_TITLES[language][campaign.city]}</b>
        </span>
        <span className="rt-strip-fame">
          <span>{words.fame}</span>
          {table.seats.map(({ seat }) => (
            <span key={seat}>
              <PlayerMark seat={seat} size={20} />
              <span className="unseen">{nameOf(scene, seat)}: </span>
              <b>{campaign.fame[seat] ?? 0}</b>
            </span>
          ))}
        </span>
      </button>
      {open && (
        <Dialog title={words.campaign} closeName={words.close} close={() => setOpen(false)}>
          <div className="rt rt-travel-dialog">
            <CampaignBoard scene={scene} decision={null} />
          </div>
        </Dialog>
      )}
    </>
  )
}
