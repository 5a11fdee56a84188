import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import type { SupportBonus } from '../../content/booklet/terms.ts'
import { writeAct } from '../../rules/acts.ts'
import { losersOf } from '../../rules/campaign/fame.ts'
import { refuseSupport } from '../../rules/campaign/support.ts'
import { refusalWords } from '../../text/refusal-words.ts'
import { Sign, SUPPORT_PATHS } from '../panels/bonus-icon.tsx'
import { OptionButton } from '../panels/option-button.tsx'
import type { Scene } from '../scene.ts'
import { campaignTerms } from './journey.ts'
import { type CampaignProps, campaignOf, Titled } from './parts.tsx'
import { TRAVEL_WORDS } from './words.ts'

/** RT-CAMP-7: the cells of the campaign board; between two cities whoever has lost takes one. */
export function SupportCells({ scene, decision }: CampaignProps): ReactElement | null {
  const { language, table } = scene.props
  const words = TRAVEL_WORDS[language]
  const { cells } = campaignOf(scene)
  const choosing = decision?.kind === 'support' ? decision : null
  if (table.outcome) return null
  const between = scene.view.phase === 'over'
  const title = choosing ? words.chooseSupport : between ? words.carried : words.held
  const isChosen = between && cells.length === losers(scene)
  if (isChosen && cells.length === 0)
    return (
      <Titled title={title} className="rt-support">
        <p>{words.noSupport}</p>
      </Titled>
    )
  const { supportBonuses } = campaignTerms(table.packs)
  const isTaken = ({ id }: { readonly id: SupportBonus }): boolean => cells.some(({ bonus }) => bonus === id)
  return (
    <Titled title={title} className="rt-support">
      <ul>
        {(isChosen ? supportBonuses.filter(isTaken) : supportBonuses).map(({ id, name, text }) => {
          const cell = cells.find(({ bonus }) => bonus === id)
          const face = (
            <>
              <Sign path={SUPPORT_PATHS[id]} />
              <span>
                <b>{name[language]}</b> <span>{text[language]}</span>
                <em>
                  {cell && <PlayerMark seat={cell.seat} size={20} />}
                  {cell ? words.takenBy(scene.text.names.who(cell.seat)) : words.free}
                </em>
              </span>
            </>
          )
          return (
            <li
              key={id}
              className={cell ? 'rt-cell rt-cell--taken' : 'rt-cell'}
              data-motion={`support:${id}`}
            >
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

/** RT-CAMP-7, RT-CAMP-8: how many bonuses are taken after the last game; none after a drawn one (RT-CAMP-12). */
function losers(scene: Scene): number {
  const last = campaignOf(scene).games.at(-1)
  return last ? losersOf(campaignTerms(scene.props.table.packs), last, scene.view.lead).length : 0
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
