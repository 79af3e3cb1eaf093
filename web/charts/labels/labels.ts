import type { Pixel } from '../navigation/points.ts'

interface LabelPlace {
  /** Where its leader line ends. */
  readonly end: Pixel
  readonly align: 'left' | 'center' | 'right'
  readonly baseline: 'top' | 'bottom' | 'middle'
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const tries: readonly (readonly [number, number])[] = [
  [12, -20],
  [-12, -20],
  [12, 20],
  [-12, 20],
  [28, -36],
  [-28, -36],
  [28, 36],
  [-28, 36],
  [22, 0],
  [-22, 0],
]

/** How wide a text is at 12 px: kana and kanji are square, Latin letters about half of that. */
export function textWidth(text: string, size = 12): number {
  return [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? size : size * 0.58), 0)
}

/** A place for each label beside its dot: within the frame, clear of the dots and of the labels before it. */
export function placeLabels(
  dots: readonly (Pixel & { readonly text: string })[],
  frame: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): LabelPlace[] {
  const occupied: Box[] = dots.map(({ x, y }) => ({ left: x - 7, top: y - 7, right: x + 7, bottom: y + 7 }))
  return dots.map((dot) => {
    const options = tries.map((offset) => labelAt(dot, offset))
    const cost = ({ box }: (typeof options)[number]) =>
      outside(box, frame) * 100 + occupied.filter((other) => overlaps(box, other)).length * 10
    const best = options.reduce((min, each) => (cost(each) < cost(min) ? each : min))
    occupied.push(best.box)
    return best.place
  })
}

function labelAt(dot: Pixel & { readonly text: string }, [dx, dy]: readonly [number, number]) {
  const width = textWidth(dot.text)
  const end = { x: dot.x + dx, y: dot.y + dy }
  const left = dx > 0 ? end.x - (dy === 0 ? 0 : 6) : end.x - width + (dy === 0 ? 0 : 6)
  const top = dy === 0 ? end.y - 8 : dy > 0 ? end.y : end.y - 16
  const place: LabelPlace = {
    end,
    align: dx > 0 ? 'left' : 'right',
    baseline: dy === 0 ? 'middle' : dy > 0 ? 'top' : 'bottom',
  }
  return { place, box: { left, top, right: left + width, bottom: top + 16 } }
}

function outside(box: Box, frame: Box): number {
  return [box.left < frame.left, box.right > frame.right, box.top < frame.top, box.bottom > frame.bottom].filter(
    Boolean,
  ).length
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Heights of labels that want to stand at these heights, moved apart to at least `gap`; their order stays. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one]! - heights[other]!)
  const placed = [...heights]
  for (let pass = 0; pass < 20; pass++) {
    for (let index = 1; index < order.length; index++) {
      const [upper, lower] = [order[index - 1]!, order[index]!]
      const missing = gap - (placed[lower]! - placed[upper]!)
      if (missing <= 1e-6) continue
      placed[upper]! -= missing / 2
      placed[lower]! += missing / 2
    }
  }
  return placed
}
