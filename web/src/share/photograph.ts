import { standaloneSvg } from './standalone-svg.ts'

/** How far the picture reaches beyond what it shows, in pixels of the page. */
const MARGIN = 28
const FOOTER = 36
/** A picture from a phone should not look small elsewhere. */
const LEAST_WIDTH = 1400
const SCALES = { least: 2, most: 4 } as const

/** What is written under a picture. */
interface Footer {
  readonly left: string
  readonly right: string
}

/**
 * A part of the page as a picture. Boxes and texts are painted as they lie, with the fonts of the page; drawings go through
 * the browser's own. Nothing of the page leaves the browser, and no browser refuses to give the picture out, as some do
 * with HTML inside SVG.
 */
export async function photograph(part: HTMLElement, footer: Footer): Promise<HTMLCanvasElement> {
  await document.fonts.ready
  const { x, y, height } = part.getBoundingClientRect()
  const width = inkedEdge(part) - x
  const wide = width + 2 * MARGIN
  const high = height + 2 * MARGIN + FOOTER
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, LEAST_WIDTH / wide))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(wide * scale)
  canvas.height = Math.round(high * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser does not paint')
  // Some letters have another form in another language. Older browsers look at the canvas, newer ones at this.
  canvas.lang = document.documentElement.lang
  if ('lang' in context) context.lang = canvas.lang
  context.scale(scale, scale)
  context.fillStyle = groundOf(part)
  context.fillRect(0, 0, wide, high)
  context.save()
  context.translate(MARGIN - x, MARGIN - y)
  await new Painter(context, scale).paint(part)
  context.restore()
  paintFooter(context, part, footer, wide, high - MARGIN)
  return canvas
}

/** How far to the right something is drawn or written: beyond that a part of the page is blank. */
function inkedEdge(part: HTMLElement): number {
  const edges = [...part.querySelectorAll('*')].map((element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || isUnseen(box)) return 0
    const isDrawn = element instanceof SVGSVGElement || !isClear(style.backgroundColor) || hasEdge(style)
    const written = [...element.childNodes].flatMap((node) => (node instanceof Text ? piecesOf(node) : []))
    return Math.max(isDrawn ? box.right : 0, ...written.map((piece) => piece.box.right))
  })
  return Math.max(...edges)
}

const isClear = (color: string): boolean => color === 'transparent' || color.endsWith(', 0)')

/** The paper behind an element. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  return isClear(backgroundColor) && element.parentElement ? groundOf(element.parentElement) : backgroundColor
}

function paintFooter(
  context: CanvasRenderingContext2D,
  part: HTMLElement,
  { left, right }: Footer,
  width: number,
  baseline: number,
): void {
  const { color } = getComputedStyle(part)
  const tokens = getComputedStyle(document.documentElement)
  context.fillStyle = color
  context.globalAlpha = 0.7
  context.font = `600 16px ${tokens.getPropertyValue('--font-label')}`
  context.textAlign = 'left'
  context.fillText(left, MARGIN, baseline)
  context.textAlign = 'right'
  context.fillText(right, width - MARGIN, baseline)
}

class Painter {
  readonly #context: CanvasRenderingContext2D
  readonly #scale: number

  constructor(context: CanvasRenderingContext2D, scale: number) {
    this.#context = context
    this.#scale = scale
  }

  async paint(element: Element): Promise<void> {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (style.display === 'none' || style.visibility === 'hidden' || isUnseen(box)) return
    this.#context.save()
    this.#context.globalAlpha *= Number(style.opacity)
    if (element instanceof SVGSVGElement) await this.#drawing(element, box)
    else {
      this.#box(style, box)
      if (style.overflow !== 'visible' && style.overflow !== 'auto') this.#clip(style, box)
      for (const child of element.childNodes)
        if (child instanceof Element) await this.paint(child)
        else if (child instanceof Text) this.#text(child, style, zoomOf(element))
    }
    this.#context.restore()
  }

  #outline(style: CSSStyleDeclaration, { x, y, width, height }: DOMRect, inset: number): void {
    const radius = Math.max(0, Number.parseFloat(style.borderTopLeftRadius) - inset)
    this.#context.beginPath()
    this.#context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius)
  }

  #clip(style: CSSStyleDeclaration, box: DOMRect): void {
    this.#outline(style, box, 0)
    this.#context.clip()
  }

  #box(style: CSSStyleDeclaration, box: DOMRect): void {
    const context = this.#context
    if (!isClear(style.backgroundColor)) {
      this.#outline(style, box, 0)
      context.fillStyle = style.backgroundColor
      context.fill()
    }
    const sides = SIDES.map((side) => borderOf(style, side))
    const [top] = sides
    if (top && top.width > 0 && sides.every(({ width }) => width === top.width)) {
      this.#outline(style, box, top.width / 2)
      context.strokeStyle = top.color
      context.lineWidth = top.width
      context.stroke()
    } else
      for (const { side, width, color } of sides) {
        context.fillStyle = color
        context.fillRect(...edgeOf(side, width, box))
      }
  }

  #text(node: Text, style: CSSStyleDeclaration, zoom: number): void {
    const context = this.#context
    context.font = fontOf(style, zoom)
    context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
    context.fillStyle = style.color
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText('x')
    for (const { text, box } of piecesOf(node)) {
      const baseline = box.y + (box.height - above - below) / 2 + above
      context.fillText(style.textTransform === 'uppercase' ? text.toUpperCase() : text, box.x, baseline)
    }
  }

  async #drawing(svg: SVGSVGElement, { x, y, width, height }: DOMRect): Promise<void> {
    const text = standaloneSvg(svg, width * this.#scale, height * this.#scale)
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
    await image.decode()
    this.#context.drawImage(image, x, y, width, height)
    for (const label of svg.querySelectorAll('text:not(:has(textPath))'))
      if (label instanceof SVGTextElement) this.#label(label)
  }

  /** A text within a drawing: it stands where the drawing has it, in the font of the page. */
  #label(label: SVGTextElement): void {
    const context = this.#context
    for (const part of [label, ...label.querySelectorAll('tspan')]) {
      const own = [...part.childNodes].filter((node) => node instanceof Text)
      const text = own.map(({ data }) => data).join('')
      const matrix = part.getScreenCTM()
      const style = getComputedStyle(part)
      if (text.trim() === '' || matrix === null || style.visibility === 'hidden') continue
      if (part.getNumberOfChars() === 0) continue
      const { x, y } = part.getStartPositionOfChar(0)
      context.save()
      context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
      context.font = fontOf(style, 1)
      context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
      context.textAlign = 'left'
      context.lineJoin = 'round'
      if (style.stroke !== 'none') {
        context.strokeStyle = style.stroke
        context.lineWidth = Number.parseFloat(style.strokeWidth)
        context.strokeText(text, x, y)
      }
      if (style.fill !== 'none') {
        context.fillStyle = style.fill
        context.fillText(text, x, y)
      }
      context.restore()
    }
  }
}

/** Texts for screen readers take no room. */
const isUnseen = ({ width, height }: DOMRect): boolean => width <= 1 && height <= 1

/** Browsers give sizes of fonts without the zoom of the element, and places with it. */
const zoomOf = (element: Element): number =>
  'currentCSSZoom' in element && typeof element.currentCSSZoom === 'number' ? element.currentCSSZoom : 1

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration, zoom: number): string =>
  `${fontStyle} ${fontWeight} ${Number.parseFloat(fontSize) * zoom}px ${fontFamily}`

const hasEdge = (style: CSSStyleDeclaration): boolean => SIDES.some((side) => borderOf(style, side).width > 0)

const SIDES = ['top', 'right', 'bottom', 'left'] as const
type BoxSide = (typeof SIDES)[number]

function borderOf(style: CSSStyleDeclaration, side: BoxSide) {
  const has = style.getPropertyValue(`border-${side}-style`) !== 'none'
  return {
    side,
    width: has ? Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) : 0,
    color: style.getPropertyValue(`border-${side}-color`),
  }
}

function edgeOf(
  side: BoxSide,
  thick: number,
  { x, y, width, height }: DOMRect,
): [number, number, number, number] {
  switch (side) {
    case 'top':
      return [x, y, width, thick]
    case 'right':
      return [x + width - thick, y, thick, height]
    case 'bottom':
      return [x, y + height - thick, width, thick]
    case 'left':
      return [x, y, thick, height]
  }
}

/** The words of a text with their places; a word that is broken comes in letters. */
function piecesOf(node: Text): readonly { readonly text: string; readonly box: DOMRect }[] {
  const boxesOf = (from: number, to: number): DOMRect[] => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()]
  }
  const piece = (from: number, to: number) => {
    const [box] = boxesOf(from, to)
    return box ? [{ text: node.data.slice(from, to), box }] : []
  }
  return [...node.data.matchAll(/[^\s]+/g)].flatMap(({ index, 0: word }) => {
    const end = index + word.length
    if (boxesOf(index, end).length < 2) return piece(index, end)
    return Array.from(word, (_, letter) => piece(index + letter, index + letter + 1)).flat()
  })
}
