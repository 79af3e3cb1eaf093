import { coverageName } from '#contract/scores/score-names.ts'
import type { OwnMeasure } from '#contract/search/measure.ts'
import { measureNames } from '#contract/search/measure-names.ts'
import { messages } from '../../i18n/messages.ts'

/** What measures are called and written in. */
export const measureMessages = messages('search-measures', {
  ja: {
    ...measureNames.ja,
    ownShort: {
      market_cap: '時価総額',
      volume: '出来高',
      coverage: coverageName.ja,
      sentiment: '論調',
      scandal: '不祥事',
      consensus: 'コンセンサス',
    } satisfies Record<OwnMeasure, string>,
    unit: {
      points: '点',
      '%': '%',
      'JPY million': '百万円',
      shares: '株',
      '0 to 4': '0–4',
      '-1 to 1': '−1〜+1',
    },
    lastYearShort: { change: '前年比', difference: '前年差' },
    aspectShort: { change: '変化率', difference: '増減', percentile: 'パーセンタイル', deviation: '偏差値' },
    yes: 'あり',
    no: 'なし',
    classes: {
      strength: '強み',
      average: '平均',
      issue: '課題',
      'not-disclosed': '無回答',
      'top-20': '業種上位20%',
      'top-40': '業種上位20〜40%',
      'top-60': '業種中位20%',
      'worst-40': '業種下位20〜40%',
      'worst-20': '業種下位20%',
    } as Record<string, string>,
  },
  en: {
    ...measureNames.en,
    ownShort: {
      market_cap: 'Market cap',
      volume: 'Volume',
      coverage: coverageName.en,
      sentiment: 'Sentiment',
      scandal: 'Controv.',
      consensus: 'Consensus',
    },
    unit: {
      points: 'points',
      '%': '%',
      'JPY million': '¥m',
      shares: 'shares',
      '0 to 4': '0–4',
      '-1 to 1': '−1 to +1',
    },
    lastYearShort: { change: 'vs last year', difference: 'vs last year' },
    aspectShort: {
      change: 'change',
      difference: 'difference',
      percentile: 'percentile',
      deviation: 'deviation score',
    },
    yes: 'yes',
    no: 'no',
    classes: {
      strength: 'strength',
      average: 'average',
      issue: 'issue',
      'not-disclosed': 'no answer',
      'top-20': 'top 20% of industry',
      'top-40': 'top 20–40%',
      'top-60': 'middle 20%',
      'worst-40': 'worst 20–40%',
      'worst-20': 'worst 20%',
    },
  },
})
