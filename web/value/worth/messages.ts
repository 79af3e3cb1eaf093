import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const worthMessages = messages('value-model', {
  ja: {
    preparing: 'モデルを作成しています。しばらくお待ちください。',
    progress: (share: string) => `モデルを作成しています（${share}）`,
    none: 'この市場ではモデルを作成できません',
    noneText:
      'PBR、ROE、売上高、総資産のそろった企業が、少なくとも2つの年度で検証できるだけ必要です。株価または時価総額と財務の数値を取り込むと表示されます。',
    accuracy: 'PBRの企業間の差をどこまで説明できるか（アウトオブサンプル）',
    unit: (year: string, n: string) =>
      `${year}の${n}社。モデルはその企業もその年度以降も見ていない。R²は年度平均からの差に対する割合で、0は年度平均と同じ、負はそれより悪い`,
    verdicts: {
      adds: (gain: string, low: string, high: string) =>
        `ESG指標を加えると、説明できる割合は${gain}高まる（95%信頼区間 ${low}〜${high}）`,
      unclear: (gain: string, low: string, high: string) =>
        `ESGを加えても、当てはまりが良くなるとはいえない（差${gain}、95%信頼区間 ${low}〜${high}）`,
      nothing: 'ESGを加えても当てはまりは良くならない',
    },
    bars: { industry: '業種平均のみ', first: 'ESGなし（ROE・成長率・規模・業種）', second: 'ESGあり' },
    bar: 'R²',
    facts: (rows: string, companies: string, from: string, to: string) =>
      `${rows}行、${companies}社、${from}〜${to}。第1段階はROE、売上高成長率、総資産の対数、業種、年度。第2段階は残差に対するエラスティックネット`,
    terms: '選ばれた指標とその安定性',
    termsFinding: (count: string, stable: string, halves: string) =>
      `選ばれたのは${count}指標。企業を半分にした${halves}回のうち8割以上で選ばれたのは${stable}`,
    termsNone: '選ばれた指標はありません',
    columns: {
      indicator: '指標',
      category: 'ESG区分',
      lag: 'ラグ',
      coefficient: 'ln PBRへの寄与（1標準偏差）',
      interval: '再抽出での範囲',
      chosen: '選ばれた割合',
      sign: '同符号の割合',
      known: '値のある行',
    },
    lag: (years: number) => `${years}年後`,
    company: {
      title: '企業別の非財務価値',
      choose: '企業を選ぶ',
      intro: '企業を選ぶと、選ばれた指標ごとに、市場平均との差に対応する価値を円で示します。',
      finding: (company: string, indicator: string, value: string) => `${company}：最大は${indicator}の${value}`,
      nothing: (company: string) => `${company}：金額を示せる指標がありません`,
      noPrice: (company: string) => `${company}にはPBRと自己資本のそろった年度がありません`,
      traded: (year: string, equity: string, pbr: string, traded: string) =>
        `${year}：自己資本${equity}百万円 × PBR ${pbr}倍 = ${traded}百万円`,
      unit: '百万円。自己資本 × PBR × 係数 × 市場平均からの偏差。範囲は企業を半分にした再抽出の5〜95%',
      figure: '実績値',
      deviations: '偏差',
      value: '価値',
      range: '範囲',
      step: '1%（または1単位）増の価値',
      why: '数値の根拠',
      zero: '再抽出の範囲が0をまたぐ金額は、符号も確かではありません。',
    },
    yen: (value: string) => `${value}百万円`,
  },
  en: {
    preparing: 'The model is being made. This takes a moment.',
    progress: (share: string) => `The model is being made (${share})`,
    none: 'There is no model of this market',
    noneText:
      'It takes companies with PBR, ROE, sales and total assets, enough to be tested on at least two years. Import prices or market capitalizations and accounts.',
    accuracy: 'How much of the differences in PBR is told, out of sample',
    unit: (year: string, n: string) =>
      `${counted(n, 'company')} in ${year}, by models that have seen neither the company nor that year or later. R² of differences from the year’s mean: 0 is no better than the mean, below 0 is worse`,
    verdicts: {
      adds: (gain: string, low: string, high: string) =>
        `Adding ESG tells ${gain} more of the differences (95% interval ${low} to ${high})`,
      unclear: (gain: string, low: string, high: string) =>
        `It cannot be said that adding ESG improves the fit (${gain}, 95% interval ${low} to ${high})`,
      nothing: 'Adding ESG does not improve the fit',
    },
    bars: { industry: 'Industry mean alone', first: 'No ESG (ROE, growth, size, industry)', second: 'With ESG' },
    bar: 'R²',
    facts: (rows: string, companies: string, from: string, to: string) =>
      `${rows} rows of ${companies} companies, ${from}–${to}. First stage: ROE, sales growth, logarithm of total assets, industry, year. Second stage: elastic net on what is left`,
    terms: 'Chosen indicators, and how stable they are',
    termsFinding: (count: string, stable: string, halves: string) =>
      `${counted(count, 'indicator')} ${pluralOf('be', count)} chosen; ${stable} in at least 80% of ${halves} halves of the companies`,
    termsNone: 'No indicator is chosen',
    columns: {
      indicator: 'Indicator',
      category: 'ESG category',
      lag: 'Lag',
      coefficient: 'ln PBR for one standard deviation',
      interval: 'Range over halves',
      chosen: 'Chosen in',
      sign: 'Same sign in',
      known: 'Rows with a figure',
    },
    lag: (years: number) => (years === 1 ? '1 year' : `${years} years`),
    company: {
      title: 'Value by company',
      choose: 'Choose a company',
      intro:
        'Choose a company for what its difference from the market’s mean goes with in yen, by each chosen indicator.',
      finding: (company: string, indicator: string, value: string) => `${company}: largest is ${indicator}, ${value}`,
      nothing: (company: string) => `${company}: no indicator has an amount`,
      noPrice: (company: string) => `${company} has no year with both PBR and equity`,
      traded: (year: string, equity: string, pbr: string, traded: string) =>
        `${year}: equity ¥${equity} million × PBR ${pbr} = ¥${traded} million`,
      unit: '¥ million: equity × PBR × coefficient × deviation from the market’s mean; range: 5 to 95% of halves of the companies',
      figure: 'Actual value',
      deviations: 'Deviation',
      value: 'Value',
      range: 'Range',
      step: 'For 1% (or one unit) more',
      why: 'Why this figure',
      zero: 'Where the range crosses zero, not even the sign is certain.',
    },
    yen: (value: string) => `¥${value} million`,
  },
})
