import { Explained } from '@curio/ui'
import { capital } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { countSatisfying } from '../../rules/contracts.ts'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import { contractGlyph } from '../cards/face.tsx'
import type { Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'

interface ContractChipProps {
  readonly scene: Scene
  readonly id: string
  readonly label: string
  readonly seat?: number
}

/** A contract, and how many of a player's cryptids satisfy it. */
export function ContractChip({ scene, id, label, seat = scene.shown }: ContractChipProps): ReactElement {
  const { content, state, view, text } = scene
  const count = countSatisfying(state, content, view.players[seat]?.found ?? [], id)
  const name = text.names.contract(id)
  return (
    <Explained className="cb-contract" tip={`${label}. ${name}. ${capital(scene.board.matching(count))}`}>
      <Glyph name={contractGlyph(scene, id)} />
      <span className="cb-contract-name">{content.contracts.get(id)?.[scene.language]}</span>
      <b>{count}</b>
    </Explained>
  )
}

/** Personal contracts, secret to their owner, and what was done for requests. */
export function Contracts({ scene }: { readonly scene: Scene; readonly board: Board }): ReactElement {
  const { player, text } = scene
  return (
    <section className="cb-hold" aria-label={scene.board.contracts}>
      <h2 className="cb-label">{scene.board.contracts}</h2>
      <div className="cb-hold-row">
        {player?.contracts?.map((id) => (
          <ContractChip key={id} scene={scene} id={id} label={scene.board.contracts} />
        )) ??
          [0, 1].map((which) => (
            <Explained
              key={which}
              className="cb-contract cb-contract--secret"
              tip={scene.board.secretContract}
            >
              <Glyph name="contract" />
              <b>?</b>
            </Explained>
          ))}
        {player?.requests.map((id) => (
          <Explained
            key={id}
            className="cb-contract"
            tip={`${scene.board.requestsTaken}: ${text.names.request(id)}`}
          >
            <Glyph name="request" />
            <b>+{scene.content.requests.get(id)?.points ?? 0}</b>
          </Explained>
        ))}
      </div>
    </section>
  )
}

/** The common contract and the requests on offer. */
export function Common({ scene, board }: { readonly scene: Scene; readonly board: Board }): ReactElement {
  const { view, content, text } = scene
  return (
    <section className="cb-common">
      {view.commonContract !== null && (
        <div className="cb-hold">
          <h2 className="cb-label">{scene.board.commonContract}</h2>
          <ContractChip scene={scene} id={view.commonContract} label={scene.board.commonContract} />
        </div>
      )}
      <div className="cb-hold cb-hold--requests">
        <h2 className="cb-label">{scene.board.requests}</h2>
        <div className="cb-requests">
          {view.reserve.requests.map((id) => {
            const request = content.requests.get(id)
            const thing = `request:${id}` as const
            if (!request) return null
            return (
              <ThingButton
                key={id}
                board={board}
                thing={thing}
                looks="cb-request"
                tip={text.names.request(id)}
              >
                <span className="unseen">{text.names.request(id)}</span>
                {'kind' in request ? (
                  <Glyph name={request.kind} />
                ) : (
                  <b className="cb-code" aria-hidden="true">
                    {request.region}
                  </b>
                )}
                <span aria-hidden="true">×2</span>
                <b aria-hidden="true">+{request.points}</b>
              </ThingButton>
            )
          })}
        </div>
      </div>
    </section>
  )
}
