import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const worthMessages = messages('value-model', {
  preparing: {
    ja: 'モデルを作成しています。しばらくお待ちください。',
    en: 'The model is being made. This takes a moment.',
  },
  progress: (share: string) => ({ ja: `モデルを作成しています（${share}）`, en: `The model is being made (${share})` }),
  none: { ja: 'この市場ではモデルを作成できません', en: 'No model for this market' },
  noneText: {
    ja: 'PBR、ROE、売上高、総資産のそろった企業が、少なくとも2つの年度で検証できるだけ必要です。株価または時価総額と、財務の数値を収録すると表示されます。',
    en: 'It takes companies with PBR, ROE, sales and total assets, enough to be tested on at least two years. Prices or market capitalizations, and accounts, have to be on file.',
  },
  accuracy: {
    ja: 'PBRの企業間の差をどこまで説明できるか（アウトオブサンプル）',
    en: 'Share of the differences in PBR explained, out of sample',
  },
  unit: (year: string, n: string) => ({
    ja: `${year}の${n}社。検証対象の企業も、その年度以降も学習に使わないモデルによる。R²は年度平均からの差に対する割合で、0は年度平均と同じ、負はそれより悪い`,
    en: `${counted(n, 'company')} in ${year}, by models that have seen neither the company nor that year or later. R² of differences from the year’s mean: 0 is no better than the mean, below 0 is worse`,
  }),
  verdicts: {
    adds: (gain: string, low: string, high: string) => ({
      ja: `ESG指標を加えると、説明できる割合は${gain}高まる（95%信頼区間 ${low}〜${high}）`,
      en: `Adding ESG explains ${gain} more of the differences (95% interval ${low} to ${high})`,
    }),
    unclear: (gain: string, low: string, high: string) => ({
      ja: `ESGを加えても、当てはまりが良くなるとはいえない（差${gain}、95%信頼区間 ${low}〜${high}）`,
      en: `No clear evidence that adding ESG improves the fit (${gain}, 95% interval ${low} to ${high})`,
    }),
    nothing: { ja: 'ESGを加えても当てはまりは良くならない', en: 'Adding ESG does not improve the fit' },
  },
  bars: {
    industry: { ja: '業種平均のみ', en: 'Industry mean alone' },
    first: { ja: 'ESGなし（ROE・成長率・規模・業種）', en: 'No ESG (ROE, growth, size, industry)' },
    second: { ja: 'ESGあり', en: 'With ESG' },
  },
  bar: { ja: 'R²', en: 'R²' },
  facts: (rows: string, companies: string, from: string, to: string) => ({
    ja: `${rows}行、${companies}社、${from}〜${to}。第1段階はROE、売上高成長率、総資産の対数、業種、年度。第2段階は残差に対するエラスティックネット`,
    en: `${rows} rows of ${companies} companies, ${from}–${to}. First stage: ROE, sales growth, logarithm of total assets, industry, year. Second stage: elastic net on the residuals`,
  }),
  terms: { ja: '選ばれた指標とその安定性', en: 'Chosen indicators, and how stable they are' },
  termsFinding: (count: string, stable: string, halves: string) => ({
    ja: `選ばれたのは${count}指標。企業を半分にした${halves}回のうち8割以上で選ばれたのは${stable}`,
    en: `${counted(count, 'indicator')} ${pluralOf('be', count)} chosen; ${stable} in at least 80% of ${halves} halves of the companies`,
  }),
  termsNone: { ja: '選ばれた指標はありません', en: 'No indicator is chosen' },
  columns: {
    indicator: { ja: '指標', en: 'Indicator' },
    category: { ja: 'ESG区分', en: 'ESG category' },
    lag: { ja: 'ラグ', en: 'Lag' },
    coefficient: { ja: 'ln PBRへの寄与（1標準偏差）', en: 'ln PBR for one standard deviation' },
    interval: { ja: '再抽出での範囲', en: 'Range over halves' },
    chosen: { ja: '選ばれた割合', en: 'Chosen in' },
    sign: { ja: '同符号の割合', en: 'Same sign in' },
    known: { ja: '値のある行', en: 'Rows with a figure' },
  },
  lag: (years: number) => ({ ja: `${years}年後`, en: years === 1 ? '1 year' : `${years} years` }),
  company: {
    title: { ja: '企業別の非財務価値', en: 'Value by company' },
    choose: { ja: '企業を選ぶ', en: 'Choose a company' },
    intro: {
      ja: '企業を選ぶと、選ばれた指標ごとに、市場平均との差に対応する価値を円で示します。',
      en: 'Choose a company to see, by chosen indicator, the value in yen of its difference from the market mean.',
    },
    finding: (company: string, indicator: string, value: string) => ({
      ja: `${company}：最大は${indicator}の${value}`,
      en: `${company}: largest is ${indicator}, ${value}`,
    }),
    nothing: (company: string) => ({
      ja: `${company}：金額を示せる指標がありません`,
      en: `${company}: no indicator has an amount`,
    }),
    noPrice: (company: string) => ({
      ja: `${company}にはPBRと自己資本のそろった年度がありません`,
      en: `${company} has no year with both PBR and equity`,
    }),
    traded: (year: string, equity: string, pbr: string, traded: string) => ({
      ja: `${year}：自己資本${equity}百万円 × PBR ${pbr}倍 = ${traded}百万円`,
      en: `${year}: equity ¥${equity} million × PBR ${pbr} = ¥${traded} million`,
    }),
    unit: {
      ja: '百万円。自己資本 × PBR × 係数 × 市場平均からの偏差。範囲は企業を半分にした再抽出の5〜95%',
      en: '¥ million: equity × PBR × coefficient × deviation from the market’s mean; range: 5 to 95% of halves of the companies',
    },
    figure: { ja: '実績値', en: 'Actual value' },
    deviations: { ja: '偏差', en: 'Deviation' },
    value: { ja: '価値', en: 'Value' },
    range: { ja: '範囲', en: 'Range' },
    step: { ja: '1%（または1単位）増の価値', en: 'For 1% (or one unit) more' },
    why: { ja: '数値の根拠', en: 'Why this figure' },
    zero: {
      ja: '再抽出の範囲が0をまたぐ金額は、符号も確かではありません。',
      en: 'Where the range crosses zero, not even the sign is certain.',
    },
  },
  yen: (value: string) => ({ ja: `${value}百万円`, en: `¥${value} million` }),
})
