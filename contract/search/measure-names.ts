import { coverageName } from '../scores/score-names.ts'
import type { Measure, OwnMeasure } from './measure.ts'

/** What measures of a search that are neither scores, indicators nor vendors are called, and what can be asked of any. */
export const measureNames = {
  ja: {
    own: {
      market_cap: '時価総額',
      volume: '出来高',
      coverage: coverageName.ja,
      sentiment: 'ニュースの論調（12か月平均）',
      scandal: '不祥事レベル',
      consensus: '評価機関のコンセンサス',
    } satisfies Record<OwnMeasure, string>,
    aspect: {
      change: (name: string, years: string) => `${name}の変化率（${years}）`,
      difference: (name: string, years: string) => `${name}の差（${years}）`,
      percentile: (name: string) => `${name}のパーセンタイル（業種内）`,
      deviation: (name: string) => `${name}の偏差値（業種内）`,
    },
    years: (from: string, to: string) => `${from}→${to}`,
    lastYear: '前年との比較',
  },
  en: {
    own: {
      market_cap: 'Market capitalization',
      volume: 'Trading volume',
      coverage: coverageName.en,
      sentiment: 'News sentiment, 12-month mean',
      scandal: 'Controversy level',
      consensus: 'Vendor consensus',
    },
    aspect: {
      change: (name: string, years: string) => `Change in ${name}, ${years}`,
      difference: (name: string, years: string) => `Difference in ${name}, ${years}`,
      percentile: (name: string) => `${name}, industry percentile`,
      deviation: (name: string) => `${name}, industry deviation score`,
    },
    years: (from: string, to: string) => `${from} to ${to}`,
    lastYear: 'vs last year',
  },
}

/**
 * What a measure is called: the name of its subject, and what is asked of it.
 *
 * @param subject name of the subject in the language
 * @param yearText a fiscal year as the language writes it
 */
export function measureTitle(
  { aspect, year, from }: Measure,
  subject: string,
  words: (typeof measureNames)['ja' | 'en'],
  yearText: (year: number) => string,
): string {
  if (aspect === 'value') return subject
  if (aspect === 'percentile' || aspect === 'deviation') return words.aspect[aspect](subject)
  const years = year === undefined ? words.lastYear : words.years(yearText(from ?? year - 1), yearText(year))
  return words.aspect[aspect](subject, years)
}
