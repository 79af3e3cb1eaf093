import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { bilingual } from '../words/words.ts'

type ScoreNames = Record<Exclude<ScoreKey, `sdgs_${number}_score`>, string>

/** What scores are called, on screens and in files. */
export const scoreNames = bilingual({
  key: {
    ja: {
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
    en: {
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
      scandal_score: 'Controversy',
      disclosure_score: 'Disclosure',
    } satisfies ScoreNames,
  },
  goals: {
    ja: [
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
    en: [
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
  },
  goal: (number: number, name: string) => ({ ja: `SDG${number} ${name}`, en: `SDG ${number} ${name}` }),
})

/** What the share of a score's weight that rests on disclosed figures is called, wherever it stands. */
export const coverageName: { readonly ja: string; readonly en: string } = { ja: 'カバー率', en: 'Coverage' }

/** What a score is called in a language: `scoreTitle('sdgs_5_score', scoreNames.en)` is “SDG 5 Gender equality”. */
export function scoreTitle(key: string, words: (typeof scoreNames)['ja' | 'en']): string {
  const goal = Number(/^sdgs_(\d+)_score$/.exec(key)?.[1] ?? 0)
  if (goal > 0) return words.goal(goal, words.goals[goal - 1] ?? '')
  return (words.key as Readonly<Record<string, string>>)[key] ?? key
}
