import type { RouteView } from '../../text/index.ts'

/** Tasks, turns and final routes; dice are chosen one after another, and so the Ancient is met. */
const DECIDED_TOGETHER: readonly RouteView['phase'][] = ['setup', 'turns', 'route']

/** RT-GEN-8: whether everybody decides at the same time now. */
export const isTogether = ({ phase }: Pick<RouteView, 'phase'>): boolean => DECIDED_TOGETHER.includes(phase)
