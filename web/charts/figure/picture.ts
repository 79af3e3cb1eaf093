import { readPalette } from '../engine/palette.ts'
import { htmlPicture } from './html-picture.ts'

interface Frame {
  readonly title: string
  /** Whose figure it is, and which: above the title. */
  readonly subject: string
  /** As of when, from where and by whom, then what the sources demand: below the drawing, a line each. */
  readonly foot: readonly string[]
}

const margin = 16
/** Heights of the lines above and below: subject, title, unit, foot. */
const line = { subject: 20, title: 28, unit: 20, foot: 26, more: 16 }

/** What a figure says below its drawing, and a legend that belongs to one view alone. */
const legendParts = '[data-legend] > *, .fig-body [data-key], .fig-body .key'

/**
 * The drawing of a figure as a picture of its own: whose it is, finding and unit above, legend, day and source below, paper behind,
 * colors as they are now. What is drawn as rows of a page is taken as it stands there.
 */
export function pictureOf(figure: Element, { title, subject, foot }: Frame): SVGSVGElement | undefined {
  const drawing = drawingOf(figure)
  if (!drawing) return undefined
  const { paper, ink, 'ink-2': dim, 'ink-3': quiet, 'font-sans': sans, 'font-serif': serif } = readPalette()
  const unit = unitOf(figure)
  const legend = htmlPicture([...figure.querySelectorAll(legendParts)])
  const top = margin + line.subject + line.title + (unit ? line.unit : 0)
  const width = Math.max(
    drawing.width,
    legend?.width ?? 0,
    widthOf(title, 17),
    ...[...foot, subject, unit].map((text) => widthOf(text, 11)),
  )
  const height =
    top + drawing.height + (legend ? legend.height + 12 : 0) + line.foot + (foot.length - 1) * line.more + margin
  const full = { width: width + 2 * margin, height }
  const picture = element('svg', { ...full, viewBox: `0 0 ${full.width} ${full.height}`, 'font-family': sans })
  drawing.node.setAttribute('transform', `translate(${margin} ${top})`)
  legend?.group.setAttribute('transform', `translate(${margin} ${top + drawing.height + 12})`)
  const place = (y: number, fill: string, size: number) => ({ x: margin, y, fill, 'font-size': size })
  picture.append(
    element('rect', { ...full, fill: paper }),
    text(subject, place(margin + 10, dim, 11)),
    text(title, { ...place(margin + line.subject + 16, ink, 17), 'font-family': serif, 'font-weight': 700 }),
    ...(unit ? [text(unit, place(top - 8, dim, 11))] : []),
    drawing.node,
    ...(legend ? [legend.group] : []),
    ...foot.map((words, at) =>
      text(words, place(full.height - margin - (foot.length - 1 - at) * line.more, quiet, 11)),
    ),
  )
  return picture as SVGSVGElement
}

/** About what a line of text takes: a Japanese letter is a square, a Latin one a little over half of it. */
function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (character.codePointAt(0)! > 0x2fff ? 1 : 0.6), 0) * size
}

/** The unit that stands above a drawing, without the controls beside it. */
export function unitOf(figure: Element): string {
  const unit = figure.querySelector('[data-unit]')?.cloneNode(true) as Element | undefined
  for (const control of unit?.querySelectorAll('select, button, input, label, [role]') ?? []) control.remove()
  return unit?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

interface Drawing {
  readonly node: SVGElement
  readonly width: number
  readonly height: number
}

/** A drawing of one piece; else what stands in the figure, rows and all. */
function drawingOf(figure: Element): Drawing | undefined {
  const shapes = figure.querySelectorAll<SVGSVGElement>('svg[data-picture], [data-picture] svg')
  const drawing = shapes[0] ?? canvasOf(figure)
  const body = figure.querySelector('.fig-body')
  if (!drawing) {
    const rows = body && htmlPicture([...body.children])
    return rows ? { node: rows.group, width: body.getBoundingClientRect().width, height: rows.height } : undefined
  }
  const width = drawing.clientWidth || Number(drawing.getAttribute('width'))
  const height = drawing.clientHeight || Number(drawing.getAttribute('height'))
  const copy = drawing.cloneNode(true) as SVGSVGElement
  set(copy, { width, height })
  copy.removeAttribute('style')
  const node = element('g', {})
  node.append(copy)
  return { node, width, height }
}

/** What canvases show, one over the other, as images in shapes of their size. */
function canvasOf(figure: Element): SVGSVGElement | undefined {
  const layers = [...figure.querySelectorAll<HTMLCanvasElement>('[data-picture] canvas')]
  const [first] = layers
  if (!first) return undefined
  const size = { width: first.clientWidth, height: first.clientHeight }
  const frame = element('svg', size)
  frame.append(...layers.map((layer) => element('image', { ...size, href: layer.toDataURL('image/png') })))
  return frame as SVGSVGElement
}

/** As a file: tokens are replaced by their values, which no other program knows. */
export function svgText(picture: SVGSVGElement): string {
  const style = getComputedStyle(document.documentElement)
  const written = new XMLSerializer().serializeToString(picture)
  return written.replace(/var\((--[\w-]+)\)/g, (_, token: string) =>
    style.getPropertyValue(token).trim().replaceAll('"', "'"),
  )
}

/** The picture in points, twice as fine as on the screen. */
export async function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Number(picture.getAttribute('width')) * 2
  canvas.height = Number(picture.getAttribute('height')) * 2
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

type Attributes = Readonly<Record<string, string | number>>

function element(name: string, attributes: Attributes): SVGElement {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name)
  set(created, attributes)
  return created
}

function text(content: string, attributes: Attributes): SVGElement {
  const created = element('text', attributes)
  created.textContent = content
  return created
}

function set(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
}
