/** What stands beside a drawing as a picture: text, small drawings, glyphs and swatches where the page has them. */
export interface HtmlPicture {
  readonly group: SVGGElement
  readonly width: number
  readonly height: number
}

/** Controls, hints for those who do not see, and what is folded away belong on no picture. */
const left = 'button:not(:is(td, th, li) button), select, input, .btn, .act, .sr, .seg, label, [role="group"], [hidden]'

/** Elements with everything in them, from their own top left corner on; undefined where nothing of them can be seen. */
export function htmlPicture(elements: readonly Element[]): HtmlPicture | undefined {
  const rects = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
  if (rects.length === 0) return undefined
  const x = Math.min(...rects.map((rect) => rect.left))
  const y = Math.min(...rects.map((rect) => rect.top))
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))]
  const group = create('g', {})
  for (const element of elements) draw(element, { group, x, y })
  return { group: group as SVGGElement, width: right - x, height: bottom - y }
}

interface Sheet {
  readonly group: SVGElement
  readonly x: number
  readonly y: number
}

function draw(node: Node, sheet: Sheet): void {
  if (node instanceof Text) drawText(node, sheet)
  if (!(node instanceof Element) || node.matches(left)) return
  const rect = node.getBoundingClientRect()
  const style = getComputedStyle(node)
  if (style.display === 'none' || style.visibility === 'hidden') return
  // What is folded away has a place all the same.
  if (node.checkVisibility?.() === false) return
  const at = { x: rect.left - sheet.x, y: rect.top - sheet.y, width: rect.width, height: rect.height }
  if (node instanceof SVGSVGElement) {
    const copy = node.cloneNode(true) as SVGSVGElement
    set(copy, at)
    sheet.group.append(copy)
    return
  }
  const glyph = glyphs.find(([name]) => node.matches(`.g.${name}`))
  if (glyph) {
    const [, points] = glyph
    const place = `translate(${at.x} ${at.y}) scale(${at.width / 100} ${at.height / 100})`
    sheet.group.append(create('polygon', { points, fill: style.color, transform: place }))
    return
  }
  if (rect.width > 0) drawBox(style, at, sheet)
  for (const child of node.childNodes) draw(child, sheet)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The ground of an element, flat layers upon it such as the shades of a legend, and the rules around or below it. */
function drawBox(style: CSSStyleDeclaration, at: Box, { group }: Sheet): void {
  const layers = [...style.backgroundImage.matchAll(/linear-gradient\((rgba?\([^)]*\))/g)].map(([, color]) => color!)
  for (const fill of [style.backgroundColor, ...layers]) {
    if (!/^(transparent|rgba\(.*, 0\)|)$/.test(fill)) group.append(create('rect', { ...at, fill }))
  }
  const hatch = /repeating-linear-gradient\([^)]*?(rgba?\([^)]*\))/.exec(style.backgroundImage)?.[1]
  if (hatch) group.append(create('path', { d: hatching(at), stroke: hatch, 'stroke-width': 1.5, fill: 'none' }))
  const width = Number.parseFloat(style.borderBottomWidth)
  if (!(width > 0) || style.borderBottomStyle === 'none') return
  const stroke = { stroke: style.borderBottomColor, 'stroke-width': width }
  const y = at.y + at.height
  if (style.borderLeftStyle !== 'none') group.append(create('rect', { ...at, ...stroke, fill: 'none' }))
  else group.append(create('line', { x1: at.x, x2: at.x + at.width, y1: y, y2: y, ...stroke }))
}

/** Pixels from one line to the next. */
const hatchStep = 8

/** Lines from the lower left to the upper right that fill a box: where x + y is a multiple of the step. */
function hatching({ x, y, width, height }: Box): string {
  const lines: string[] = []
  for (let sum = hatchStep; sum < width + height; sum += hatchStep) {
    const [right, top] = [Math.min(sum, width), Math.max(0, sum - width)]
    const [left, bottom] = [Math.max(0, sum - height), Math.min(sum, height)]
    lines.push(`M${x + right} ${y + top}L${x + left} ${y + bottom}`)
  }
  return lines.join('')
}

/** The shapes that base.css cuts the glyphs of the bands from. */
const glyphs = [
  ['s', '50,8 100,92 0,92'],
  ['a', '4,34 96,34 96,66 4,66'],
  ['i', '0,8 100,8 50,92'],
  ['n', '0,42 40,42 40,58 0,58'],
] as const

/** Of a line's height, how far below its top its letters stand. */
const baseline = 0.78

/** Text line by line, as the page has broken it. */
function drawText(node: Text, { group, x, y }: Sheet): void {
  const parent = node.parentElement
  if (!parent || node.data.trim() === '') return
  const { color, fontSize, fontWeight, fontFamily } = getComputedStyle(parent)
  for (const { text, rect } of linesOf(node)) {
    const line = create('text', {
      x: rect.left - x,
      y: rect.top - y + rect.height * baseline,
      fill: color,
      'font-size': fontSize,
      'font-weight': fontWeight,
      'font-family': fontFamily.replaceAll('"', "'"),
    })
    line.textContent = text
    group.append(line)
  }
}

function linesOf(node: Text): { text: string; rect: DOMRect }[] {
  const range = document.createRange()
  const lines: { text: string; rect: DOMRect }[] = []
  for (let at = 0; at < node.length; at++) {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const rect = range.getBoundingClientRect()
    const line = lines.at(-1)
    if (line && Math.abs(line.rect.top - rect.top) < 2) line.text += node.data[at]
    else if (rect.width > 0) lines.push({ text: node.data[at]!, rect })
  }
  return lines.map(({ text, rect }) => ({ text: text.replace(/\s+/g, ' '), rect }))
}

type Attributes = Readonly<Record<string, string | number>>

function create(name: string, attributes: Attributes): SVGElement {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name)
  set(created, attributes)
  return created
}

function set(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
}
