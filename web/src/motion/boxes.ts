/** Where an element is in the window, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** A shift by pixels of the window, in the units in which the element is drawn. */
export type Shift = (dx: number, dy: number) => string

/** Inside a drawing one unit is not one pixel; there the parent's scale decides. */
export function shiftOf(element: Element): Shift {
  const parent = element.parentElement
  const drawn = element instanceof SVGElement && element.ownerSVGElement !== null
  const matrix = drawn && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
  if (matrix === null) return (dx, dy) => `${dx}px ${dy}px`
  const back = matrix.inverse()
  return (dx, dy) => `${back.a * dx + back.c * dy}px ${back.b * dx + back.d * dy}px`
}

/** What an element looks like now, fixed over the page where it is. */
export function ghostOf(element: Element, { x, y, width, height }: Box): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'motion-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  const copy = element.cloneNode(true)
  if (copy instanceof Element)
    for (const each of [copy, ...copy.querySelectorAll('*')]) {
      each.removeAttribute('id')
      each.removeAttribute('data-motion')
      each.removeAttribute('tabindex')
    }
  ghost.append(
    element instanceof SVGGraphicsElement && element.ownerSVGElement ? drawing(element, copy, x, y) : copy,
  )
  return ghost
}

/** A part of a drawing needs a drawing around it, in the same units. */
function drawing(element: SVGGraphicsElement, copy: Node, x: number, y: number): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const parent = element.parentElement
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
  if (matrix) {
    const { a, b, c, d, e, f } = matrix
    group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - x} ${f - y})`)
  }
  group.append(copy)
  svg.append(group)
  return svg
}
