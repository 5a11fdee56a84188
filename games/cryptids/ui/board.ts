import { isList, type Json } from '@curio/kernel'
import { useEffect, useRef, useState } from 'react'
import { type ActGroup, meantOffer, type Offer, thingsOf } from './model/offers.ts'
import { askedThing, isTool, partsOf, type Thing } from './model/things.ts'
import type { Scene } from './scene.ts'

/** What is looked at and chosen on the board, and what a tap does. */
export interface Board {
  readonly scene: Scene
  /** The thing whose acts are listed. */
  readonly looked: Thing | null
  /** A group of acts that is listed instead. */
  readonly group: ActGroup | null
  readonly value: Json | undefined
  readonly picked: readonly Json[]
  /** Things that something can be done with now. */
  readonly legal: ReadonlySet<Thing>
  readonly chosen: ReadonlySet<Thing>
  readonly lit: ReadonlySet<string>
  readonly tap: (thing: Thing) => void
  readonly choose: (option: Json) => void
  readonly pickNone: () => void
  readonly showGroup: (group: ActGroup | null) => void
  readonly close: () => void
}

interface Looking {
  readonly thing: Thing | null
  readonly group: ActGroup | null
}

const NOTHING: Looking = { thing: null, group: null }

export function useBoard(scene: Scene): Board {
  const { props, question, acts, byThing, context } = scene
  const [looking, look] = useState<Looking>(NOTHING)
  const asked = useRef<string | null>(null)
  const value = props.selection?.question.id === question?.id ? props.selection?.value : undefined
  const kind = question?.kind ?? ''

  // What was looked at belongs to the question that was open then.
  useEffect(() => {
    if (asked.current === (question?.id ?? null)) return
    asked.current = question?.id ?? null
    look((now) => (isKept(now, kind) ? now : NOTHING))
  }, [question, kind])

  const tool = isTool(looking.thing) ? looking.thing : null
  const offered = tool ? acts.filter(({ things }) => things.includes(tool)) : acts
  const picked = question?.form === 'pick' && isList(value ?? null) ? (value as readonly Json[]) : []

  const choose = (option: Json): void => {
    if (question === null) return
    if (question.form !== 'pick') {
      if (value === option) props.confirm()
      else props.select(question, option)
      return
    }
    const without = picked.filter((each) => each !== option)
    const next = without.length < picked.length ? without : [...picked, option].slice(-question.max)
    props.select(question, next.length >= question.min ? next : next.length === 0 ? undefined : next)
  }

  const tap = (thing: Thing): void => {
    const found = byThing.get(thing) ?? []
    const before = looking.thing
    look({
      thing: isTool(before) && before !== thing && isUnderTool(found, before) ? before : thing,
      group: null,
    })
    if (question === null) return
    if (found.length === 0) {
      const why = scene.text.whyNot(scene.view, scene.own, question, askedThing(scene.view, thing))
      if (why) props.explain(why)
      return
    }
    const selected = found.find(({ option }) => option === value)
    if (selected && question.form !== 'pick' && (before === thing || isTool(before))) {
      props.confirm()
      return
    }
    const meant = question.form === 'pick' ? (found[0] ?? null) : meantOffer(found, before)
    if (meant) choose(meant.option)
    else if (value !== undefined) props.select(question, undefined)
  }

  return {
    scene,
    looked: looking.thing,
    group: looking.group,
    value,
    picked,
    legal: new Set(offered.flatMap(({ things }) => things)),
    chosen: new Set(question ? thingsOf(question.kind, value, context) : []),
    lit: new Set(props.highlight?.ids ?? []),
    tap,
    choose,
    pickNone: () => question && props.select(question, []),
    showGroup: (group) => look({ thing: null, group }),
    close: () => {
      look(NOTHING)
      if (question && value !== undefined) props.select(question, undefined)
    },
  }
}

const isUnderTool = (acts: readonly Offer[], tool: Thing | null): boolean =>
  tool !== null && acts.some(({ things }) => things.includes(tool))

/** A card that is read stays open while the turn goes on; what was done with a place or a skill is done. */
function isKept({ thing }: Looking, kind: string): boolean {
  return (
    thing !== null && partsOf(thing).kind === 'card' && (kind === 'turn' || kind === 'helper' || kind === '')
  )
}
