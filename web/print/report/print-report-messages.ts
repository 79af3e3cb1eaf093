import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const printReportMessages = messages('print-report', {
  back: { ja: '比較画面に戻る', en: 'Back to the comparison' },
  of: (companies: string) => ({ ja: `${companies}社`, en: counted(companies, 'company') }),
  nobody: {
    ja: '比較する企業がありません。企業を1社以上選んでください。',
    en: 'No companies to compare. Choose at least one.',
  },
  noList: {
    ja: 'このウォッチリストは利用できません。削除されたか、ほかの利用者のリストです。',
    en: 'This watchlist is not available: it was deleted or belongs to another user.',
  },
  listPart: (name: string, total: string, includedCount: string) => ({
    ja: `ウォッチリスト「${name}」の${total}社のうち、持分の大きい順（同率・未入力はリストの順）に${includedCount}社を掲載しています。`,
    en: `${includedCount} of the ${total} companies in “${name}”: the largest stakes first, then in the order of the list.`,
  }),
  unknown: (ids: string) => ({ ja: `見つからない企業：${ids}`, en: `Companies not found: ${ids}` }),
  scores: { ja: 'スコアとカテゴリー', en: 'Scores and categories' },
  chart: { ja: '総合・E・S・Gスコア（0〜100点）', en: 'Total, E, S and G scores, 0 to 100 points' },
  raws: { ja: 'ローデータ', en: 'Raw data' },
  industry: { ja: '業種', en: 'Industry' },
  targets: { ja: '非財務目標', en: 'Non-financial targets' },
  patents: { ja: '特許', en: 'Patents' },
  sources: { ja: '出典、計算条件、引用方法', en: 'Sources, recipe and citation' },
  item: { ja: '項目', en: 'Item' },
  company: { ja: '企業', en: 'Company' },
  note: { ja: '注', en: 'Note' },
  noPoint: { ja: '「—」はスコアなし、または未開示です。', en: '“—”: no score, or not disclosed.' },
  noRaws: { ja: '選択した指標がありません。', en: 'No indicators are selected.' },
  group: { ja: '比較対象', en: 'Peer group' },
  companies: { ja: '社数', en: 'Companies' },
  average: (name: string) => ({ ja: `${name}の業種平均`, en: `${name}, industry average` }),
  patentCount: { ja: '公開された特許（件）', en: 'Published patents' },
  greenPatents: { ja: 'うちグリーン技術（件）', en: 'Of which green technology' },
  unknownIndicator: (code: string) => ({ ja: `${code}という指標はありません。`, en: `There is no indicator ${code}.` }),
})
