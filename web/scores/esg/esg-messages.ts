import { coverageName } from '#contract/scores/score-names.ts'
import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const esgMessages = messages('score-esg', {
  title: { ja: 'スコア', en: 'Scores' },
  sections: {
    pillars: { ja: '柱とカテゴリー', en: 'Pillars and categories' },
    tags: { ja: '横断スコア', en: 'Cross-cutting scores' },
    goals: { ja: 'SDGs', en: 'SDGs' },
  },
  findings: {
    pillars: (best: string, worst: string) => ({
      ja: `最も順位が高いのは${best}、最も低いのは${worst}`,
      en: `Ranks highest on ${best}, lowest on ${worst}`,
    }),
    tags: (best: string, worst: string) => ({
      ja: `横断スコアの順位が最も高いのは${best}、最も低いのは${worst}`,
      en: `Across categories it ranks highest on ${best}, lowest on ${worst}`,
    }),
    goals: (top: string, of: string) => ({
      ja: `SDGs ${of}目標のうち${top}目標が業種上位20%`,
      en: `In the industry’s top fifth on ${top} of ${counted(of, 'goal')}`,
    }),
  },
  notes: {
    pillars: {
      ja: '柱と総合は、カテゴリーのスコアを業種の重みで加重平均したもの。',
      en: 'Pillars and total are means of the category scores, weighted for the industry.',
    },
    tags: {
      ja: '同じ指標を、カテゴリーを横断してまとめ直した平均。総合スコアには二重に加えていない。種別が「開示」のスコアは開示の充実度であって、実績ではない。',
      en: 'The same indicators, grouped across the categories; none counts twice in the total. A score typed “disclosure” says how much is reported, not how well the company performs.',
    },
    goals: {
      ja: '各目標に関わる指標の平均。目標への貢献そのものではなく、関連する取り組みの水準を表す。',
      en: 'Means of the indicators that bear on a goal: the level of related work, not the contribution to the goal itself.',
    },
  },
  item: { ja: '項目', en: 'Item' },
  list: { ja: '一覧', en: 'List' },
  withRank: (name: string, rank: string) => ({ ja: `${name}（${rank}位）`, en: `${name} (${rank})` }),
  key: { ja: 'キー', en: 'Key' },
  weight: { ja: '重み %', en: 'Weight %' },
  badge: { ja: '種別', en: 'Type' },
  line: { ja: 'スコアの位置', en: 'Where it stands' },
  change: { ja: '前年差', en: 'vs last year' },
  rank: { ja: '業種内順位', en: 'Rank in industry' },
  band: { ja: '順位帯', en: 'Ranking band' },
  lower: { ja: '中央60%の下端', en: 'Middle 60% from' },
  upper: { ja: '中央60%の上端', en: 'Middle 60% to' },
  previous: { ja: '前年', en: 'Year before' },
  of: { ja: '業種の社数', en: 'Companies in industry' },
  coverage: coverageName,
  up: { ja: '高いほど良い', en: 'higher is better' },
  rankFrom: (before: string) => ({ ja: `前年 ${before}位`, en: `was ${before}` }),
  expand: (name: string) => ({ ja: `${name}のカテゴリーを開く`, en: `Show the categories of ${name}` }),
  fold: (name: string) => ({ ja: `${name}のカテゴリーを閉じる`, en: `Hide the categories of ${name}` }),
  toParts: { ja: 'スコア分解を見る', en: 'Break the score down' },
})
