import type { Indicator } from '#contract/market/indicators.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { chartMessages } from '../../charts/messages.ts'
import { formatNumber, formatPoints } from '../../format.ts'
import { unitPerSize, unitWords } from '../../indicators/units.ts'
import { percentOf } from '../profile-axes.ts'
import { rankedText } from '../why/value-text.ts'
import { decompositionMessages } from './decomposition-messages.ts'
import type { Part } from './parts.ts'

interface Names {
  readonly caption: string
  readonly against: string
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
}

/** Every indicator with its category and pillar, for a spreadsheet. */
export function partsTable(whole: Part, { caption, against, indicators }: Names): TableOf {
  const m = decompositionMessages()
  const charts = chartMessages()
  const score = (value: number) => formatNumber(value, 1)
  const points = (value: number) => formatPoints(value, 2)
  const number = (label: string) => ({ label, isNumber: true })
  const rows = whole.parts.flatMap((pillar) =>
    pillar.parts.flatMap((category) =>
      category.parts.map((part) => ({
        key: part.key,
        cells: [
          part.name,
          part.key,
          pillar.name,
          category.name,
          figureCell(percentOf(part.share), points),
          part.leaf ? figureCell(part.leaf.ranked, (value) => figureText(part, value, indicators)) : null,
          unitOf(part, indicators),
          figureCell(percentOf(part.score), score),
          figureCell(percentOf(part.average), score),
          figureCell(percentOf(part.contribution), points),
          figureCell(percentOf(part.difference), points),
          figureCell(part.rank?.rank ?? null, String),
          figureCell(part.rank?.of ?? null, String),
          part.leaf ? m.origins[part.leaf.origin] : m.noFigure,
        ],
      })),
    ),
  )
  return {
    caption,
    columns: [
      { label: m.item },
      { label: m.code },
      { label: charts.group },
      { label: charts.theme },
      number(m.weight),
      number(m.raw),
      { label: m.rawUnit },
      number(charts.score),
      number(m.average),
      number(m.contribution),
      number(m.difference(against)),
      number(m.rank),
      number(m.figures),
      { label: m.origin },
    ],
    rows,
  }
}

type Indicators = Names['indicators']

/** What is ranked in its indicator's words, without the unit. */
function figureText({ key, leaf }: Part, value: number, indicators: Indicators): string {
  const indicator = indicators?.get(key)
  return indicator ? rankedText(value, indicator, leaf?.size?.indicator) : formatNumber(value, 1)
}

function unitOf({ key, leaf }: Part, indicators: Indicators): string {
  const unit = indicators?.get(key)?.unit ?? ''
  return leaf?.size ? unitPerSize(unit, leaf.size.indicator) : unitWords(unit)
}
