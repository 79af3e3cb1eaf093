import type { Both } from '#contract/words/words.ts'
import { messages } from '../i18n/messages.ts'

export const impactMessages = messages('impact', {
  title: { ja: 'インパクトスコア', en: 'Impact score' },
  parts: {
    living_wage: { ja: '生活賃金', en: 'Living wage' },
    wage_quality: { ja: '賃金の質', en: 'Wage quality' },
    wage_equality: { ja: '賃金の公平性', en: 'Wage equality' },
    diversity: { ja: '多様性', en: 'Diversity' },
    local_jobs: { ja: '地域の雇用創出', en: 'Local job creation' },
  },
  total: { ja: '合計', en: 'Total' },
  unit: { ja: '億円', en: '¥100m' },
  yen: (amount: string) => ({ ja: `${amount}億円`, en: amount }),
  findings: {
    counts: (total: string, pay: string, share: string) => ({
      ja: `給与${pay}のうち${total}（${share}）が正のインパクト`,
      en: `${total} of ${pay} pay (${share}) counts as positive impact`,
    }),
    exceeds: (total: string, pay: string, share: string) => ({
      ja: `給与${pay}に対し、インパクトは${total}（${share}）`,
      en: `Impact of ${total} on ${pay} pay (${share})`,
    }),
    negative: (total: string, pay: string) => ({
      ja: `給与${pay}に対し、インパクトは${total}。マイナス要因が上回る`,
      en: `Impact of ${total} on ${pay} pay: deductions exceed positive impact`,
    }),
    taken: {
      living_wage: (amount: string) => ({
        ja: `生活賃金の未達で${amount}のマイナス`,
        en: `Pay below the living wage deducts ${amount}`,
      }),
      wage_quality: (amount: string) => ({
        ja: `賃金の質で${amount}のマイナス`,
        en: `Wage quality deducts ${amount}`,
      }),
      wage_equality: (amount: string) => ({
        ja: `賃金の公平性の不足で${amount}のマイナス`,
        en: `Wage inequality deducts ${amount}`,
      }),
      diversity: (amount: string) => ({
        ja: `多様性の不足で${amount}のマイナス`,
        en: `Lack of diversity deducts ${amount}`,
      }),
      local_jobs: (amount: string) => ({
        ja: `最低賃金を下回る給与で${amount}のマイナス`,
        en: `Pay below the minimum wage deducts ${amount}`,
      }),
    },
    partial: (count: string) => ({
      ja: `${count}項目が計算できず、合計は示さない`,
      en: count === '1' ? 'One part unknown: no total' : `${count} parts unknown: no total`,
    }),
    noPay: { ja: '給与総額がない', en: 'No payroll figure' },
  },
  noPayText: {
    ja: '従業員数（単体）と平均年間給与の両方がそろうと、給与総額を計算できます。',
    en: 'Payroll needs both the number of employees of the filing company and their average annual salary.',
  },
  stop: { ja: '。', en: '. ' },
  waterfall: { ja: '雇用インパクトの内訳', en: 'Breakdown of employment impact' },
  waterfallUnit: (year: string) => ({
    ja: `${year}、提出会社（単体）、億円`,
    en: `${year}, filing company alone, ¥100m`,
  }),
  shareUnit: (year: string, of: string) => ({
    ja: `${year}、提出会社（単体）、${of}に対する%`,
    en: `${year}, filing company alone, % of ${of}`,
  }),
  views: {
    amount: { ja: '金額', en: 'Amount' },
    payroll: { ja: '対 給与', en: '% of payroll' },
    sales: { ja: '対 売上高', en: '% of sales' },
    ebitda: { ja: '対 EBITDA', en: '% of EBITDA' },
  },
  of: {
    payroll: { ja: '給与総額', en: 'payroll' },
    sales: { ja: '単体売上高', en: 'its own sales' },
    ebitda: { ja: '単体EBITDA', en: 'its own EBITDA' },
  },
  noSales: {
    sales: {
      ja: '提出会社（単体）の売上高が収録されていないため、比率を計算できません。',
      en: 'Sales of the filing company alone are not on file, so there is no ratio.',
    },
    ebitda: {
      ja: '提出会社（単体）のEBITDAが収録されていないため、比率を計算できません。',
      en: 'EBITDA of the filing company alone is not on file, so there is no ratio.',
    },
  },
  notAbove: {
    sales: {
      ja: '提出会社（単体）の売上高がゼロ以下のため、比率は意味を持ちません。',
      en: 'Sales of the filing company alone are not above zero, so a ratio is not meaningful.',
    },
    ebitda: {
      ja: '提出会社（単体）のEBITDAがゼロ以下のため、比率は意味を持ちません。',
      en: 'EBITDA of the filing company alone is not above zero, so a ratio is not meaningful.',
    },
  },
  noGroup: {
    ja: '給与は提出会社のものなので、連結の数値では割りません。',
    en: 'Pay is that of the filing company, so it is not divided by consolidated figures.',
  },
  gap: {
    figures: (names: readonly string[]) => ({ ja: `${names.join('・')}がない`, en: `missing: ${names.join(', ')}` }),
    parameters: { ja: 'パラメーターが未入力', en: 'parameters not entered' },
    jump: { ja: '前年からの増員が上限を超える', en: 'staff grew beyond the limit within the year' },
  },
  jumpNote: {
    ja: '1年で大きく増えた従業員は、合併や転籍による引き継ぎとみられるため、雇用創出に数えません。',
    en: 'Headcount growth this large within a year suggests a merger or transfer, so it is not counted as job creation.',
  },
  part: { ja: '項目', en: 'Part' },
  holding: {
    ja: '提出会社の従業員はグループの1割未満です。給与・年齢・勤続年数は持株会社の少数の従業員のものです。',
    en: 'The filing company has less than a tenth of the group’s staff: pay, age and length of service are those of a holding company’s few employees.',
  },
  trial: {
    ja: '試算：パラメーターを標準から変えています。',
    en: 'Trial calculation: parameters differ from the defaults.',
  },
  years: { ja: '10年の推移', en: 'Ten years' },
  yearsUnit: { ja: '合計÷給与総額、%', en: 'Total ÷ payroll, %' },
  yearsFinding: (first: string, last: string, from: string, to: string) => ({
    ja: `${from}から${to}に${first}→${last}`,
    en: `${first} in ${from}, ${last} in ${to}`,
  }),
  yearsOne: (year: string, share: string) => ({ ja: `${year}は給与の${share}`, en: `${share} of pay in ${year}` }),
  yearsNone: { ja: '合計を計算できる年度がない', en: 'No year has a total' },
  median: { ja: '業種の中央値', en: 'Industry median' },
  industry: { ja: '業種の中での位置', en: 'Position in the industry' },
  industryUnit: { ja: '合計÷給与総額、%', en: 'Total ÷ payroll, %' },
  rank: (rank: string, of: string) => ({ ja: `業種内${rank} / ${of}位`, en: `Rank ${rank} / ${of} in the industry` }),
  rankHead: { ja: '順位', en: 'Rank' },
  industryNone: { ja: '合計がないため、業種内の位置は示さない', en: 'No total, so no industry position' },
  industryFew: (count: string) => ({
    ja: `業種内で合計を計算できる企業は${count}社`,
    en: count === '1' ? 'One company of the industry has a total' : `${count} companies of the industry have a total`,
  }),
  industryStrip: (own: string | null, median: string) => ({
    ja: own === null ? `業種の中央値${median}` : `同社${own}、業種の中央値${median}`,
    en: own === null ? `Industry median ${median}` : `This company ${own}, industry median ${median}`,
  }),
  inputs: { ja: '計算に使った数値', en: 'Figures used' },
  inputsNote: {
    ja: '数値を開くと、出典の書類と行を確認できます。足りない数値は補完しません。',
    en: 'Open a figure to see the document and line it comes from. Missing figures are not inferred.',
  },
  figure: { ja: '数値', en: 'Figure' },
  value: { ja: '値', en: 'Value' },
  state: { ja: '状態', en: 'State' },
  states: {
    disclosed: { ja: '開示', en: 'Disclosed' },
    'read-from-text': { ja: '本文から読み取り', en: 'Read from text' },
    estimated: { ja: '推計（出典による）', en: 'Estimated by its source' },
    'not-disclosed': { ja: '未開示', en: 'Not disclosed' },
    'not-applicable': { ja: '該当なし', en: 'Not applicable' },
    'other-boundary': { ja: '別の会計区分のみ', en: 'On another basis only' },
    'under-review': { ja: '確認待ち', en: 'Under review' },
    'no-report': { ja: '報告書なし', en: 'No report' },
    'not-tagged': { ja: 'タグ導入前', en: 'Before the element existed' },
    'not-stated': { ja: '報告書に記載なし', en: 'Not stated in the filing' },
  },
  figures: {
    employees: { ja: '従業員数（単体）', en: 'Employees (filing company)' },
    employeesBefore: { ja: '前年の従業員数（単体）', en: 'Employees a year before' },
    averagePay: { ja: '平均年間給与', en: 'Average annual salary' },
    femaleShare: { ja: '女性従業員比率', en: 'Female employee ratio' },
    femaleManagers: { ja: '女性管理職比率', en: 'Female manager ratio' },
    payRatio: { ja: '男女賃金差異（正規雇用）', en: 'Gender pay gap (regular workers)' },
  } as Record<string, Both>,
  parameters: { ja: 'パラメーター', en: 'Parameters' },
  parametersNote: {
    ja: '値を変えると、すぐに計算し直します。変えた値はリンクに残ります。',
    en: 'Figures update as soon as a value changes. Changed values are kept in the link.',
  },
  parameter: { ja: 'パラメーター', en: 'Parameter' },
  year: { ja: '年', en: 'Year' },
  source: { ja: '出典', en: 'Source' },
  reset: { ja: '標準に戻す', en: 'Reset to defaults' },
  resetOne: (name: string) => ({ ja: `${name}を標準に戻す`, en: `Reset ${name} to default` }),
  outOfRange: (min: string, max: string) => ({
    ja: `${min}〜${max}の数値を入力してください。`,
    en: `Enter a number from ${min} to ${max}.`,
  }),
  unused: { ja: 'この雇用創出の数え方では使いません', en: 'Not used by this counting method' },
  enter: { ja: '入力が必要', en: 'Input required' },
  jobs: { ja: '雇用創出の数え方', en: 'How job creation is counted' },
  jobOptions: {
    growth: { ja: '増員×新規雇用1人当たりの給与', en: 'New jobs × pay credited for a new job' },
    'growth-own-pay': { ja: '増員×自社の平均年間給与', en: 'New jobs × the company’s average salary' },
    unemployment: {
      ja: '従業員×失業率×（平均給与−最低賃金）',
      en: 'Employees × unemployment rate × (average pay − minimum wage)',
    },
  },
  method: { ja: '手法を読む', en: 'Read the method' },
  withdrawn: { ja: '提供を終了した手法', en: 'Withdrawn methods' },
  withdrawnText: {
    ja: 'ROEインパクト、EBITDAインパクト、AI業績インパクトは提供を終了しました。新たに選ぶことはできません。',
    en: 'ROE impact, EBITDA impact and AI performance impact have been withdrawn and can no longer be selected.',
  },
  version: (version: string) => ({ ja: `雇用インパクト ${version}版`, en: `Employment impact ${version}` }),
})
