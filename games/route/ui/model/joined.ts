import type { Shown } from '../../rules/shown.ts'

type Block = Shown['map']['blocks'][number]

/** Whether two blocks are parts of one campus or one landmark. */
const isShared = (one: Block, other: Block): boolean =>
  one.university === true
    ? other.university === true
    : one.landmark !== undefined && one.landmark === other.landmark

/** RT-DM-39, RT-SYD-24: no road divides them. */
export function isJoined({ map }: Shown, one: Block, other: Block): boolean {
  // A path that only some Ancient opens divides nothing.
  const isBetween = ({ along, onlyWith }: (typeof map.roads)[number]): boolean =>
    onlyWith === undefined && along.includes(one.id) && along.includes(other.id)
  return isShared(one, other) && !map.roads.some(isBetween)
}

/** Blocks that are fenced as one: the campus (RT-DM-35), and each landmark of several blocks (RT-BASE-42). */
export function groundsOf({ map: { blocks } }: Shown): readonly (readonly Block[])[] {
  const firsts = blocks.filter(
    (block) =>
      (block.university || block.landmark !== undefined) &&
      blocks.find((each) => isShared(block, each)) === block,
  )
  return firsts.map((first) => blocks.filter((block) => isShared(first, block)))
}

/** A landmark of several blocks is named once, in the first of them. */
export const isNamed = ({ map }: Shown, block: Block): boolean =>
  block.landmark === undefined || map.blocks.find(({ landmark }) => landmark === block.landmark) === block
