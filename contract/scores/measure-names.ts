import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { Measure, OwnMeasure } from '../search/measure.ts'

type ScoreNames = Record<Exclude<ScoreKey, `sdgs_${number}_score`>, string>

/** What scores are called, on screens and in files. */
export const scoreNames = {
  ja: {
    key: {
      sustainability_score: '総合スコア',
      e_score: '環境',
      s_score: '社会',
      g_score: '企業統治',
      climatechange: '気候変動',
      environmental_management: '環境マネジメント',
      energy: 'エネルギー',
      water: '水',
      waste: '廃棄物',
      emissions: '排出物',
      community: '地域社会',
      diversity_s: 'ダイバーシティ',
      social_improvement: '社会課題への取り組み',
      labour_rights: '労働者の権利',
      board_meeting: '取締役会',
      anti_corruption: '腐敗防止',
      risk_management: 'リスク管理',
      risk_score: 'リスク',
      opportunity_score: '機会',
      impact_score: 'インパクト',
      regulation_score: '規制',
      scandal_score: '不祥事',
      disclosure_score: '開示',
    } satisfies ScoreNames,
    goals: [
      '貧困',
      '飢餓',
      '健康・福祉',
      '教育',
      'ジェンダー',
      '水・トイレ',
      'エネルギー',
      '働きがい・成長',
      '産業・技術革新',
      '不平等',
      'まちづくり',
      'つくる・つかう責任',
      '気候変動',
      '海の豊かさ',
      '陸の豊かさ',
      '平和・公正',
      'パートナーシップ',
    ],
    goal: (number: number, name: string) => `SDG${number} ${name}`,
  },
  en: {
    key: {
      sustainability_score: 'Total score',
      e_score: 'Environment',
      s_score: 'Social',
      g_score: 'Governance',
      climatechange: 'Climate change',
      environmental_management: 'Environmental management',
      energy: 'Energy',
      water: 'Water',
      waste: 'Waste',
      emissions: 'Emissions',
      community: 'Community',
      diversity_s: 'Diversity',
      social_improvement: 'Social improvement',
      labour_rights: 'Labour rights',
      board_meeting: 'Board',
      anti_corruption: 'Anti-corruption',
      risk_management: 'Risk management',
      risk_score: 'Risk',
      opportunity_score: 'Opportunity',
      impact_score: 'Impact',
      regulation_score: 'Regulation',
      scandal_score: 'Scandal',
      disclosure_score: 'Disclosure',
    } satisfies ScoreNames,
    goals: [
      'No poverty',
      'Zero hunger',
      'Health',
      'Education',
      'Gender equality',
      'Clean water',
      'Clean energy',
      'Decent work',
      'Innovation',
      'Inequalities',
      'Cities',
      'Responsible consumption',
      'Climate',
      'Life below water',
      'Life on land',
      'Peace & justice',
      'Partnerships',
    ],
    goal: (number: number, name: string) => `SDG ${number} ${name}`,
  },
}

/** What measures of a search that are neither scores, indicators nor vendors are called, and what can be asked of any. */
export const measureNames = {
  ja: {
    own: {
      market_cap: '時価総額',
      volume: '出来高',
      disclosure_rate: '開示率',
      coverage: '開示にもとづく割合（総合スコア）',
      sentiment: 'ニュースの論調（12か月平均）',
      scandal: '不祥事レベル',
      consensus: 'ベンダーコンセンサス',
    } satisfies Record<OwnMeasure, string>,
    aspect: {
      change: (name: string, years: string) => `${name}の変化率（${years}）`,
      difference: (name: string, years: string) => `${name}の差（${years}）`,
      percentile: (name: string) => `${name}の順位点（業種内）`,
    },
    years: (from: string, to: string) => `${from}→${to}`,
    lastYear: '前年比',
  },
  en: {
    own: {
      market_cap: 'Market capitalization',
      volume: 'Trading volume',
      disclosure_rate: 'Disclosure rate',
      coverage: 'Share of the total score that is disclosed',
      sentiment: 'News sentiment, 12-month mean',
      scandal: 'Controversy level',
      consensus: 'Vendor consensus',
    },
    aspect: {
      change: (name: string, years: string) => `Change in ${name}, ${years}`,
      difference: (name: string, years: string) => `Difference in ${name}, ${years}`,
      percentile: (name: string) => `${name}, percentile in its industry`,
    },
    years: (from: string, to: string) => `${from} to ${to}`,
    lastYear: 'y/y',
  },
}

/** What a score is called in a language: `scoreTitle('sdgs_5_score', scoreNames.en)` is “SDG 5 Gender equality”. */
export function scoreTitle(key: string, words: (typeof scoreNames)['ja' | 'en']): string {
  const goal = Number(/^sdgs_(\d+)_score$/.exec(key)?.[1] ?? 0)
  if (goal > 0) return words.goal(goal, words.goals[goal - 1] ?? '')
  return (words.key as Readonly<Record<string, string>>)[key] ?? key
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
  if (aspect === 'percentile') return words.aspect.percentile(subject)
  const years = year === undefined ? words.lastYear : words.years(yearText(from ?? year - 1), yearText(year))
  return words.aspect[aspect](subject, years)
}
