import { isList, type Json } from '@curio/kernel'
import { useEffect, useRef, useState } from 'react'
import { REASON_RULES } from '../rules/reasons.ts'
import { bestLinks } from './model/linking.ts'
import { type Offer, type Part, thingsOf } from './model/offers.ts'
import type { Thing } from './model/things.ts'
import {
  changed,
  droppedOffer,
  extended,
  matching,
  meantOffer,
  type Named,
  offerWith,
  stillOpen,
  type Trail,
  trailTo,
} from './model/trail.ts'
import { whyNot } from './model/why-not.ts'
import type { Scene } from './scene.ts'
import type { Plans } from './use-pinned.ts'

/** What is named and chosen on the board, and what a tap does. */
export interface Board {
  readonly scene: Scene
  readonly trail: Trail
  /** Things that were tapped, the latest last. */
  readonly tapped: readonly Thing[]
  readonly value: Json | undefined
  /** The offer that is proposed. */
  readonly current: Offer | null
  readonly picked: readonly Json[]
  /** Offers that everything named is part of, minor parts aside. */
  readonly matches: readonly Offer[]
  /** Things that something can be done with now. */
  readonly legal: ReadonlySet<Thing>
  /** Those that go with what was named. */
  readonly next: ReadonlySet<Thing>
  readonly chosen: ReadonlySet<Thing>
  readonly lit: ReadonlySet<string>
  readonly plans: Plans
  readonly tap: (thing: Thing) => void
  /** Lays one thing on another, and answers if that is a whole answer. */
  readonly drop: (thing: Thing, onto: Thing) => void
  readonly choosePart: (part: Part) => void
  readonly choose: (option: Json) => void
  readonly clear: () => void
}

const NONE: Trail = []

export function useBoard(scene: Scene, plans: Plans): Board {
  const { props, question, offers, view } = scene
  const [kept, keep] = useState<{ readonly asked: string; readonly trail: Trail }>({ asked: '', trail: NONE })
  const asked = question?.id ?? ''
  const value = props.selection?.question.id === question?.id ? props.selection?.value : undefined
  const current = offerWith(offers, value)
  const trail = trailTo(current, kept.asked === asked ? kept.trail : NONE)
  const matches = stillOpen(offers, trail)
  const picked = question?.form === 'pick' && isList(value ?? null) ? (value as readonly Json[]) : []
  const tapped = trail.flatMap((named) => ('thing' in named ? [named.thing] : []))
  const best = (all: readonly Offer[]): Offer | undefined =>
    bestLinks(scene.state, scene.content, scene.own, all)

  // A selection that was dropped elsewhere (Escape) is dropped here too.
  const hadValue = useRef(false)
  useEffect(() => {
    if (hadValue.current && value === undefined) keep({ asked, trail: NONE })
    hadValue.current = value !== undefined
  }, [value, asked])

  // What was laid down is confirmed as soon as the table has taken it for the selection.
  const dropped = useRef<Json>(null)
  useEffect(() => {
    if (dropped.current === null || value !== dropped.current) return
    dropped.current = null
    props.confirm()
  }, [value, props])

  const choose = (option: Json): void => {
    if (question === null) return
    if (question.form !== 'pick') {
      if (value === option) props.confirm()
      else props.select(question, option)
      return
    }
    const without = picked.filter((each) => each !== option)
    const next = without.length < picked.length ? without : [...picked, option].slice(-question.max)
    props.select(question, next.length === 0 ? undefined : next)
  }

  const propose = (to: Trail, offer: Offer | null): void => {
    hadValue.current = false
    keep({ asked, trail: to })
    if (question && value !== offer?.option) props.select(question, offer?.option)
  }

  const name = (named: Named): void => {
    const to = extended(offers, trail, named)
    const left = matching(offers, to)
    const meant = meantOffer(left, best)
    propose(to, meant ?? ('part' in named && current ? changed(left, current, named.part) : null))
  }

  const tap = (thing: Thing): void => {
    const found = offers.filter(({ things }) => things.includes(thing))
    const [first] = found
    if (first === undefined) {
      const why = whyNot(
        { state: scene.state, content: scene.content, seat: scene.own, tapped },
        question,
        thing,
      )
      props.explain({ text: scene.text.words.reasons[why], rule: REASON_RULES[why] })
      return
    }
    if (question?.form === 'pick') choose(first.option)
    else if (current?.things.includes(thing) && tapped.at(-1) === thing) props.confirm()
    else name({ thing })
  }

  const drop = (thing: Thing, onto: Thing): void => {
    const found = droppedOffer(offers, thing, onto)
    if (found === null) {
      tap(onto)
      return
    }
    dropped.current = found.option
    propose([{ thing }, { thing: onto }], found)
  }

  return {
    scene,
    trail,
    tapped,
    value,
    current,
    picked,
    matches,
    legal: new Set(offers.flatMap(({ things }) => things)),
    next: new Set(trail.length === 0 ? [] : matches.flatMap(({ things }) => things)),
    chosen: new Set(question ? thingsOf(question.kind, value, view) : []),
    lit: new Set(props.highlight?.ids ?? []),
    plans,
    tap,
    drop,
    choosePart: (part) => name({ part }),
    choose,
    clear: () => propose(NONE, null),
  }
}
