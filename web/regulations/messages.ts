import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

export const regulationMessages = messages('regulations', {
  title: { ja: '規制', en: 'Regulations' },
  all: { ja: '規制の一覧', en: 'All regulations' },
  notFound: { ja: 'この規制は見つかりません', en: 'Regulation not found' },
  notFoundText: { ja: 'このアドレスの規制は収録していません。', en: 'There is no regulation at this address.' },
  news: { ja: 'ニュース検索', en: 'News search' },
  natures: {
    law: { ja: '法令', en: 'law' },
    code: { ja: '行動規範', en: 'code' },
    request: { ja: '取引所の要請', en: 'request of the exchange' },
  },
  binds: {
    issuer: { ja: '企業に開示・対応を求める', en: 'asks companies to disclose or act' },
    investor: { ja: '投資家を対象とし、企業を直接は拘束しない', en: 'binds investors, not companies directly' },
    operator: { ja: '排出・取引・輸入などを行う事業者を対象とする', en: 'binds businesses that emit, trade or import' },
  },
  bindsShort: {
    issuer: { ja: '企業', en: 'Companies' },
    investor: { ja: '投資家', en: 'Investors' },
    operator: { ja: '事業者', en: 'Operators' },
  },
  force: {
    'in-force': (from: string) => ({ ja: `${from}から適用`, en: `In force from ${from}` }),
    'not-yet': (from: string) => ({ ja: `未適用（${from}から）`, en: `Not in force yet, from ${from}` }),
    never: () => ({ ja: '発効していません', en: 'Never in force' }),
  },
  notInForce: (from: string) => ({
    ja: `まだ適用されていません。最初の適用は${from}です。下の「対象」は、適用後に対象となる企業です。`,
    en: `Not in force yet; it first applies from ${from}. “Applies” below means the companies that it will bind.`,
  }),
  neverInForce: {
    ja: '発効していないため、対象となる企業はありません。',
    en: 'It never came into force and is not binding.',
  },
  investors: {
    ja: '投資家を対象とする規制です。下の「対象」は規則上の当てはめであり、発行体としての開示義務を意味しません。',
    en: 'It binds investors. “Applies” below follows the rule and does not imply a duty of the company as an issuer.',
  },
  print: { ja: '印刷', en: 'Print' },
  day: (day: string) => ({
    ja: `${day}時点の判定。年度を選ばないときは、企業ごとの最新年度の数値を使います。`,
    en: `As of ${day}. Unless a year is chosen, figures are those of each company’s latest year.`,
  }),
  columns: {
    name: { ja: '規制', en: 'Regulation' },
    where: { ja: '地域', en: 'Where' },
    binds: { ja: '対象者', en: 'Binds' },
    from: { ja: '適用開始', en: 'From' },
    states: { ja: '上場企業の判定', en: 'Listed companies' },
    indicators: { ja: '対応する指標', en: 'Indicators' },
  },
  states: {
    applies: { ja: '対象', en: 'Applies' },
    not_applicable: { ja: '対象外', en: 'Does not apply' },
    unknown: { ja: '判定できず', en: 'Cannot tell' },
  },
  count: (count: string) => ({ ja: `${count}社`, en: counted(count, 'company') }),
  indicatorCount: (count: string) => ({ ja: `${count}指標`, en: counted(count, 'indicator') }),
  noIndicators: { ja: 'なし', en: 'none' },
  never: { ja: '発効せず', en: 'never in force' },
  year: (year: string) => ({ ja: `${year}年`, en: year }),
  listFinding: (all: string, inForce: string, unknown: string) => ({
    ja: `${all}規制のうち適用中は${inForce}件。${unknown}件は、上場企業の過半を判定できない`,
    en: `${inForce} of ${counted(all, 'regulation')} ${pluralOf('be', inForce)} in force; ${unknown} cannot be decided for most listed companies`,
  }),
  legend: { ja: '対象・対象外・判定できず', en: 'Applies, does not apply, cannot tell' },
  toCompanies: (state: string, count: string) => ({
    ja: `${state}の${count}社を見る`,
    en: `${state}: see ${counted(count, 'company')}`,
  }),
  part: (state: string, count: string, share: string) => ({
    ja: `${state} ${count}社（${share}）`,
    en: `${state}: ${counted(count, 'company')} (${share})`,
  }),
  separator: { ja: '、', en: ', ' },
  checkedNote: {
    ja: '「未照合」は、一次資料との照合が済んでいない記載です。適用開始の年が未照合のときは、適用中かどうかもその年に基づきます。',
    en: '“Not yet checked” marks entries not yet verified against the primary source. Where that is the first date, whether the regulation is in force depends on it.',
  },
})
