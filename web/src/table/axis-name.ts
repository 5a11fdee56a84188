/** A chapter on the axis: the number in its name, or the name itself, a word on each of at most two lines. */
export function axisName(name: string): readonly string[] {
  const number = /\d+/.exec(name)?.[0]
  if (number !== undefined) return [number]
  const [first = '', ...rest] = name.split(' ')
  return rest.length === 0 ? [first] : [first, rest.join(' ')]
}
