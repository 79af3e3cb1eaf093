import { coverageName } from '../scores/score-names.ts'
import { type Both, bilingual } from '../words/words.ts'
import type { Measure, OwnMeasure } from './measure.ts'

/** What measures of a search that are neither scores, indicators nor vendors are called, and what can be asked of any. */
export const measureNames = bilingual({
  own: {
    market_cap: { ja: '時価総額', en: 'Market capitalization' },
    volume: { ja: '出来高', en: 'Trading volume' },
    coverage: coverageName,
    sentiment: { ja: 'ニュースの論調（12か月平均）', en: 'News sentiment, 12-month mean' },
    scandal: { ja: '不祥事レベル', en: 'Controversy level' },
    consensus: { ja: '評価機関のコンセンサス', en: 'Vendor consensus' },
  } satisfies Record<OwnMeasure, Both>,
  aspect: {
    change: (name: string, years: string) => ({ ja: `${name}の変化率（${years}）`, en: `Change in ${name}, ${years}` }),
    difference: (name: string, years: string) => ({
      ja: `${name}の差（${years}）`,
      en: `Difference in ${name}, ${years}`,
    }),
    percentile: (name: string) => ({ ja: `${name}のパーセンタイル（業種内）`, en: `${name}, industry percentile` }),
    deviation: (name: string) => ({ ja: `${name}の偏差値（業種内）`, en: `${name}, industry deviation score` }),
  },
  years: (from: string, to: string) => ({ ja: `${from}→${to}`, en: `${from} to ${to}` }),
  lastYear: { ja: '前年との比較', en: 'vs last year' },
})

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
