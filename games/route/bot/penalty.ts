import type { AncientId } from '../content/pack.ts'
import { NONE, TYPES } from './atlas.ts'
import type { Judge } from './judge.ts'

type Loss = (judge: Judge, call: number) => number

/** What one failure would cost the line as it is, by Ancient. */
export const FAILURE_LOSS: Readonly<Record<AncientId, Loss>> = {
  /** RT-ANC-CTH-2. */
  CTHULHU: (judge, call) =>
    call === NONE ? 0 : ((judge.line.tourists[call] as number) / 2) * judge.touristWorth(call),
  YOG_SOTHOTH: universityLoss,
  DAGON: riversideLoss,
  /** RT-ANC-SHU-2. */
  SHUB_NIGGURATH: (judge) => judge.line.gateLinks * judge.touristWorth(mostNumerous(judge.line.tourists)),
}

/** RT-ANC-YOG-2: the two fullest blocks. */
function universityLoss(judge: Judge): number {
  const { tourists } = judge.board
  const full = (block: number): number => {
    const at = block * TYPES
    return (
      (tourists[at] as number) +
      (tourists[at + 1] as number) +
      (tourists[at + 2] as number) +
      (tourists[at + 3] as number)
    )
  }
  let [first, second] = [NONE, NONE]
  for (const block of judge.atlas.universityBlocks) {
    if (!judge.line.passes(block)) continue
    if (first === NONE || full(block) > full(first)) [first, second] = [block, first]
    else if (second === NONE || full(block) > full(second)) second = block
  }
  return (first === NONE ? 0 : judge.blockWorth(first)) + (second === NONE ? 0 : judge.blockWorth(second))
}

const counts = new Int32Array(TYPES)

/** RT-ANC-DAG-4. */
function riversideLoss(judge: Judge): number {
  const { tourists } = judge.board
  counts.fill(0)
  for (const block of judge.atlas.riversideBlocks) {
    if (!judge.line.passes(block)) continue
    for (let type = 0; type < TYPES; type++) {
      counts[type] = (counts[type] as number) + (tourists[block * TYPES + type] as number)
    }
  }
  const most = mostNumerous(counts)
  return (counts[most] as number) * judge.touristWorth(most)
}

function mostNumerous(numbers: Int32Array): number {
  let most = 0
  for (let type = 1; type < TYPES; type++)
    if ((numbers[type] as number) > (numbers[most] as number)) most = type
  return most
}
