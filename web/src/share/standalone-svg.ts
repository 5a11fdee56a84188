/** What children take over from their parents: written where it changes. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'visibility',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
] as const

/** What belongs to one element, and the value that need not be written. */
const OWN: Readonly<Record<string, string>> = {
  display: 'inline',
  opacity: '1',
  transform: 'none',
  translate: 'none',
  rotate: 'none',
  scale: 'none',
  'clip-path': 'none',
  filter: 'none',
  'mix-blend-mode': 'normal',
  'vector-effect': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  r: '0px',
  rx: 'auto',
  ry: 'auto',
}

/** A turned or shifted element needs to know around which point. */
const ORIGIN = ['transform-box', 'transform-origin'] as const

/**
 * A drawing of the page as a document of its own: its styles are written into it, and what it refers to comes along. Its
 * texts are left out: the fonts of the page do not reach into a document, so whoever draws it writes them.
 */
export function standaloneSvg(svg: SVGSVGElement, width: number, height: number): string {
  const copy = styledCopy(svg, null)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height}`)
  for (const text of copy.querySelectorAll('text:not(:has(textPath)), title')) text.remove()
  addReferences(copy)
  return new XMLSerializer().serializeToString(copy)
}

function styledCopy(element: Element, parent: CSSStyleDeclaration | null): SVGElement {
  const copy = element.cloneNode(false)
  if (!(copy instanceof SVGElement)) throw new Error(`${element.tagName} is no part of a drawing`)
  copy.removeAttribute('class')
  const style = getComputedStyle(element)
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name)
    if (value !== parent?.getPropertyValue(name)) copy.style.setProperty(name, value)
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name)
    if (value !== '' && value !== usual) copy.style.setProperty(name, value)
  }
  if (['transform', 'rotate', 'scale'].some((name) => copy.style.getPropertyValue(name) !== ''))
    for (const name of ORIGIN) copy.style.setProperty(name, style.getPropertyValue(name))
  for (const child of element.childNodes)
    if (child instanceof SVGElement) copy.append(styledCopy(child, style))
    else if (child instanceof Text) copy.append(child.cloneNode())
  return copy
}

const REFERENCE = /url\(["']?#([^"')]+)["']?\)/g

/** Patterns and symbols that other drawings of the page keep. */
function addReferences(copy: SVGElement): void {
  const sought = [copy, ...copy.querySelectorAll('*')].flatMap((each) => {
    const used = each.getAttribute('href')?.match(/^#(.+)$/)?.[1]
    const painted = [...each.attributes].flatMap(({ value }) =>
      [...value.matchAll(REFERENCE)].map(([, id]) => id),
    )
    return [used, ...painted].filter((id) => id !== undefined)
  })
  for (const id of new Set(sought)) {
    const there = copy.querySelector(`#${CSS.escape(id)}`)
    const kept = there === null ? document.getElementById(id) : null
    if (kept instanceof SVGElement) copy.prepend(styledCopy(kept, null))
  }
}
