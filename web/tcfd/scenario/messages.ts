import { messages } from '../../i18n/messages.ts'

export const scenarioMessages = messages('scenario', {
  method: { ja: '算出方法', en: 'How it is calculated' },
  who: {
    name: { ja: '対象', en: 'Who' },
    company: { ja: '企業を選ぶ', en: 'Choose a company' },
    of: { ja: 'ウォッチリスト・ポートフォリオ', en: 'Watchlist or portfolio' },
    none: { ja: '選択してください', en: 'Choose one' },
    market: { ja: '上場企業すべて', en: 'All listed companies' },
    kinds: {
      portfolio: { ja: 'ポートフォリオ', en: 'Portfolios' },
      holdings: { ja: '保有銘柄', en: 'Holdings' },
      watchlist: { ja: 'ウォッチリスト', en: 'Watchlists' },
      index: { ja: '指数', en: 'Indices' },
      market: { ja: '市場', en: 'Market' },
    },
    date: { ja: '保有日', en: 'Position date' },
    value: { ja: '投資額（円）', en: 'Amount invested (JPY)' },
    valueNote: {
      ja: '構成比のみのポートフォリオは、投資額を入力すると持分に応じた金額を計算できます。',
      en: 'This portfolio has weights only. Enter the amount invested to scale each company to the share owned.',
    },
    whole: { ja: '各社の全額を合計しています。', en: 'Each company is counted in full.' },
    owned: {
      ja: '時価 ÷ EVIC（現金を含む企業価値）の割合だけを合計しています。',
      en: 'Each company counts in proportion to value held ÷ EVIC (enterprise value including cash).',
    },
  },
  assumptions: {
    name: { ja: '前提', en: 'Assumptions' },
    start: { ja: '初期値', en: 'start value' },
    startNote: {
      ja: '「初期値」と記した値は本サービスの出発点で、予測や公的な数値ではありません。自社の前提に置き換えてください。',
      en: 'Values marked “start value” are starting points. They are neither forecasts nor official figures: replace them with your own.',
    },
    scenarios: { ja: '炭素価格シナリオ', en: 'Carbon price scenarios' },
    path: { ja: '排出量の想定', en: 'Emissions' },
    paths: {
      target: { ja: '目標どおりに削減', en: 'Targets are met' },
      trend: { ja: '過去の傾向を延長', en: 'Past trend continues' },
      constant: { ja: '直近の実績で横ばい', en: 'Unchanged from the latest figure' },
    },
    share: { ja: '比較の分母', en: 'Compared with' },
    shares: {
      profit: { ja: '営業利益', en: 'operating profit' },
      sales: { ja: '売上高', en: 'sales' },
    },
    in: { ja: '表示する年', en: 'Year shown' },
    free: { ja: '無償割当（%）', en: 'Free allocation (%)' },
    freeUntil: { ja: '無償割当がなくなる年', en: 'Free allocation ends in' },
    pass: { ja: '価格転嫁（%）', en: 'Passed on to customers (%)' },
    tax: { ja: '実効税率（%）', en: 'Effective tax rate (%)' },
    wacc: { ja: '割引率（%）', en: 'Discount rate (%)' },
    fx: { ja: '為替（円／米ドル）', en: 'Exchange rate (JPY/USD)' },
    range: (min: string, max: string) => ({
      ja: `${min}以上${max}以下の数値で入力してください。`,
      en: `Enter a number from ${min} to ${max}.`,
    }),
    noYear: { ja: '2020〜2100の年で入力してください。', en: 'Enter a year from 2020 to 2100.' },
    reset: { ja: '前提を初期値に戻す', en: 'Back to start values' },
    one: { ja: '少なくとも1つのシナリオを選んでください。', en: 'Choose at least one scenario.' },
    most: (max: string) => ({ ja: `シナリオは${max}件まで選べます。`, en: `Up to ${max} scenarios can be chosen.` }),
    level: (year: string) => ({ ja: `${year}年価格`, en: `${year} prices` }),
    imported: (day: string) => ({ ja: `${day}取込`, en: `imported ${day}` }),
    own: { ja: '取り込んだ価格', en: 'your own' },
  },
  headline: {
    noEmissions: { ja: '排出量がない', en: 'No emissions on file' },
    noValue: {
      ja: '投資額がないため、持分を計算できない',
      en: 'Without an amount invested, the share owned is not known',
    },
    noPrice: (year: string, scenario: string) => ({
      ja: `${year}年の価格は${scenario || '選んだシナリオ'}にない`,
      en: `${scenario || 'The scenario chosen'} has no price for ${year}`,
    }),
    cost: (year: string, cost: string, scenario: string) => ({
      ja: `${year}年の炭素コストは${cost}（${scenario}）`,
      en: `${cost} in ${year} (${scenario})`,
    }),
    costWithShare: {
      profit: (year: string, cost: string, share: string, scenario: string) => ({
        ja: `${year}年の炭素コストは${cost}、営業利益の${share}（${scenario}）`,
        en: `${cost} in ${year}, ${share} of operating profit (${scenario})`,
      }),
      sales: (year: string, cost: string, share: string, scenario: string) => ({
        ja: `${year}年の炭素コストは${cost}、売上高の${share}（${scenario}）`,
        en: `${cost} in ${year}, ${share} of sales (${scenario})`,
      }),
    },
    ifTarget: (cost: string) => ({ ja: `。目標達成なら${cost}`, en: `; ${cost} if the target is met` }),
    ifConstant: (cost: string) => ({
      ja: `。排出量が減らなければ${cost}`,
      en: `; ${cost} if emissions stay as they are`,
    }),
    range: (low: string, high: string) => ({
      ja: `シナリオによる幅：${low}〜${high}`,
      en: `Across the scenarios: ${low} to ${high}`,
    }),
  },
  cost: {
    name: { ja: '炭素コスト', en: 'Carbon cost' },
    unit: (path: string) => ({ ja: `円／年・${path}`, en: `JPY a year · ${path}` }),
    views: { ja: '推移', en: 'Over time' },
    year: { ja: '年', en: 'Year' },
    of: (scenario: string) => ({ ja: `${scenario}　コスト`, en: `${scenario}, cost` }),
    shareOf: (scenario: string, base: string) => ({
      ja: `${scenario}　${base}比`,
      en: `${scenario}, share of ${base}`,
    }),
    source: { ja: '各社の開示、IEA、GX-ETS', en: 'company disclosures, IEA, GX-ETS' },
    notes: {
      ja: '価格は各シナリオの通貨・価格水準のまま換算しています。表にない年は直線で補間し、表の範囲外は計算しません（GX-ETSは年3%の上昇を延長）。',
      en: 'Prices are converted at the price level of each scenario. Years between those of a table are interpolated linearly; nothing is calculated outside the table (GX-ETS is extended at 3% a year).',
    },
    none: {
      ja: '選んだ年に価格のあるシナリオがありません。',
      en: 'None of the chosen scenarios has a price for this year.',
    },
    noTarget: {
      ja: '排出量に当てはめられる目標がないため、過去の傾向（計算できない場合は直近の実績）を用いています。',
      en: 'No target can be applied to the emissions, so the past trend is used, or the latest figure where there is no trend.',
    },
  },
  results: {
    name: { ja: 'シナリオ別の結果', en: 'Results by scenario' },
    scenario: { ja: 'シナリオ', en: 'Scenario' },
    price: (year: string) => ({ ja: `${year}年の価格`, en: `Price in ${year}` }),
    cost: (year: string) => ({ ja: `${year}年のコスト`, en: `Cost in ${year}` }),
    share: (base: string) => ({ ja: `${base}比`, en: `Share of ${base}` }),
    cost2050: { ja: '2050年のコスト', en: 'Cost in 2050' },
    npv: { ja: '現在価値（税引後）', en: 'Present value (after tax)' },
    npvOf: (from: string, to: string) => ({ ja: `${from}〜${to}年`, en: `${from}–${to}` }),
    missing: (count: string) => ({
      ja: `価格のない${count}年分は含まない`,
      en: `without ${count} years that have no price`,
    }),
    between: { ja: '補間', en: 'interpolated' },
    after: { ja: '延長', en: 'extended' },
    loss: { ja: '赤字のため比率なし', en: 'no share: a loss' },
    noBase: { ja: '利益のデータなし', en: 'no profit on file' },
    noBaseSales: { ja: '売上高のデータなし', en: 'no sales on file' },
  },
  drivers: {
    price: { ja: '炭素価格', en: 'Carbon price' },
    priceFinding: (year: string, low: string, high: string) => ({
      ja: `${year}年の価格は${low}〜${high}／t`,
      en: `The ${year} price runs from ${low} to ${high} a tonne`,
    }),
    priceUnit: { ja: '円／t-CO2（換算後）', en: 'JPY per t-CO2, converted' },
    emissions: { ja: '排出量（Scope1+2）', en: 'Emissions (Scope 1+2)' },
    emissionsFinding: (year: string, tonnes: string, change: string) => ({
      ja: `${year}年の排出量は${tonnes}（直近比${change}）`,
      en: `${tonnes} in ${year} (${change} vs the latest figures)`,
    }),
    emissionsUnit: { ja: 't-CO2e', en: 't-CO2e' },
    lines: {
      target: { ja: '目標', en: 'Targets met' },
      trend: { ja: '傾向', en: 'Trend' },
      constant: { ja: '横ばい', en: 'Unchanged' },
    },
    paths: (target: string, trend: string, constant: string) => ({
      ja: `想定の内訳：目標 ${target}社、傾向 ${trend}社、横ばい ${constant}社。目標のない企業は過去の傾向、傾向を計算できない企業は直近の実績を用います。`,
      en: `Assumed: targets for ${target}, trend for ${trend}, unchanged for ${constant}. A company without a target follows its trend; without enough figures for a trend it stays at its latest figure.`,
    }),
  },
  companies: {
    name: { ja: '企業別', en: 'By company' },
    finding: (withEmissions: string, companies: string) => ({
      ja: `${companies}社のうち${withEmissions}社に排出量がある`,
      en: `${withEmissions} of ${companies} have emissions on file`,
    }),
    inputs: { ja: '計算に使った数値', en: 'The figures it rests on' },
    company: { ja: '企業', en: 'Company' },
    owned: { ja: '持分', en: 'Share owned' },
    emissions: { ja: '直近の排出量（t-CO2e）', en: 'Latest emissions (t-CO2e)' },
    path: { ja: '想定', en: 'Assumed' },
    base: {
      profit: { ja: '営業利益（百万円）', en: 'Operating profit (JPY million)' },
      sales: { ja: '売上高（百万円）', en: 'Sales (JPY million)' },
    },
    cost: (scenario: string, year: string) => ({ ja: `${scenario} ${year}年`, en: `${scenario}, ${year}` }),
    share: {
      profit: { ja: '営業利益比', en: 'Of operating profit' },
      sales: { ja: '売上高比', en: 'Of sales' },
    },
    none: { ja: '排出量がない', en: 'No emissions on file' },
    noOwned: { ja: 'EVICがない', en: 'no EVIC' },
    loss: { ja: '赤字', en: 'a loss' },
    target: (year: string, percent: string, base: string) => ({
      ja: `${year}年までに${base}年比${percent}削減`,
      en: `${percent} below ${base} by ${year}`,
    }),
    growth: (percent: string) => ({ ja: `年率${percent}`, en: `${percent} a year` }),
    unit: { ja: '社', en: 'companies' },
    estimated: { ja: '推計', en: 'estimated' },
    unknown: (count: string) => ({
      ja: `市場データにない銘柄 ${count}件は含まれません。`,
      en: `Positions not in the market data, and left out: ${count}.`,
    }),
    noEvic: (count: string) => ({
      ja: `EVICがなく持分を計算できない企業 ${count}社は含まれません。`,
      en: `Companies without an EVIC, and left out: ${count}.`,
    }),
    losses: (count: string) => ({
      ja: `赤字 ${count}社の損失も分母に含めて合計しています。`,
      en: `Companies with a loss, included in the denominator: ${count}.`,
    }),
    noBase: (count: string) => ({
      ja: `分母のデータがない企業 ${count}社は比率に含まれません。`,
      en: `Companies without a denominator, left out of the share: ${count}.`,
    }),
  },
})
