import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import type { SupportBonus } from '../../content/booklet/terms.ts'
import { writeAct } from '../../rules/acts.ts'
import { refuseSupport } from '../../rules/campaign/support.ts'
import { refusalWords } from '../../text/refusal-words.ts'
import { Sign, SUPPORT_PATHS } from '../panels/bonus-icon.tsx'
import { OptionButton } from '../panels/option-button.tsx'
import type { Scene } from '../scene.ts'
import { campaignTerms } from './journey.ts'
import { type CampaignProps, campaignOf, nameOf, Titled } from './parts.tsx'
import { TRAVEL_WORDS } from './words.ts'

/** RT-CAMP-7: the cells of the campaign board; between two cities whoever has lost takes one. */
export function SupportCells({ scene, decision }: CampaignProps): ReactElement | null {
  const { language, table } = scene.props
  const words = TRAVEL_WORDS[language]
  const { cells } = campaignOf(scene)
  const choosing = decision?.kind === 'support' ? decision : null
  if (table.outcome) return null
  return (
    <Titled title={choosing ? words.chooseSupport : words.held} className="rt-support">
      <ul>
        {campaignTerms(table.packs).supportBonuses.map(({ id, name, text }) => {
          const cell = cells.find(({ bonus }) => bonus === id)
          const face = (
            <>
              <Sign path={SUPPORT_PATHS[id]} />
              <span>
                <b>{name[language]}</b> <span>{text[language]}</span>
                <em>
                  {cell && <PlayerMark seat={cell.seat} size={18} />}
                  {cell ? words.takenBy(nameOf(scene, cell.seat)) : words.free}
                </em>
              </span>
            </>
          )
          return (
            <li key={id} className={cell ? 'rt-cell rt-cell--taken' : 'rt-cell'}>
              {choosing && !cell && (
                <OptionButton
                  scene={scene}
                  decision={choosing}
                  value={writeAct('support', { bonus: id })}
                  className="rt-option--icon"
                >
                  {face}
                </OptionButton>
              )}
              {choosing && cell && <Taken scene={scene} bonus={id} face={face} />}
              {!choosing && <div className="rt-cell-face">{face}</div>}
            </li>
          )
        })}
      </ul>
    </Titled>
  )
}

interface TakenProps {
  readonly scene: Scene
  readonly bonus: SupportBonus
  readonly face: ReactElement
}

/** RT-ERR-48: a tap says why not. */
function Taken({ scene, bonus, face }: TakenProps): ReactElement {
  const { props, pack } = scene
  const words = refusalWords(props.language, pack)
  const refusal = refuseSupport(campaignOf(scene).cells, bonus)
  return (
    <button
      type="button"
      className="rt-option rt-option--icon"
      aria-disabled="true"
      onClick={() => refusal && props.explain({ text: words[refusal.why], rule: refusal.rule })}
    >
      {face}
    </button>
  )
}
