import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const resultMessages = messages('search-results', {
  companies: (total: string) => ({ ja: '社', en: pluralOf('company', total) }),
  of: (all: string) => ({ ja: `／ ${all}社`, en: `of ${all}` }),
  unlike: (some: string) => ({
    ja: `うち${some}社の変化は、月数の異なる年度の比較`,
    en: `${some} of them by a change between years of unequal length`,
  }),
  table: { ja: '検索結果', en: 'Companies found' },
  views: {
    table: { ja: '表', en: 'Table' },
    both: { ja: '表とポジションマップ', en: 'Table and map' },
    map: { ja: 'マップ', en: 'Map' },
  },
  view: { ja: '表示', en: 'View' },
  density: { ja: '行の高さ', en: 'Row height' },
  densities: {
    compact: { ja: '密', en: 'Compact' },
    normal: { ja: '標準', en: 'Normal' },
    relaxed: { ja: '広', en: 'Relaxed' },
  },
  code: { ja: 'コード', en: 'Code' },
  company: { ja: '企業', en: 'Company' },
  sector: { ja: '業種', en: 'Industry' },
  select: (name: string) => ({ ja: `${name}を選択`, en: `Select ${name}` }),
  selectPage: (count: string) => ({ ja: `このページの${count}社を選択`, en: `Select all ${count} on this page` }),
  groups: {
    score: { ja: 'Satoyamaスコア', en: 'Satoyama scores' },
    indicator: (year: string) => ({ ja: `指標 ${year}`, en: `Indicators ${year}` }),
    vendor: { ja: '評価機関の評価', en: 'Vendors' },
    own: { ja: '状態', en: 'State' },
    unknown: { ja: 'そのほか', en: 'Other' },
  },
  sortBy: (name: string, order?: string) => ({
    ja: `${name}で並べ替え${order ? `（${order}）` : ''}`,
    en: `Sort by ${name}${order ? ` (${order})` : ''}`,
  }),
  ascending: { ja: '昇順', en: 'ascending' },
  descending: { ja: '降順', en: 'descending' },
  alsoSort: {
    ja: 'Shiftキーを押しながらクリックすると、並べ替えの条件を追加できます。',
    en: 'Shift-click to add a sort column.',
  },
  delisted: { ja: '上場廃止', en: 'Delisted' },
  estimated: { ja: '推計', en: 'est.' },
  text: { ja: '本文', en: 'text' },
  readFromText: { ja: '本文から読み取り', en: 'Read from text' },
  undisclosed: { ja: '未開示', en: 'Not disclosed' },
  news: {
    'no-news': { ja: '未収録', en: 'no news' },
    'not-judged': { ja: '未判定', en: 'not judged' },
    'by-text': { ja: '文面による', en: 'by text' },
  },
  newsHints: {
    'no-news': {
      ja: '直近12か月について、同社のニュースは取り込まれていません。不祥事がないという意味ではありません。',
      en: 'No news about this company from the last twelve months has been imported. That does not mean there was no controversy.',
    },
    'not-judged': {
      ja: '取り込んだ記事や表題は判定されていません。不祥事がないという意味ではありません。',
      en: 'The imported items have not been judged. That does not mean there was no controversy.',
    },
    'by-text': {
      ja: '情報源の判定がないため、見出しと本文から規則により判定しています。',
      en: 'Not judged by any source: classified by our rules from headlines and texts.',
    },
  },
  locked: { ja: '契約外', en: 'Locked' },
  none: { ja: 'データなし', en: 'No data' },
  reasons: {
    'not-disclosed': { ja: '未開示', en: 'Not disclosed' },
    'not-imported': {
      ja: 'この年度の報告書が未収録（未開示とは限りません）',
      en: 'The report for this year is not on file; this does not mean non-disclosure',
    },
    'not-applicable': { ja: '該当なし', en: 'Not applicable' },
    'other-boundary': { ja: '別の会計区分でのみ開示', en: 'Disclosed on another accounting basis only' },
    'under-review': { ja: '確認待ちの数値', en: 'Figure under review' },
    'no-report': { ja: 'この年度の報告書なし', en: 'No report for this year' },
    'not-tagged': { ja: 'この年度の様式に項目なし', en: 'Not part of this year’s form' },
  },
  opens: (company: string, measure: string) => ({
    ja: `${company}の${measure}の根拠を開く`,
    en: `Open the reasons for ${measure} of ${company}`,
  }),
  legend: {
    rank: { ja: '業種内の上位40%・中位・下位40%', en: 'top 40%, middle, worst 40% of industry' },
    notApplicable: { ja: '該当なし', en: 'not applicable' },
  },
  chooser: {
    open: (count: string) => ({ ja: `列 ${count}`, en: `Columns ${count}` }),
    title: { ja: '表示する列', en: 'Columns' },
    up: (name: string) => ({ ja: `${name}を前へ`, en: `Move ${name} forward` }),
    down: (name: string) => ({ ja: `${name}を後ろへ`, en: `Move ${name} back` }),
    remove: (name: string) => ({ ja: `${name}を外す`, en: `Remove ${name}` }),
    add: { ja: '列を追加', en: 'Add a column' },
    presets: { ja: '組み合わせ', en: 'Sets' },
    reset: { ja: '標準に戻す', en: 'Back to the usual ones' },
    preset: {
      usual: { ja: '標準', en: 'Usual' },
      levels: { ja: 'カテゴリースコア', en: 'Categories' },
      climate: { ja: '気候変動', en: 'Climate' },
      people: { ja: '人的資本', en: 'Human capital' },
      board: { ja: '取締役会', en: 'Board' },
      vendors: { ja: '評価機関の評価', en: 'Vendors' },
      finance: { ja: '財務', en: 'Financials' },
    },
    full: (max: string) => ({ ja: `列は${max}まで選べます。`, en: `At most ${counted(max, 'column')}.` }),
    drag: { ja: 'ドラッグまたはボタンで順序を変えられます。', en: 'Drag, or use the buttons, to change the order.' },
  },
  page: { ja: '社ずつ', en: 'per page' },
})
