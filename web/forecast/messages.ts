import { messages } from '../i18n/messages.ts'

export const forecastMessages = messages('forecast', {
  title: { ja: '将来予測', en: 'Forecast' },
  choice: { ja: '予測する項目', en: 'Item to forecast' },
  groups: {
    totals: { ja: '総合・柱', en: 'Total and pillars' },
    categories: { ja: 'カテゴリー', en: 'Categories' },
    tags: { ja: '横断スコア', en: 'Cross-cutting' },
    goals: { ja: 'SDGs', en: 'SDGs' },
    emissions: { ja: '排出量', en: 'Emissions' },
  },
  scopes: {
    scope1: { ja: 'Scope1排出量', en: 'Scope 1 emissions' },
    scope2: { ja: 'Scope2排出量', en: 'Scope 2 emissions' },
    scope3: { ja: 'Scope3排出量', en: 'Scope 3 emissions' },
    'scope1+2': { ja: 'Scope1+2排出量', en: 'Scope 1+2 emissions' },
    'scope1+2+3': { ja: 'Scope1+2+3排出量', en: 'Scope 1+2+3 emissions' },
  },
  otherIndicator: { ja: '指標', en: 'Indicator' },
  find: { ja: '指標を名前またはコードで探す', en: 'Find an indicator by name or code' },
  noMatch: { ja: '該当する指標がない', en: 'No indicator matches' },
  views: {
    fan: { ja: '予測', en: 'Forecast' },
    past: { ja: '過去の予測', en: 'Past forecasts' },
  },
  year: { ja: '年度', en: 'Fiscal year' },
  kind: { ja: '区分', en: 'Kind' },
  figure: { ja: '値', en: 'Value' },
  term: {
    short: { ja: '短期（1〜3年）', en: 'Short term (1–3 years)' },
    long: { ja: '長期（4〜6年）', en: 'Long term (4–6 years)' },
  },
  actual: { ja: '実績', en: 'Actual' },
  estimated: { ja: '推計', en: 'estimated' },
  forecast: { ja: '予測', en: 'Forecast' },
  missing: { ja: '値なし', en: 'no value' },
  notLike: { ja: '最新年度と比べられない年度', en: 'not comparable with the latest year' },
  band: (share: string) => ({ ja: `${share}%区間`, en: `${share}% interval` }),
  score: { ja: 'スコア（0〜100）', en: 'Score (0 to 100)' },
  ends: (year: string) => ({ ja: `予測は${year}まで`, en: `Forecasts end in ${year}` }),
  legend: {
    ja: '実線は実績（○は推計、×は最新年度と比べられない年度）、破線は予測、帯は内側から50・80・95%区間。',
    en: 'Line: actual (○ estimated, × not comparable with the latest year). Dashes: forecast. Bands: 50, 80 and 95% intervals from the inside.',
  },
  pastLegend: {
    ja: '実線は実績、細い破線は各年度の時点で作った予測。その年度までの値だけを使用。',
    en: 'Line: actual. Thin dashes: forecasts made as of each year, using only figures up to then.',
  },
  noBandsText: {
    ja: '過去の予測が少ない、または値が変わったことがないため、区間は示せません。',
    en: 'No intervals: too few past forecasts, or the figure has never changed.',
  },
  notLikeText: (count: string) => ({
    ja: `開示範囲が異なり最新年度と比べられない年度が${count}年あります。変化には開示の増減も含まれます。`,
    en: `${count === '1' ? 'One year rests' : `${count} years rest`} on different disclosures from the latest: changes include items newly disclosed or dropped.`,
  }),
  headlines: {
    none: { ja: '実績がない', en: 'No figures' },
    few: { ja: '実績が4年に満たない', en: 'Fewer than four years' },
    old: (year: string) => ({
      ja: `最新の実績が${year}と古く、予測しない`,
      en: `No forecast: the latest figure is of ${year}`,
    }),
    naive: { ja: '横ばい予測を上回る方法がない', en: 'No method outperforms no change' },
    naiveDown: (year: string, value: string) => ({
      ja: `横ばい予測を上回る方法はなく、目標の反映分だけ低下（${year}に${value}）`,
      en: `No method outperforms no change; the target alone lowers it to ${value} by ${year}`,
    }),
    naiveUp: (year: string, value: string) => ({
      ja: `横ばい予測を上回る方法はなく、目標の反映分だけ上昇（${year}に${value}）`,
      en: `No method outperforms no change; the target alone raises it to ${value} by ${year}`,
    }),
    noBands: (year: string, value: string) => ({
      ja: `${year}は${value}、区間は不明`,
      en: `${value} in ${year}, interval unknown`,
    }),
    up: (low: string) => ({
      ja: `上昇の見込み：80%区間の下端${low}も現在を上回る`,
      en: `Likely up: even the low end (${low}) is above the latest`,
    }),
    down: (high: string) => ({
      ja: `低下の見込み：80%区間の上端${high}も現在を下回る`,
      en: `Likely down: even the high end (${high}) is below the latest`,
    }),
    unclear: (range: string, year: string) => ({
      ja: `${year}は${range}（80%区間）で方向は定まらない`,
      en: `${range} in ${year} (80%): direction unclear`,
    }),
  },
  oldText: {
    ja: '最新の実績が市場の最新年度より3年を超えて古い場合は、予測しません。',
    en: 'No forecast is made where the latest figure is over three years older than the market’s latest year.',
  },
  stateText: {
    ja: '予測には、直近10年度のうち4年分以上の実績が必要です。',
    en: 'A forecast needs figures of at least four of the last ten years.',
  },
  targets: {
    inside: (year: string, value: string, share: string) => ({
      ja: `${year}の目標${value}は${share}%区間に入る。`,
      en: `The target for ${year} (${value}) lies inside the ${share}% interval.`,
    }),
    outside: (year: string, value: string) => ({
      ja: `${year}の目標${value}は95%区間の外にある。`,
      en: `The target for ${year} (${value}) lies outside the 95% interval.`,
    }),
    unknown: (year: string, value: string) => ({
      ja: `${year}の目標${value}が区間に入るかは分からない。`,
      en: `Whether the target for ${year} (${value}) lies inside the interval is unknown.`,
    }),
    beyond: (year: string, value: string, last: string) => ({
      ja: `${year}の目標${value}は、予測の終わり（${last}）より先にある。`,
      en: `The target for ${year} (${value}) lies beyond the last forecast (${last}).`,
    }),
    noForecast: (year: string, value: string) => ({
      ja: `予測がないため、${year}の目標${value}とは比べられない。`,
      en: `There is no forecast to compare with the target for ${year} (${value}).`,
    }),
    other: (value: string) => ({
      ja: `同じ年度に水準の異なる目標（${value}）もあり、互いに矛盾しています。予測には低いほうを使っています。`,
      en: `Another target for that year contradicts it (${value}). The forecast uses the lower one.`,
    }),
    otherHeld: (value: string) => ({
      ja: `同じ年度に水準の異なる目標（${value}）もあり、互いに矛盾しています。予測とは低いほうを比べています。`,
      en: `Another target for that year contradicts it (${value}). The forecast is compared with the lower one.`,
    }),
  },
  accuracy: { ja: '過去の予測の精度', en: 'Accuracy of past forecasts' },
  hits: (n: string, hits: string) => ({
    ja: `過去の予測${n}件のうち80%区間に入ったのは${hits}件`,
    en: `${hits} of ${n} past outcomes fell inside the 80% interval`,
  }),
  noHits: {
    ja: '同社の過去の予測で区間と比べられるものはない',
    en: 'No past forecast for this company can be compared with an interval',
  },
  ownError: (error: string, naive: string) => ({
    ja: `平均誤差は${error}、横ばいとした場合は${naive}。`,
    en: `Mean error ${error}, versus ${naive} for no change.`,
  }),
  market: { ja: '市場全体での精度', en: 'Market-wide accuracy' },
  marketUnit: (years: string) => ({
    ja: `誤差は通常の年変化に対する倍率（MASE）。方法の選択に使っていない直近${years}年度の実績との比較（標本外）。`,
    en: `Errors as multiples of the usual yearly change (MASE), out of sample: the method was not chosen on the last ${years} years.`,
  }),
  columns: {
    term: { ja: '期間', en: 'Term' },
    chosen: { ja: '採用した方法', en: 'Method used' },
    naive: { ja: '横ばい', en: 'No change' },
    drift: { ja: '直線', en: 'Drift' },
    industry: { ja: '業種の傾向', en: 'Industry trend' },
    relative: { ja: '横ばい比', en: 'Versus no change' },
    coverage: { ja: '50 / 80 / 95%区間に入った割合', en: 'Inside 50 / 80 / 95% intervals' },
    n: { ja: '件数（企業数）', en: 'Outcomes (companies)' },
  },
  counts: (n: string, companies: string) => ({ ja: `${n}件（${companies}社）`, en: `${n} (${companies})` }),
  worse: (term: string) => ({
    ja: `${term}では、採用した方法の誤差が横ばいを上回っています。`,
    en: `${term}: the method used underperforms no change.`,
  }),
  tooFew: { ja: '比べられる過去の予測がない', en: 'No past forecasts to compare with' },
  basis: { ja: '予測の根拠', en: 'Basis of the forecast' },
  basisFinding: (method: string) => ({ ja: `方法：${method}`, en: `Method: ${method}` }),
  basisWithTarget: (method: string, share: string) => ({
    ja: `方法：${method}。${share}は目標への直線`,
    en: `Method: ${method}; ${share} follows the line to the target`,
  }),
  weights: {
    own: { ja: '同社の推移', en: 'Company trend' },
    industry: { ja: '業種の傾向', en: 'Industry trend' },
    target: { ja: '目標', en: 'Target' },
  },
  methods: {
    naive: { ja: '横ばい', en: 'No change' },
    drift: { ja: '直線（最初と最新の値を結ぶ）', en: 'Drift (a line from the first to the latest figure)' },
    level: { ja: '水準の平滑化', en: 'Smoothed level' },
    damped: { ja: '減衰トレンド', en: 'Damped trend' },
    industry: { ja: '業種の傾向', en: 'Industry trend' },
    combination: { ja: '5つの方法の平均', en: 'Mean of the five methods' },
  },
  method: { ja: '方法', en: 'Method' },
  weight: { ja: '重み', en: 'Weight' },
  made: { ja: '計算に使った値', en: 'Inputs' },
  parameters: {
    last: { ja: '最新値', en: 'latest' },
    trend: { ja: '年変化', en: 'yearly change' },
    level: { ja: '水準', en: 'level' },
    smoothing: { ja: '平滑化係数', en: 'smoothing' },
    damping: { ja: '減衰係数', en: 'damping' },
  },
  curves: {
    log: { ja: '値は対数に変換して計算しています。', en: 'Calculated on logarithms.' },
    logit: { ja: '値はロジットに変換して計算しています。', en: 'Calculated on logits.' },
    none: { ja: '値は変換せずに計算しています。', en: 'Calculated on untransformed values.' },
  },
  targetNote: {
    ja: '目標がある場合、予測の2割を目標までの直線に寄せています（本サービスの設定）。精度の測定には目標を使っていません。',
    en: 'Where there is a target, a fifth of the forecast follows the straight line to it (our setting). Accuracy is measured without targets.',
  },
  heldNote: {
    ja: '目標は予測に反映していません。比較のために示しています。',
    en: 'The target does not affect this forecast; it is shown for comparison only.',
  },
  methodPage: { ja: '計算方法', en: 'Method' },
  from: (year: string) => ({ ja: `${year}時点`, en: `as of ${year}` }),
  source: { ja: '開示書類から収録した値、本サービスの予測', en: 'Figures from filings; our forecasts' },
  refused: { ja: '別の項目を選ぶ', en: 'Choose another item' },
})
