import { readPalette } from '../engine/palette.ts'

interface Frame {
  readonly title: string
  readonly foot: string
}

const margin = 16
const head = 34
const tail = 26

/** The drawing of a figure as a picture of its own: finding above, source below, paper behind, colors as they are now. */
export function pictureOf(figure: Element, { title, foot }: Frame): SVGSVGElement | undefined {
  const drawing = figure.querySelector<SVGSVGElement>('svg[data-picture], [data-picture] svg') ?? canvasOf(figure)
  if (!drawing) return undefined
  const { paper, ink, 'ink-3': quiet, 'font-sans': sans, 'font-serif': serif } = readPalette()
  const width = drawing.clientWidth || Number(drawing.getAttribute('width'))
  const height = drawing.clientHeight || Number(drawing.getAttribute('height'))
  const copy = drawing.cloneNode(true) as SVGSVGElement
  set(copy, { x: margin, y: margin + head, width, height })
  copy.removeAttribute('style')

  const full = { width: width + 2 * margin, height: height + 2 * margin + head + tail }
  const picture = element('svg', { ...full, viewBox: `0 0 ${full.width} ${full.height}`, 'font-family': sans })
  picture.append(
    element('rect', { ...full, fill: paper }),
    text(title, { x: margin, y: margin + 18, fill: ink, 'font-family': serif, 'font-size': 17, 'font-weight': 700 }),
    copy,
    text(foot, { x: margin, y: full.height - margin, fill: quiet, 'font-size': 11 }),
  )
  return picture as SVGSVGElement
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
