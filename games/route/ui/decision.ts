import { type Json, type Question, sameJson } from '@curio/kernel'
import { useEffect, useRef, useState } from 'react'
import { writeAct } from '../rules/acts.ts'
import { refuseGroup } from '../rules/drawing.ts'
import { isQuestionKind } from '../rules/question-kinds.ts'
import { refusalOf } from '../rules/refusals.ts'
import { seatStateOf } from '../seat-state.ts'
import { type DrawGroup, type RoutePartView, readAct, vocabularyOf } from '../text/index.ts'
import { refusalWords } from '../text/refusal-words.ts'
import {
  answerFor,
  chosenIds,
  type Draft,
  draftFor,
  legalIds,
  neededCalled,
  proposedRoute,
  tapRoute,
} from './draft.ts'
import {
  allSegments,
  calledTourists,
  countedBlocks,
  type DrawOption,
  type DrawOptions,
  EMPTY_SKETCH,
  firstGroup,
  groupDrawOptions,
  type Sketch,
  tapCalled,
  tapPicked,
  tapSegment,
} from './model/taps.ts'
import type { Scene } from './scene.ts'

/** The decision at hand: what may be tapped, what is chosen, and what a tap does. */
export interface Decision {
  readonly kind: string
  readonly value: Json | undefined
  readonly legal: ReadonlySet<string>
  /** Legal at all, though not the next step: a tap begins anew. */
  readonly possible: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  readonly counts: ReadonlyMap<string, number>
  readonly needed: number
  readonly draw: DrawOptions | null
  readonly group: DrawGroup
  readonly sketch: Sketch
  readonly picked: readonly Json[]
  readonly route: readonly RoutePartView[] | null
  /** RT-FR-9: the best route that is known. */
  readonly proposal: readonly RoutePartView[] | null
  readonly openly: boolean
  readonly tap: (id: string) => void
  readonly choose: (value: Json | undefined) => void
  readonly chooseGroup: (group: DrawGroup) => void
  readonly pick: (option: Json) => void
  readonly setRoute: (route: readonly RoutePartView[]) => void
  readonly setOpenly: (openly: boolean) => void
  readonly clear: () => void
  readonly refuse: (id: string) => void
}

/** With the best route, once it is found; until then the rules propose one. */
export function useDecision(scene: Scene, best: readonly RoutePartView[] | null): Decision | null {
  const { question, props } = scene
  const [stored, store] = useState<Draft | null>(null)
  const selected = useRef<Json | undefined>(undefined)
  const proposed = useRef<{ readonly question: string; readonly route: Json } | null>(null)
  const proposal = question?.kind === 'route' ? (best ?? proposedRoute(scene)) : null
  const value = props.selection?.question.id === question?.id ? props.selection?.value : undefined
  const draft = draftFor(scene, stored, value)

  // The shell may take a selection back (Esc, undo): then what led to it is taken back too.
  useEffect(() => {
    if (value === undefined && selected.current !== undefined) {
      selected.current = undefined
      store(null)
    }
  }, [value])

  // The best route is selected as soon as it is found (RT-FR-9), unless another one has been begun. What the rules propose
  // until then may be worth far less, so it is not confirmed by a press too early.
  useEffect(() => {
    if (question?.kind !== 'route' || best === null) return
    const before = proposed.current?.question === question.id ? proposed.current.route : undefined
    if (sameJson(before ?? null, best as Json)) return
    proposed.current = { question: question.id, route: best as Json }
    if (!sameJson(value ?? null, before ?? null)) return
    selected.current = best as Json
    props.select(question, best as Json)
  })

  if (question === null) return null
  return decisionFor(scene, question, draft, proposal, {
    value,
    change: (part) => store(part && { ...draft, ...part, question: question.id }),
    choose: (answer) => {
      selected.current = answer
      props.select(question, answer)
    },
  })
}

interface Hands {
  readonly value: Json | undefined
  /** Null: forget everything that was begun. */
  readonly change: (part: Partial<Draft> | null) => void
  readonly choose: (answer: Json | undefined) => void
}

function decisionFor(
  scene: Scene,
  question: Question,
  draft: Draft,
  proposal: Decision['proposal'],
  hands: Hands,
): Decision {
  const { value, change, choose } = hands
  const draw =
    question.kind === 'draw' && question.form === 'choose'
      ? groupDrawOptions(scene.pack, question.options)
      : null
  const group = draft.group ?? (draw ? firstGroup(draw) : 'end')
  const offered = draw?.[group] ?? []
  const legal = legalIds(scene, draft, offered)
  const called = question.kind === 'penalty.called'
  const base = {
    kind: question.kind,
    value,
    legal,
    possible: draw ? allSegments(offered) : legal,
    chosen: chosenIds(scene, draft, value),
    counts: called ? countedBlocks(draft.picked.map(String)) : new Map<string, number>(),
    needed: called ? neededCalled(scene) : 0,
    draw,
    group,
    sketch: draft.sketch,
    picked: draft.picked,
    route: draft.route,
    proposal,
    openly: draft.openly,
    choose,
    chooseGroup: (next: DrawGroup) => {
      change({ group: next, sketch: EMPTY_SKETCH })
      choose(draw?.[next].find(({ ids }) => ids.length === 0)?.text)
    },
    pick: (option: Json) => {
      if (question.form !== 'pick') return
      const picked = tapPicked(draft.picked, option, question.max)
      change({ picked })
      choose(picked.length >= question.min ? [...picked] : undefined)
    },
    setRoute: (route: readonly RoutePartView[]) => {
      change({ route })
      choose(route.length > 0 ? (route as Json) : undefined)
    },
    setOpenly: (openly: boolean) => {
      change({ openly })
      const task = taskIn(scene, value)
      if (task !== null) choose(writeAct('task.keep', { task, openly }))
    },
    clear: () => {
      change(null)
      choose(undefined)
    },
    refuse: (id: string) => explainThing(scene, id, { group, draft }),
  }
  return { ...base, tap: (id) => tap(scene, question, draft, { ...hands, offered, decision: base }, id) }
}

/** The task that an answer keeps. */
export function taskIn({ pack }: Scene, value: Json | undefined): string | null {
  return readAct(vocabularyOf(pack), 'task.keep', value ?? null)?.task ?? null
}

interface TapHands extends Hands {
  readonly offered: readonly DrawOption[]
  readonly decision: Omit<Decision, 'tap'>
}

/** What a tap on a thing of the board does. */
function tap(scene: Scene, question: Question, draft: Draft, hands: TapHands, id: string): void {
  const { decision } = hands
  if (question.kind === 'draw') tapRoad(draft, hands, id)
  else if (question.kind === 'route') {
    const route = tapRoute(scene, draft.route ?? [], id)
    if (route) decision.setRoute(route)
    else decision.refuse(id)
  } else if (!decision.legal.has(id)) decision.refuse(id)
  else if (question.form === 'pick') decision.pick(id)
  else if (question.kind === 'penalty.called') tapTourist(scene, draft, hands, id)
  else hands.choose(answerFor(scene, id, decision.value))
}

function tapRoad(draft: Draft, { decision, change, choose, offered }: TapHands, id: string): void {
  const sketch = tapSegment(offered, draft.sketch, id)
  if (!sketch) {
    decision.refuse(id)
    return
  }
  change({ sketch, group: decision.group })
  choose(sketch.answer ?? undefined)
}

/** RT-ANC-CTH-5. */
function tapTourist(scene: Scene, draft: Draft, { decision, change, choose }: TapHands, id: string): void {
  const standing = calledTourists(scene.pack, scene.me).get(id) ?? 0
  const named = tapCalled(draft.picked.map(String), id, standing, decision.needed)
  change({ picked: named })
  choose(named.length === decision.needed ? named : undefined)
}

/** What has been begun, as far as it decides what can be tapped next. */
interface Begun {
  readonly group: DrawGroup
  readonly draft: Draft
}

/** Says why a thing of the board cannot be chosen, whether something is asked or not. */
export function explainThing({ props, ...scene }: Scene, id: string, begun?: Begun): void {
  const { question, view, pack, own } = scene
  const words = refusalWords(props.language, pack)
  if (view.phase === 'over') props.explain({ text: words.over, rule: null })
  else if (question === null) props.explain({ text: words.notYourMove, rule: null })
  else if (isQuestionKind(question.kind)) {
    const state = seatStateOf(pack, view, own)
    const sketch = begun && { group: begun.group, ids: begun.draft.sketch.segments }
    const route = begun?.draft.route ?? []
    const asked = { kind: question.kind, route, ...(sketch ? { sketch } : {}) }
    const refusal = state && refusalOf(state, asked, id)
    if (refusal) props.explain({ text: words[refusal.why], rule: refusal.rule })
  }
}

/** Says why nothing can be drawn by a way or bonus. */
export function explainGroup({ props, view, pack, city, own }: Scene, group: DrawGroup): void {
  const state = seatStateOf(pack, view, own)
  const refusal = state?.turn ? refuseGroup(city, state.board, state.turn, group) : null
  if (refusal) props.explain({ text: refusalWords(props.language, pack)[refusal.why], rule: refusal.rule })
}
