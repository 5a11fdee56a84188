import type { Packs } from '@curio/kernel'
import { type CardProps, type Language, Segmented } from '@curio/ui'
import { capital } from '@curio/ui/language'
import { type ReactElement, useState } from 'react'
import { HABITATS, type Habitat, LEVELS, type Level } from '../../content/vocabulary.ts'
import { levelNumber } from '../../text/index.ts'
import { Glyph } from '../art/symbols.tsx'
import { contractGlyph, Face, type Press } from '../cards/face.tsx'
import { pressOf } from '../scene.ts'
import { BROWSE_WORDS } from './words.ts'
import '../style/index.css'

interface CardsProps {
  readonly language: Language
  /** What is played with instead of the packs that come with the game. */
  readonly packs?: Packs
}

/** Every card of the game to look through: dossiers, requests, contracts. */
export function Cards({ language, packs = {} }: CardsProps): ReactElement {
  const press = pressOf(packs, language)
  const words = BROWSE_WORDS[language]
  return (
    <div className="cb cb-browse">
      <Dossiers press={press} />
      <section>
        <h2>{words.requests}</h2>
        <p>{words.requestsHelp}</p>
        <ul className="cb-browse-list">
          {press.content.pack.requests.map((request) => (
            <li key={request.id} id={`request-${request.id}`} className="cb-contract">
              <Request press={press} request={request} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.contracts}</h2>
        <p>{words.contractsHelp}</p>
        <ul className="cb-browse-list">
          {press.content.pack.contracts.map(({ id }) => (
            <li key={id} id={`contract-${id}`} className="cb-contract">
              <Contract press={press} id={id} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Dossiers({ press }: { readonly press: Press }): ReactElement {
  const { content, text, language } = press
  const words = BROWSE_WORDS[language]
  const [level, setLevel] = useState<Level | 'all'>('all')
  const [habitat, setHabitat] = useState<Habitat | 'all'>('all')
  const shown = content.pack.cryptids.filter(
    (card) => (level === 'all' || card.level === level) && (habitat === 'all' || card.habitat === habitat),
  )
  return (
    <section>
      <h2>
        {words.cards} <small>{shown.length}</small>
      </h2>
      <div className="cb-browse-filters">
        <Segmented
          label={words.level}
          value={`${level}`}
          options={[
            { value: 'all', label: words.all },
            ...LEVELS.map((each) => ({ value: `${each}`, label: levelNumber(each) })),
          ]}
          change={(chosen) => setLevel(LEVELS.find((each) => `${each}` === chosen) ?? 'all')}
        />
        <Segmented
          label={words.terrain}
          value={habitat}
          options={[
            { value: 'all', label: words.all },
            ...HABITATS.map((each) => ({
              value: each,
              label: (
                <>
                  <Glyph name={each} /> {capital(text.words.habitats[each])}
                </>
              ),
            })),
          ]}
          change={setHabitat}
        />
      </div>
      {shown.length === 0 && <p>{words.none}</p>}
      <ul className="cb-browse-cards">
        {shown.map(({ id }) => (
          <li key={id} id={`card-${id}`} className="cb-browse-card">
            <Dossier press={press} card={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One card of `named`, as the page of all cards has it. */
export function Card({ card, packs, language }: CardProps): ReactElement {
  const press = pressOf(packs, language)
  const [sort, id = ''] = card.split(/-(.*)/)
  return (
    <div className="cb cb-one-card">
      {sort === 'card' ? (
        <div className="cb-browse-card">
          <Dossier press={press} card={id} />
        </div>
      ) : (
        <p className="cb-contract">
          {sort === 'contract' && <Contract press={press} id={id} />}
          {press.content.pack.requests
            .filter((request) => sort === 'request' && request.id === id)
            .map((request) => (
              <Request key={request.id} press={press} request={request} />
            ))}
        </p>
      )}
    </div>
  )
}

type RequestCard = Press['content']['pack']['requests'][number]

function Request({ press, request }: { readonly press: Press; readonly request: RequestCard }): ReactElement {
  return (
    <>
      {'kind' in request ? <Glyph name={request.kind} /> : <b className="cb-code">{request.region}</b>}
      {capital(press.text.names.request(request.id))}
      <b>+{request.points}</b>
    </>
  )
}

function Contract({ press, id }: { readonly press: Press; readonly id: string }): ReactElement {
  return (
    <>
      <Glyph name={contractGlyph(press, id)} />
      {press.text.contract(id)}
    </>
  )
}

/** A face with everything it only hints at in words under it. */
function Dossier({ press, card }: { readonly press: Press; readonly card: string }): ReactElement | null {
  const { content, text, board, language } = press
  const entry = content.cards.get(card)?.entry
  if (!entry) return null
  const location = entry.loc === '?' ? null : entry.loc
  return (
    <>
      <span className="cb-card cb-card--still">
        <Face
          press={press}
          card={card}
          location={location}
          needs={entry.evidence.map((each) => ({ entry: each, how: null }))}
          levelTip={text.words.level(entry.level)}
        />
      </span>
      <h3 className="unseen">{entry[language]}</h3>
      <p className="cb-caption">{entry.caption[language]}</p>
      <p>
        {location ? text.names.place(location) : capital(board.locationUnknown)} ·{' '}
        {text.names.evidences(entry.evidence)}
      </p>
      <p className="cb-ability">{text.ability(card) ?? board.noAbility}</p>
    </>
  )
}
