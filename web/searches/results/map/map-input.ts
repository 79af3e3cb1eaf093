import type { getSearchPoints } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { relationOf } from '#methodology/findings/relation.ts'
import type { Position, PositionMapInput } from '../../../charts/position-map/position.ts'
import { namesOf, shortName } from '../../../companies/names.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import type { Ends } from './map-ends.ts'
import { mapMessages } from './map-messages.ts'
import { isSkewed, scaleOf } from './map-scale.ts'

export type Points = Output<typeof getSearchPoints>

/** A measure as an axis. */
export interface Side {
  readonly words: MeasureWords
  readonly ends: Ends
  /** Chosen by the reader; by the figures when undefined. */
  readonly isLog: boolean | undefined
}

interface MapRequest {
  readonly points: Points
  readonly x: Side
  readonly y: Side
  readonly compared: (id: number) => boolean
  readonly picked: (id: number) => boolean
}

/** The result as a map: who stands where, on which scales, and what the corners are called. */
export function mapOf({ points, x, y, compared, picked }: MapRequest) {
  const log = { x: x.isLog ?? isSkewed(points.xs), y: y.isLog ?? isSkewed(points.ys) }
  const dots = points.companies.flatMap((company, index) => {
    const [atX, atY] = [points.xs[index]!, points.ys[index]!]
    return (log.x && atX <= 0) || (log.y && atY <= 0) ? [] : [{ company, index, x: atX, y: atY }]
  })
  const positions = dots.map(
    (one): Position => ({
      key: String(one.company.id),
      name: shortName(namesOf(one.company).first),
      x: one.x / x.words.scale,
      y: one.y / y.words.scale,
      size: points.sizes[one.index] ?? null,
      role: compared(one.company.id) ? 'own' : 'peer',
    }),
  )
  const input: PositionMapInput = {
    positions,
    xName: x.words.name,
    yName: y.words.name,
    axisNames: { x: axisName(x), y: axisName(y) },
    scales: {
      x: scaleOf({ values: positions.map((one) => one.x), isLog: log.x, text: textOf(x) }),
      y: scaleOf({ values: positions.map((one) => one.y), isLog: log.y, text: textOf(y) }),
    },
    medians: {
      x: points.median.x === null ? null : points.median.x / x.words.scale,
      y: points.median.y === null ? null : points.median.y / y.words.scale,
    },
    picked: new Set(positions.flatMap(({ key }) => (picked(Number(key)) ? [key] : []))),
    quadrants: quadrantsOf(x.ends, y.ends),
  }
  return {
    input,
    log,
    /** Companies that a log scale has no place for. */
    hidden: points.companies.length - positions.length,
    relation: relationOf(points.xs, points.ys),
  }
}

/** Figures on the map are as they are read; the words take them as the API has them. */
const textOf =
  ({ words }: Side) =>
  (value: number) =>
    words.text(value * words.scale)

function axisName({ words, ends }: Side): string[] {
  const m = mapMessages()
  const unit = words.kind === 'score' ? '' : words.unit
  const more = m.with(unit, words.direction === 'neutral' || ends.good === null ? '' : m.better[words.direction])
  return more === '' ? [words.name] : [words.name, m.aside(more)]
}

function quadrantsOf(x: Ends, y: Ends): PositionMapInput['quadrants'] {
  const m = mapMessages()
  return {
    both: m.corner(x.corner.high, y.corner.high),
    yOnly: m.corner(x.corner.low, y.corner.high),
    neither: m.corner(x.corner.low, y.corner.low),
    xOnly: m.corner(x.corner.high, y.corner.low),
  }
}

/** The map as it is drawn, with its two measures. */
export type ShownMap = ReturnType<typeof mapOf> & { readonly x: Side; readonly y: Side }
