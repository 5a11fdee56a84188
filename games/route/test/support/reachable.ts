/** The vertices that roads lead to from one of them, itself included. */
export function reachable(
  from: string,
  roads: readonly { readonly a: string; readonly b: string }[],
): Set<string> {
  const reached = new Set([from])
  for (const each of reached) {
    for (const { a, b } of roads) {
      if (a === each) reached.add(b)
      if (b === each) reached.add(a)
    }
  }
  return reached
}
