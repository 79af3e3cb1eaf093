import { counted } from '../i18n/plurals.ts'

export const usesWords = {
  title: { ja: '使われ方', en: 'Where it is used' },
  scores: { ja: 'スコア', en: 'Scores' },
  ladder: (pillar: string, category: string) => ({
    ja: `総合スコア › ${pillar} › ${category}`,
    en: `Total score › ${pillar} › ${category}`,
  }),
  notScored: {
    neutral: {
      ja: '高低に良し悪しがないため、採点には使いません。',
      en: 'Neither high nor low is better, so it is not scored.',
    },
    statutory: {
      ja: 'この法定報告の数値は、採点には使いません。',
      en: 'This figure from statutory reporting is not scored.',
    },
    financial: { ja: '財務の数値は、採点には使いません。', en: 'Financial figures are not scored.' },
  },
  method: { ja: '標準スコアの計算方法', en: 'How the standard score is calculated' },
  missing: { ja: '欠損の扱い', en: 'How missing figures are treated' },
  cross: { ja: '横断スコア', en: 'Cross-cutting scores' },
  goals: { ja: 'SDGsスコア', en: 'SDG scores' },
  labels: { ja: 'タグ', en: 'Tags' },
  materiality: { ja: '業種の重み', en: 'Weight by industry' },
  material: (count: string, all: string) => ({
    ja: `GICS ${all}業種のうち${count}業種で重要（重み3以上）`,
    en: `Material (weight of 3 or more) in ${count} of the ${all} GICS industries`,
  }),
  weights: (name: string) => ({
    ja: `「${name}」の重み（0〜5）ごとの業種数`,
    en: `Industries by their weight for ${name}, 0 to 5`,
  }),
  weight: (weight: number) => ({ ja: `重み${weight}`, en: `Weight ${weight}` }),
  industries: (count: string) => ({ ja: `${count}業種`, en: counted(count, 'industry') }),
  materialityMethod: { ja: 'マテリアリティの重み', en: 'Materiality weights' },
  themes: { ja: 'テーマ・規制の判定', en: 'Themes and regulations' },
  objectives: { ja: 'EUタクソノミー', en: 'EU taxonomy' },
  none: { ja: 'なし', en: 'None' },
  screen: { ja: 'この指標で企業を絞り込む', en: 'Screen companies by this indicator' },
  weigh: { ja: '自分の重みで採点する', en: 'Score with your own weights' },
  related: { ja: '同じサブカテゴリーの指標', en: 'Indicators in the same subcategory' },
}
