import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const rawsMessages = messages('comparison-raws', {
  name: { ja: 'スコアとローデータの比較', en: 'Comparison of scores and raw data' },
  table: { ja: '一覧', en: 'Matrix' },
  charts: { ja: '推移', en: 'Years' },
  chartsName: { ja: '選択した指標の推移', en: 'Selected indicators over time' },
  item: { ja: '項目', en: 'Item' },
  company: { ja: '企業', en: 'Company' },
  pick: { ja: '項目を選ぶ', en: 'Choose items' },
  chosen: (count: string, limit: string) => ({
    ja: `${count} / ${limit}項目`,
    en: `${count} / ${counted(limit, 'item')}`,
  }),
  find: { ja: '名称・コードで検索', en: 'Search by name or code' },
  noMatch: { ja: '該当する項目がありません', en: 'No item matches' },
  rowsFull: (limit: string) => ({
    ja: `${limit}項目まで選択できます。選択中の項目を外してください。`,
    en: `Up to ${counted(limit, 'item')} can be chosen. Remove one first.`,
  }),
  chart: (name: string) => ({ ja: `${name}の推移を図にする`, en: `Chart ${name} over time` }),
  chartFull: {
    ja: 'これ以上選択できません。選択中の指標を外してください。',
    en: 'No more selections possible, delete a selected indicator.',
  },
  remove: (name: string) => ({ ja: `${name}を外す`, en: `Remove ${name}` }),
  reset: { ja: '既定に戻す', en: 'Reset to default' },
  latest: { ja: '1年度', en: 'One year' },
  every: { ja: '全年度', en: 'All years' },
  disclosed: (count: string, of: string) => ({ ja: `開示 ${count} / ${of}`, en: `disclosed ${count} / ${of}` }),
  range: (name: string, min: string, max: string, unit: string) => ({
    ja: `${name}は${min}〜${max}${unit}`,
    en: `${name}: ${min} to ${max}${unit && ` ${unit}`}`,
  }),
  same: (name: string, text: string, unit: string) => ({
    ja: `${name}は全社${text}${unit}`,
    en: `${name}: ${text}${unit && ` ${unit}`} for all`,
  }),
  sameIndustries: (name: string, text: string, unit: string) => ({
    ja: `${name}の平均は全業種${text}${unit}`,
    en: `${name}: ${text}${unit && ` ${unit}`} on average in every industry`,
  }),
  only: (name: string, text: string, unit: string, count: string) => ({
    ja: `${name}は${text}${unit}（開示${count}社）`,
    en: `${name}: ${text}${unit && ` ${unit}`} (disclosed by ${count})`,
  }),
  onlyIndustries: (name: string, text: string, unit: string, count: string) => ({
    ja: `${name}の平均は${text}${unit}（${count}業種）`,
    en: `${name}: ${text}${unit && ` ${unit}`} on average (${counted(count, 'industry')})`,
  }),
  silent: (count: string) => ({ ja: `、${count}社は未開示`, en: `; ${count} not disclosed` }),
  without: (count: string) => ({ ja: `、${count}社は値なし`, en: `; ${count} without a figure` }),
  withoutIndustries: (count: string) => ({
    ja: `、${count}業種は値なし`,
    en: `; ${counted(count, 'industry')} without a figure`,
  }),
  nothing: { ja: 'この条件で開示のある企業はない', en: 'No company discloses anything under these conditions' },
  farYearEnd: {
    ja: '決算期が多くの企業と6か月以上離れています',
    en: 'Fiscal year-end over six months from that of most companies',
  },
  farNote: {
    ja: '● 決算期が多くの企業と6か月以上離れている企業',
    en: '● Fiscal year-end over six months from that of most companies',
  },
  source: {
    ja: '有価証券報告書などの開示資料（各数値の根拠に出典を表示）',
    en: 'Annual reports and other filings (each figure names its source)',
  },
  unit: (year: string) => ({ ja: `${year}　単位は各行に表示`, en: `${year}; units beside each row` }),
  locked: { ja: '契約外', en: 'Locked' },
  interval: (best: string, worst: string) => ({
    ja: `順位の80%区間 ${best}〜${worst}位`,
    en: `80% interval of the rank ${best}–${worst}`,
  }),
  sources: { ja: '推移を示した指標の出典', en: 'Sources of the charted indicators' },
  value: { ja: '値', en: 'Value' },
  state: { ja: '種類', en: 'State' },
  periodEnd: { ja: '期末', en: 'Period end' },
  document: { ja: '書類', en: 'Document' },
  element: { ja: '要素・列', en: 'Element or column' },
  filedOn: { ja: '提出日', en: 'Filed' },
  noData: {
    ja: '選択した指標のデータがありません。年度または指標を変更してください。',
    en: 'No data for the selected indicator. Change the fiscal year or the indicators.',
  },
})
