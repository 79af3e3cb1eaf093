import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const printCompanyMessages = messages('print-company', {
  title: { ja: '企業レポート', en: 'Company report' },
  back: { ja: '企業ページに戻る', en: 'Back to the company' },
  parts: {
    summary: { ja: '概要と評価機関の評価', en: 'Summary and the vendors’ ratings' },
    decomposition: { ja: 'スコアの内訳', en: 'What makes up the score' },
    categories: { ja: 'カテゴリー、強みと課題、テーマ', en: 'Categories, strengths and issues, themes' },
    years: { ja: 'スコアの推移', en: 'Scores over the years' },
    targets: { ja: '非財務目標', en: 'Non-financial targets' },
    indicators: { ja: '主要指標（5年）', en: 'Major indicators, five years' },
    events: { ja: '取締役会と直近12か月のニュース', en: 'Board, and news of 12 months' },
    sources: { ja: '出典、計算条件、引用方法', en: 'Sources, recipe and citation' },
  },
  evaluations: { ja: '評価機関の評価', en: 'Vendor ratings' },
  findings: { ja: '対象企業について言えること', en: 'Findings on this company' },
  strengths: { ja: '強みと課題', en: 'Strengths and issues' },
  themes: {
    ja: 'テーマ、ネガティブスクリーニング、規制、ESG指数',
    en: 'Themes, negative screens, regulations, ESG indices',
  },
  notJudged: (count: string) => ({
    ja: `データ未収録で判定できないほか${count}件は画面で`,
    en: `${count} more that cannot be assessed for lack of data, on screen`,
  }),
  noReport: {
    ja: 'この年度の報告書がないため、スコアを計算していません。',
    en: 'There is no report for the year, so there is no score.',
  },
  needsScore: (why: string) => ({
    ja: `スコアがないため、この章に示すものはありません。${why}`,
    en: `Without a score there is nothing to show here. ${why}`,
  }),
  noBoard: {
    ja: '役員の収録がありません。取締役会に関する指標は「主要指標」にあります。',
    en: 'No officers are on file. Board indicators are among the major indicators.',
  },
  officer: {
    name: { ja: '氏名', en: 'Name' },
    title: { ja: '役職名', en: 'Title' },
    kind: { ja: '区分', en: 'Kind' },
    age: { ja: '年齢', en: 'Age' },
    tenure: { ja: '在任年数', en: 'Tenure' },
    skills: { ja: 'スキル', en: 'Skills' },
  },
  noNews: { ja: '直近12か月のニュースは収録していません。', en: 'No news in the last 12 months.' },
  news: (items: string, events: string) => ({
    ja: `直近12か月のニュースは${items}件、うち不祥事に当たる出来事は${events}件です。一覧はまだ印刷できません。`,
    en: `News of the last 12 months: ${counted(items, 'item')}, controversy events: ${events}. The list cannot be printed yet.`,
  }),
  indicator: { ja: '指標', en: 'Indicator' },
  unit: { ja: '単位', en: 'Unit' },
  note: { ja: '注', en: 'Note' },
  noteKey: {
    ja: '注の番号は最新の数値の出典です。「—」は未開示、「推計」は情報源による推計、n/aは該当なしです。',
    en: 'The note names the source of the latest figure. “—”: not disclosed; “est.”: estimated by the source; n/a: not applicable.',
  },
  noIndicators: { ja: '主要指標の数値はありません。', en: 'There are no figures for the major indicators.' },
  noSources: {
    ja: 'この資料が示す主要指標に、出典となる書類はありません。',
    en: 'No source document supports the major indicators shown.',
  },
  figures: (count: string) => ({ ja: `${count}指標`, en: counted(count, 'indicator') }),
  filed: (day: string) => ({ ja: `${day}提出`, en: `filed ${day}` }),
  moreFigures: (count: string) => ({ ja: `ほか${count}指標は画面で`, en: `${count} more on screen` }),
  hash: { ja: 'SHA-256', en: 'SHA-256' },
  noHash: { ja: '架空のデータのため、原本のファイルはありません', en: 'Invented data: there is no original file' },
  recipe: { ja: '計算条件', en: 'Recipe' },
  recipeText: (method: string, hash: string, revision: string) => ({
    ja: `${method}、レシピ ${hash}、データの版 ${revision}`,
    en: `${method}, recipe ${hash}, revision ${revision} of the data`,
  }),
  vendors: { ja: '評価機関', en: 'Vendors' },
  rated: (name: string, day: string) => ({ ja: `${name}（${day}）`, en: `${name} (${day})` }),
  simulated: {
    ja: '評価機関の評価は、架空の市場のために作成した値です。',
    en: 'The vendors’ ratings were made up for an invented market.',
  },
  locked: (names: string) => ({
    ja: `契約外のため表示していない評価機関：${names}`,
    en: `Vendors not shown, outside the contract: ${names}`,
  }),
  noneLocked: { ja: '契約外の評価機関はありません。', en: 'No vendor is outside the contract.' },
  cite: { ja: '引用方法', en: 'How to cite' },
  licences: { ja: '利用条件', en: 'Terms of use' },
  vendorLicence: {
    ja: '評価機関の評価は、契約の範囲内でのみ利用できます。契約のない第三者には提供できません。',
    en: 'The vendors’ ratings may be used only under your contract, and not passed on to parties without one.',
  },
  demoLicence: {
    ja: 'この資料の企業と数値はすべて架空です。',
    en: 'All companies and figures in this report are invented.',
  },
  method: {
    ja: 'スコアは本サービスの標準手法によるもので、投資判断を勧めるものではありません。',
    en: 'Scores follow Satoyama’s standard method and are not investment advice.',
  },
  list: { ja: '、', en: ', ' },
})
