import { isRecord, type Json } from '@curio/kernel'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import type { OptionsProps } from './contract.ts'
import { PlayerMark } from './player-mark.tsx'
import { Segmented } from './segmented.tsx'

type Options = Readonly<Record<string, Json>>

/**
 * The options so far, and a way to change some of them. Options that `misfits` names do not fit the number of players and
 * are dropped.
 */
export function useOptions(
  { value, seats, change }: Pick<OptionsProps, 'value' | 'seats' | 'change'>,
  misfits: (options: Options, seats: number) => readonly string[],
): readonly [Options, (part: Options) => void] {
  const options = isRecord(value) ? (value as Options) : NONE
  useEffect(() => {
    const wrong = misfits(options, seats).filter((name) => Object.hasOwn(options, name))
    if (wrong.length === 0) return
    change(Object.fromEntries(Object.entries(options).filter(([name]) => !wrong.includes(name))))
  }, [options, seats, change, misfits])
  return [options, (part) => change({ ...options, ...part })]
}

const NONE: Options = {}

const RANDOM = 'random'

interface FirstPlayerProps {
  readonly label: string
  readonly random: string
  /** The names of the seats, in order. */
  readonly names: readonly string[]
  /** Null: chance decides. */
  readonly first: number | null
  readonly change: (first: number | null) => void
  /** What it means to begin. */
  readonly children?: ReactNode
}

/** Who begins: one of the seats, or a random one. */
export function FirstPlayer(props: FirstPlayerProps): ReactElement {
  const { label, random, names, first, change, children } = props
  const seats = names.map((name, seat) => ({
    value: seat as number | typeof RANDOM,
    label: (
      <>
        <PlayerMark seat={seat} /> {name}
      </>
    ),
  }))
  return (
    <div className="field">
      <span>{label}</span>
      <Segmented
        label={label}
        value={first ?? RANDOM}
        options={[{ value: RANDOM, label: random }, ...seats]}
        change={(chosen) => change(chosen === RANDOM ? null : chosen)}
      />
      {children}
    </div>
  )
}
