import { coverageName } from '#contract/scores/score-names.ts'
import type { OwnMeasure } from '#contract/search/measure.ts'
import { measureNames } from '#contract/search/measure-names.ts'
import type { Both } from '#contract/words/words.ts'
import { messages } from '../../i18n/messages.ts'

/** What measures are called and written in. */
export const measureMessages = messages('search-measures', {
  own: { ja: measureNames.ja.own, en: measureNames.en.own },
  aspect: { ja: measureNames.ja.aspect, en: measureNames.en.aspect },
  years: { ja: measureNames.ja.years, en: measureNames.en.years },
  lastYear: { ja: measureNames.ja.lastYear, en: measureNames.en.lastYear },
  ownShort: {
    market_cap: { ja: '時価総額', en: 'Market cap' },
    volume: { ja: '出来高', en: 'Volume' },
    coverage: coverageName,
    sentiment: { ja: '論調', en: 'Sentiment' },
    scandal: { ja: '不祥事', en: 'Controv.' },
    consensus: { ja: 'コンセンサス', en: 'Consensus' },
  } satisfies Record<OwnMeasure, Both>,
  unit: {
    points: { ja: '点', en: 'points' },
    '%': { ja: '%', en: '%' },
    'JPY million': { ja: '百万円', en: '¥m' },
    shares: { ja: '株', en: 'shares' },
    '0 to 4': { ja: '0–4', en: '0–4' },
    '-1 to 1': { ja: '−1〜+1', en: '−1 to +1' },
  },
  lastYearShort: {
    change: { ja: '前年比', en: 'vs last year' },
    difference: { ja: '前年差', en: 'vs last year' },
  },
  aspectShort: {
    change: { ja: '変化率', en: 'change' },
    difference: { ja: '増減', en: 'difference' },
    percentile: { ja: 'パーセンタイル', en: 'percentile' },
    deviation: { ja: '偏差値', en: 'deviation score' },
  },
  yes: { ja: 'あり', en: 'yes' },
  no: { ja: 'なし', en: 'no' },
  classes: {
    strength: { ja: '強み', en: 'strength' },
    average: { ja: '平均', en: 'average' },
    issue: { ja: '課題', en: 'issue' },
    'not-disclosed': { ja: '無回答', en: 'no answer' },
    'top-20': { ja: '業種上位20%', en: 'top 20% of industry' },
    'top-40': { ja: '業種上位20〜40%', en: 'top 20–40%' },
    'top-60': { ja: '業種中位20%', en: 'middle 20%' },
    'worst-40': { ja: '業種下位20〜40%', en: 'worst 20–40%' },
    'worst-20': { ja: '業種下位20%', en: 'worst 20%' },
  } as Record<string, Both>,
})
