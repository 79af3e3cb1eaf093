import { messages } from '../../i18n/messages.ts'

export const reportMessages = messages('report', {
  title: { ja: '比較レポート', en: 'Comparison report' },
  companies: { ja: '企業', en: 'Companies' },
  companiesLimit: (count: string, max: string) => ({ ja: `${count} / ${max}社`, en: `${count} of ${max}` }),
  companiesFull: (max: string) => ({
    ja: `表示・PDFは${max}社まで。選択した企業を外すと追加できます。`,
    en: `Display and PDF: up to ${max}. Remove one to add another.`,
  }),
  noCompanies: {
    ja: '比較に企業を追加すると、ここで選べます。',
    en: 'Add companies to the comparison to choose them here.',
  },
  indicators: { ja: '指標', en: 'Indicators' },
  indicatorsLimit: (count: string, max: string) => ({ ja: `${count} / ${max}項目`, en: `${count} of ${max}` }),
  find: { ja: '指標を探す', en: 'Find an indicator' },
  none: { ja: '該当する指標がありません', en: 'No indicator matches' },
  full: {
    ja: 'これ以上選択できません。選択中の指標を外してください。',
    en: 'No more selections possible, delete a selected indicator.',
  },
  remove: (name: string) => ({ ja: `${name}を外す`, en: `Remove ${name}` }),
  add: (name: string) => ({ ja: `${name}を追加`, en: `Add ${name}` }),
  years: { ja: '年度', en: 'Fiscal years' },
  from: { ja: '開始年度', en: 'First fiscal year' },
  to: { ja: '終了年度', en: 'Last fiscal year' },
  parts: { ja: '内容', en: 'Contents' },
  part: {
    scores: { ja: 'スコア', en: 'Scores' },
    raws: { ja: 'ローデータ', en: 'Raw data' },
    industry: { ja: '業種', en: 'Industry' },
    targets: { ja: '非財務目標', en: 'Non-financial targets' },
    patents: { ja: '特許', en: 'Patents' },
  },
  pages: (count: string) => ({ ja: `A4で約${count}ページ`, en: `A4 pages: about ${count}` }),
  choose: { ja: '企業を1社以上選んでください。', en: 'Choose at least one company.' },
  show: { ja: '表示する', en: 'Display' },
  pdf: { ja: '印刷・PDF', en: 'Print or PDF' },
})
