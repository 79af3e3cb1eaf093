import { formatDifference, formatNumber } from '../../format.ts'
import type { Band } from '../Band.tsx'
import { figureCell, type TableOf } from '../figure/table.ts'
import { chartMessages } from '../messages.ts'

/** A theme of the method: what it weighs, how it scored, and how both went over the years. */
export interface MaterialTheme {
  readonly key: string
  readonly name: string
  readonly pillar: string
  /** Per cent of the whole method. */
  readonly weight: number
  /** 0 to 100; null without a figure. */
  readonly score: number | null
  readonly average: number | null
  readonly band: Band
  /** Oldest first, as many as `averages`. */
  readonly scores: readonly (number | null)[]
  readonly averages?: readonly (number | null)[]
  /** By year, whether the score, or the average, cannot be compared with that of the year before. */
  readonly apart?: readonly boolean[]
  readonly averagesApart?: readonly boolean[]
}

export interface Pillar {
  readonly key: string
  readonly name: string
  readonly weight: number
  readonly score: number | null
  readonly average: number | null
}

/** Points above or below the industry; null where either is missing. */
export function differenceOf({ score, average }: Pick<MaterialTheme, 'score' | 'average'>): number | null {
  return score === null || average === null ? null : score - average
}

/** The same as it is read beside the two. */
export const differenceText = ({ score, average }: Pick<MaterialTheme, 'score' | 'average'>): string =>
  score === null || average === null ? '—' : formatDifference(score, average)

export const weightPercent = (weight: number): string => `${formatNumber(weight, Number.isInteger(weight) ? 0 : 1)}%`

export function themeTable(themes: readonly MaterialTheme[], pillars: readonly Pillar[], caption: string): TableOf {
  const m = chartMessages()
  const number = (label: string) => ({ label, isNumber: true })
  const score = (value: number) => formatNumber(value, 1)
  return {
    caption,
    columns: [
      { label: m.theme },
      { label: m.group },
      number(m.weight),
      number(m.score),
      { label: m.bandHead },
      number(m.average),
      number(m.difference),
    ],
    rows: themes.map((theme) => ({
      key: theme.key,
      cells: [
        theme.name,
        pillars.find(({ key }) => key === theme.pillar)?.name ?? '',
        { value: theme.weight, text: weightPercent(theme.weight) },
        figureCell(theme.score, score),
        m.band[theme.band],
        figureCell(theme.average, score),
        figureCell(differenceOf(theme), () => differenceText(theme)),
      ],
    })),
  }
}
