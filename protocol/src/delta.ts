import type { Json } from '@curio/kernel'

/**
 * How one document becomes another: a number and a change, a number and a change… The numbers count the objects and
 * lists of the old document, each before what is in it, in the order of the text; the document itself is 0.
 *
 * - the change of an object, or of a list that keeps its length, names members or indexes: `{"name": value}` for a
 *   value that is neither object nor list, `{"name": [value]}` for one that is, `{"name": []}` for a member that is gone
 * - the change of any other list is splices, `[at, removed, [items], …]`: at that index of the old list so many items
 *   go and these come
 */
export type Delta = readonly Json[]
