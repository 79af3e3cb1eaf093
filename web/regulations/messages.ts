import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

export const regulationMessages = messages('regulations', {
  ja: {
    title: '規制',
    all: '規制の一覧',
    notFound: 'この規制は見つかりません',
    notFoundText: 'このアドレスの規制は収録していません。',
    news: 'ニュース検索',
    natures: { law: '法令', code: '行動規範', request: '取引所の要請' },
    binds: {
      issuer: '企業に開示・対応を求める',
      investor: '投資家を対象とし、企業を直接は拘束しない',
      operator: '排出・取引・輸入などを行う事業者を対象とする',
    },
    bindsShort: { issuer: '企業', investor: '投資家', operator: '事業者' },
    force: {
      'in-force': (from: string) => `${from}から適用`,
      'not-yet': (from: string) => `未適用（${from}から）`,
      never: () => '発効していません',
    },
    notInForce: (from: string) =>
      `まだ適用されていません。最初の適用は${from}です。下の「対象」は、適用後に対象となる企業です。`,
    neverInForce: '発効していないため、対象となる企業はありません。',
    investors:
      '投資家を対象とする規制です。下の「対象」は規則上の当てはめであり、発行体としての開示義務を意味しません。',
    print: '印刷',
    day: (day: string) => `${day}時点の判定。年度を選ばないときは、企業ごとの最新年度の数値を使います。`,
    columns: {
      name: '規制',
      where: '地域',
      binds: '対象者',
      from: '適用開始',
      states: '上場企業の判定',
      indicators: '対応する指標',
    },
    states: { applies: '対象', not_applicable: '対象外', unknown: '判定できず' },
    count: (count: string) => `${count}社`,
    indicatorCount: (count: string) => `${count}指標`,
    noIndicators: 'なし',
    never: '発効せず',
    year: (year: string) => `${year}年`,
    listFinding: (all: string, inForce: string, unknown: string) =>
      `${all}規制のうち適用中は${inForce}件。${unknown}件は、上場企業の過半を判定できない`,
    legend: '対象・対象外・判定できず',
    toCompanies: (state: string, count: string) => `${state}の${count}社を見る`,
    part: (state: string, count: string, share: string) => `${state} ${count}社（${share}）`,
    separator: '、',
    checkedNote:
      '「未照合」は、一次資料との照合が済んでいない記載です。適用開始の年が未照合のときは、適用中かどうかもその年に基づきます。',
  },
  en: {
    title: 'Regulations',
    all: 'All regulations',
    notFound: 'Regulation not found',
    notFoundText: 'There is no regulation at this address.',
    news: 'News search',
    natures: { law: 'law', code: 'code', request: 'request of the exchange' },
    binds: {
      issuer: 'asks companies to disclose or act',
      investor: 'binds investors, and companies not directly',
      operator: 'binds whoever emits, trades or imports',
    },
    bindsShort: { issuer: 'Companies', investor: 'Investors', operator: 'Operators' },
    force: {
      'in-force': (from: string) => `In force from ${from}`,
      'not-yet': (from: string) => `Not in force yet, from ${from}`,
      never: () => 'Never in force',
    },
    notInForce: (from: string) =>
      `Not in force yet; it first applies from ${from}. “Applies” below means the companies that it will bind.`,
    neverInForce: 'It never came into force, and binds nobody.',
    investors: 'It binds investors. “Applies” below is what the rule says, and no duty of the company as an issuer.',
    print: 'Print',
    day: (day: string) => `As of ${day}. Unless a year is chosen, figures are those of each company’s latest year.`,
    columns: {
      name: 'Regulation',
      where: 'Where',
      binds: 'Binds',
      from: 'From',
      states: 'Listed companies',
      indicators: 'Indicators',
    },
    states: { applies: 'Applies', not_applicable: 'Does not apply', unknown: 'Cannot tell' },
    count: (count: string) => counted(count, 'company'),
    indicatorCount: (count: string) => counted(count, 'indicator'),
    noIndicators: 'none',
    never: 'never in force',
    year: (year: string) => year,
    listFinding: (all: string, inForce: string, unknown: string) =>
      `${inForce} of ${counted(all, 'regulation')} ${pluralOf('be', inForce)} in force; ${unknown} cannot be decided for most listed companies`,
    legend: 'Applies, does not apply, cannot tell',
    toCompanies: (state: string, count: string) => `${state}: see ${counted(count, 'company')}`,
    part: (state: string, count: string, share: string) => `${state}: ${counted(count, 'company')} (${share})`,
    separator: ', ',
    checkedNote:
      '“Not yet checked” marks what has not been held against its source. Where it is the first date, whether the regulation is in force rests on it.',
  },
})
