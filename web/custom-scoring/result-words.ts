import { counted, pluralOf } from '../i18n/plurals.ts'

export const resultWords = {
  name: { ja: '順位の変化', en: 'Rank changes' },
  toRanking: { ja: '順位を見る', en: 'See the ranking' },
  views: {
    ladder: { ja: '順位の対照', en: 'Ladder' },
    ranges: { ja: '順位の幅', en: 'Ranges' },
    table: { ja: '一覧', en: 'Table' },
  },
  rises: (name: string, places: string) => ({
    ja: `最も上げたのは${name}（+${places}位）。`,
    en: `${name} rises most (+${places}); `,
  }),
  kept: (keptCount: string, of: string) => ({
    ja: `標準の上位${of}社のうち${keptCount}社が上位${of}社に残る`,
    en: `${keptCount} of the standard’s top ${of} ${pluralOf('stay', keptCount)} in the top ${of}`,
  }),
  nearly: (correlation: string) => ({
    ja: `標準とほぼ同じ（順位相関${correlation}）`,
    en: `Close to the standard (rank correlation ${correlation})`,
  }),
  unit: (year: string, companies: string) => ({
    ja: `${year}　スコアのある${companies}社中の順位`,
    en: `${year}, rank among ${counted(companies, 'company')} with a score`,
  }),
  correlation: (correlation: string) => ({
    ja: `標準との順位相関 ${correlation}`,
    en: `Rank correlation with the standard ${correlation}`,
  }),
  lost: (count: string) => ({
    ja: `標準では順位があり、この重みでは開示が足りず順位のない企業 ${count}社`,
    en: `${counted(count, 'company')} ranked by the standard but not by these weights, for lack of disclosure`,
  }),
  gained: (count: string) => ({
    ja: `この重みでのみ順位のある企業 ${count}社`,
    en: `${counted(count, 'company')} ranked only by these weights`,
  }),
  noYear: { ja: '採点できる年度がありません。', en: 'No year can be scored.' },
  noneScored: {
    ja: 'この重みで順位のつく企業はありません。重みを置いた指標を開示している企業が足りません。',
    en: 'No company is ranked by these weights: too few disclose the weighted indicators.',
  },
  companies: { ja: '企業', en: 'Company' },
  rank: { ja: '順位', en: 'Rank' },
  score: { ja: 'スコア', en: 'Score' },
  standard: { ja: '標準の順位', en: 'Standard rank' },
  change: { ja: '変化', en: 'Change' },
  coverage: { ja: 'カバー率', en: 'Coverage' },
  standardCoverage: { ja: '標準のカバー率', en: 'Coverage, standard' },
  lostCoverage: { ja: 'カバー率の差', en: 'Coverage change' },
  range: { ja: '順位の幅（5〜95%）', en: 'Range (5–95%)' },
  sort: { ja: '並び順', en: 'Order' },
  sorts: {
    rank: { ja: 'この重みの順位', en: 'Rank by these weights' },
    change: { ja: '上げた順', en: 'Largest rise' },
    coverage: { ja: 'カバー率の高い順', en: 'Highest coverage' },
    standard: { ja: '標準の順位', en: 'Standard rank' },
  },
  inStandard: { ja: '標準', en: 'Standard' },
  inMine: { ja: 'この重み', en: 'These weights' },
  top: (count: string) => ({ ja: `上位${count}社`, en: `Top ${count}` }),
  out: (rank: string) => ({ ja: `${rank}位へ`, en: `to ${rank}` }),
  from: (rank: string) => ({ ja: `${rank}位から`, en: `from ${rank}` }),
  noRank: { ja: '順位なし', en: 'no rank' },
  newcomer: { ja: '標準では順位なし', en: 'no standard rank' },
  up: (places: string) => ({ ja: `+${places}`, en: `+${places}` }),
  down: (places: string) => ({ ja: `−${places}`, en: `−${places}` }),
  same: { ja: '±0', en: '±0' },
  unitOfPages: { ja: '社', en: 'companies' },
  recipe: (hash: string) => ({ ja: `レシピ ${hash}`, en: `Recipe ${hash}` }),
  file: {
    out: { ja: '全企業の順位を保存', en: 'Save the whole ranking' },
    xlsx: { ja: 'Excel（.xlsx）', en: 'Excel (.xlsx)' },
    csv: { ja: 'CSV（全企業）', en: 'CSV, all companies' },
    title: { ja: '全企業の順位を保存', en: 'Save the whole ranking' },
  },
}
