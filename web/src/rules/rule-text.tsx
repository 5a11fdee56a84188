import type { Language } from '@curio/ui'
import type { ReactElement, ReactNode } from 'react'
import { gameById } from '../games.ts'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { piecesOf, type Rule, runsOf } from './parse.ts'

interface TextProps {
  readonly text: string
  /** The language it is written in. */
  readonly language: Language
}

/** A text whose Russian words, where it quotes some, are read out as Russian. */
export function Quoting({ text, language }: TextProps): ReactNode {
  if (language === 'ru') return text
  return runsOf(text).map((run) =>
    run.russian ? (
      <span key={run.at} lang="ru">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  )
}

/** A text of the rules with its marks, and with links where it names other rules. */
export function RuleText({ text, language, game }: TextProps & { readonly game: string }): ReactElement {
  return (
    <>
      {piecesOf(text).map((piece, index) => {
        const key = `${index}`
        const words = <Quoting text={piece.text} language={language} />
        if (piece.kind === 'code') return <code key={key}>{words}</code>
        if (piece.kind === 'strong') return <b key={key}>{words}</b>
        if (piece.kind === 'plain') return <span key={key}>{words}</span>
        return (
          <Link key={key} to={`/rules/${game}#${piece.text}`}>
            {piece.text}
          </Link>
        )
      })}
    </>
  )
}

export interface RuleLineProps {
  readonly rule: Rule
  readonly game: string
  /** The language the rule is written in. */
  readonly language: Language
  /** Whether it is the one the address names. */
  readonly target?: boolean
}

/** One rule with its address. */
export function RuleLine({ rule, game, language, target = false }: RuleLineProps): ReactElement {
  const words = useWords()
  const { language: reader } = useSettings()
  return (
    <article className={`rule${target ? ' rule--target' : ''}`} id={rule.id}>
      <header className="rule__head">
        <Link to={`/rules/${game}#${rule.id}`} aria-label={`${words.rules.address} ${rule.id}`}>
          {rule.id}
        </Link>
        {rule.marks && (
          <>
            <span>{editionName(game, rule.marks.edition, reader)}</span>
            <span>{words.rules.sure[rule.marks.sure] ?? rule.marks.sure}</span>
          </>
        )}
      </header>
      <p lang={language}>
        <RuleText text={rule.text} language={language} game={game} />
      </p>
    </article>
  )
}

const editionName = (game: string, edition: string, language: Language): string =>
  gameById(game)?.editions[edition]?.[language] ?? edition
