import type { Both } from '#contract/words/words.ts'
import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const whyMessages = messages('score-why', {
  why: { ja: '数値の根拠', en: 'Why this figure' },
  standsFor: (of: string, level: string) => ({
    ja: `${level} ${of}社の中での位置`,
    en: `Among ${counted(of, 'company')}: ${level}`,
  }),
  formula: { ja: '計算式', en: 'Formula' },
  formulaTotal: { ja: 'Σ（重み × カテゴリースコア）÷ Σ 重み', en: 'Σ (weight × category score) ÷ Σ weight' },
  formulaMean: { ja: 'Σ（重み × パーセンタイル）÷ Σ 重み', en: 'Σ (weight × percentile) ÷ Σ weight' },
  formulaRank: { ja: '（劣る社数 ＋ 同値の社数 ÷ 2）÷ 数値のある社数', en: '(worse + same ÷ 2) ÷ figures' },
  formulaWorst: { ja: '比べられる数値がないため 0', en: 'Nothing to compare: 0' },
  formulaOfMeans: {
    ja: '（平均が下回る社数 ＋ 同じ社数 ÷ 2）÷ 平均のある社数',
    en: '(means below + means the same ÷ 2) ÷ means',
  },
  meanText: (name: string, count: string) => ({
    ja: `指標の平均に、${name}の${count}社の中で改めて順位を付けています。`,
    en: `The mean is ranked again among the means of ${name}: ${count} in all.`,
  }),
  mean: { ja: '平均', en: 'Mean' },
  perSize: { ja: '規模当たりの値', en: 'Per size' },
  asFiled: {
    filed: { ja: '開示された数値', en: 'As filed' },
    inferred: { ja: '推計した数値', en: 'As inferred' },
  },
  sizes: {
    'F-PL-001': { ja: '売上高', en: 'Sales' },
    'S-LR-001': { ja: '従業員数', en: 'Employees' },
  } as Record<string, Both>,
  parentSales: { ja: '売上高（単体）', en: 'Sales of the parent company' },
  figureYear: (year: string) => ({ ja: `${year}の数値`, en: `figure of ${year}` }),
  unknownSize: { ja: '不明', en: 'not known' },
  noSize: (size: string) => ({
    ja: `${size}が分からず、規模当たりの値を比べられません`,
    en: `${size} not known, so nothing can be compared per size`,
  }),
  noSizeWorst: (size: string) => ({
    ja: `${size}が分からず、規模当たりの値を出せないため最悪値（0点）`,
    en: `${size} not known, so nothing can be compared per size: the worst value, 0 points`,
  }),
  expectedText: {
    ja: '推計値なので、そのまま順位を付けず、推計の誤差から見込まれるパーセンタイルの平均（期待値）で採点しています。',
    en: 'The figure is inferred. It is not ranked as if it were known: it counts with the percentile that can be expected of it, given how far such estimates are off.',
  },
  expectedFormulas: {
    higher: {
      ja: '比較対象の各値 r についての F((x − r) ÷ b) の平均。x は慎重さの分だけ動かした推計値で、r とともに誤差の尺度で測る。F(z) ＝ 1 ÷ (1 ＋ e^−z)、b ＝ 標準誤差 × √3 ÷ π',
      en: 'Mean of F((x − r) ÷ b) over the peers’ figures r, where x is the estimate moved by the caution, both on the scale of the error; F(z) = 1 ÷ (1 + e^−z), b = standard error × √3 ÷ π',
    },
    lower: {
      ja: '比較対象の各値 r についての 1 − F((x − r) ÷ b) の平均。x は慎重さの分だけ動かした推計値で、r とともに誤差の尺度で測る。F(z) ＝ 1 ÷ (1 ＋ e^−z)、b ＝ 標準誤差 × √3 ÷ π',
      en: 'Mean of 1 − F((x − r) ÷ b) over the peers’ figures r, where x is the estimate moved by the caution, both on the scale of the error; F(z) = 1 ÷ (1 + e^−z), b = standard error × √3 ÷ π',
    },
    yes: {
      ja: 'p × (1 − q ÷ 2) ＋ (1 − p) × (1 − q) ÷ 2 − 慎重さ × ½ √(p (1 − p))。p は「あり」の確率、q は比較対象の「あり」の割合',
      en: 'p × (1 − q ÷ 2) + (1 − p) × (1 − q) ÷ 2 − caution × ½ √(p (1 − p)), with p the probability of a yes and q the peers’ share of yes',
    },
    no: {
      ja: '(1 − p) × (1 ＋ q) ÷ 2 ＋ p × q ÷ 2 − 慎重さ × ½ √(p (1 − p))。p は「あり」の確率、q は比較対象の「あり」の割合',
      en: '(1 − p) × (1 + q) ÷ 2 + p × q ÷ 2 − caution × ½ √(p (1 − p)), with p the probability of a yes and q the peers’ share of yes',
    },
    exact: {
      ja: '推計の誤差が0のため（劣る社数 ＋ 同値の社数 ÷ 2）÷ 数値のある社数',
      en: 'The error is 0: (worse + same ÷ 2) ÷ figures',
    },
    unknown: { ja: '½ − 慎重さ × √(1 ÷ 12)', en: '½ − caution × √(1 ÷ 12)' },
  },
  unknownErrorText: {
    ja: '推計の誤差が不明であるか、同業の数値から推計しても、中央（½）とみなす場合より精度が高まらない種類の値です。そのため中央から慎重さの分だけ下げます。',
    en: 'The error of the estimate is unknown, or peers predict this kind of figure no better than the median does. It is scored at one half, less a margin of caution.',
  },
  unknownSizeText: {
    ja: '売上高または従業員数が分からず、規模で割って比べることができません。そのため中央（½）から慎重さの分だけ下げます。',
    en: 'Sales or headcount are not known, so the amount cannot be compared per size. It is scored at one half, less a margin of caution.',
  },
  caution: { ja: '慎重さ', en: 'Caution' },
  cautionText: (count: string) => ({
    ja: `標準誤差の${count}倍だけ悪い側に寄せる`,
    en: `moved to the worse end by ${count} standard errors`,
  }),
  expected: { ja: 'パーセンタイルの期待値', en: 'Expected percentile' },
  remembered: (year: string) => ({ ja: `${year}の開示値のパーセンタイル`, en: `Percentile disclosed for ${year}` }),
  heldText: (year: string) => ({
    ja: `開示をやめた企業は、その後3年度の間、最後に開示した値のパーセンタイルを超えません。ここでは${year}の値が上限です。`,
    en: `For three fiscal years after its last disclosure, a company that has stopped disclosing cannot exceed the percentile of that last figure. Here the cap is the figure for ${year}.`,
  }),
  lower: (one: string, other: string) => ({
    ja: `${one} と ${other} の小さいほう`,
    en: `the lower of ${one} and ${other}`,
  }),
  inputs: { ja: '内訳', en: 'Inputs' },
  input: { ja: '項目', en: 'Item' },
  share: { ja: '割合', en: 'Share' },
  score: { ja: 'スコア', en: 'Score' },
  adds: { ja: '寄与', en: 'Contribution' },
  sum: { ja: '合計', en: 'Sum' },
  more: (count: string) => ({ ja: `ほか${count}項目`, en: `and ${count} more` }),
  ladder: { ja: '総合スコアまでの経路', en: 'From the total down to here' },
  peers: { ja: '比べた数値', en: 'Figures it is ranked among' },
  best: { ja: '良い順', en: 'best first' },
  thisCompany: { ja: '同社（推計値の位置）', en: 'This company, where its estimate falls' },
  peerGroup: (name: string, count: string) => ({
    ja: `${name}（${count}社の開示値）`,
    en: `${name}, ${count} disclosed ${pluralOf('figure', count)}`,
  }),
  levels: {
    industry: { ja: '業種', en: 'industry' },
    group: { ja: '業種グループ', en: 'industry group' },
    sector: { ja: 'セクター', en: 'sector' },
    market: { ja: '市場全体', en: 'whole market' },
  },
  unclassified: { ja: '業種未分類', en: 'Unclassified' },
  origin: {
    disclosed: { ja: '開示値', en: 'disclosed' },
    estimated: { ja: '情報源による推計値', en: 'estimated by its source' },
    inferred: { ja: '本サービスのモデルによる推計値', en: 'inferred by our model' },
    'worst-value': { ja: '未開示のため最悪値（0点）', en: 'not disclosed: the worst value, 0 points' },
  },
  notScored: {
    ja: 'この年度は採点していません（報告書がない、該当しない、または比較対象が10社未満）。',
    en: 'Not scored for this year: there is no report, the indicator does not apply, or fewer than ten companies can be compared.',
  },
  toFiling: { ja: '書類の該当行まで開く', en: 'Open the line of the filing' },
  inference: { ja: '推計の方法', en: 'How it was inferred' },
  recipe: { ja: 'レシピ', en: 'Recipe' },
  version: (version: string) => ({ ja: `標準手法 v${version}`, en: `standard method v${version}` }),
  inferenceRule: { ja: '欠損補完', en: 'Missing values' },
  period: {
    short: { ja: '短期（1〜3年）', en: 'short term (1–3 years)' },
    long: { ja: '長期（3〜6年）', en: 'long term (3–6 years)' },
  },
  asOf: { ja: '基準日', en: 'As of' },
  now: { ja: '現在', en: 'now' },
  revision: (number: string) => ({ ja: `データ第${number}版`, en: `data revision ${number}` }),
  ownMethod: { ja: '独自手法', en: 'Own method' },
  ownVersion: (title: string, version: string) => ({
    ja: `${title}（第${version}版）`,
    en: `${title} (version ${version})`,
  }),
  recompute: { ja: '再計算', en: 'Recompute' },
  recomputing: { ja: '再計算しています…', en: 'Recomputing…' },
  same: (value: string) => ({ ja: `${value} ＝ ${value}`, en: `${value} = ${value}` }),
  differs: (displayValue: string, again: string) => ({
    ja: `${displayValue} ≠ ${again}`,
    en: `${displayValue} ≠ ${again}`,
  }),
  sameText: (rows: string, time: string) => ({
    ja: `根拠${rows}行から計算し直し、表示値と一致しました（${time}ミリ秒）。`,
    en: `Made again from ${counted(rows, 'row')}; it agrees with the figure shown (${time} ms).`,
  }),
  differsText: {
    ja: '表示値と一致しません。お手数ですがお問い合わせください。',
    en: 'It does not agree with the figure shown. Please contact us.',
  },
  download: { ja: '根拠データ一式', en: 'Download the rows' },
  copyLink: { ja: 'リンクをコピー', en: 'Copy link' },
  method: { ja: 'この手法の説明', en: 'How this method works' },
  yes: { ja: 'あり', en: 'Yes' },
  no: { ja: 'なし', en: 'No' },
  trail: {
    model: { ja: 'モデル', en: 'Model' },
    level: { ja: '参照した範囲', en: 'Reference group' },
    n: { ja: '使った数値の件数', en: 'Figures used' },
    own: { ja: '同社の過去の数値', en: 'Own earlier figures' },
    sales: { ja: '売上高の比', en: 'Ratio of sales' },
    headcount: { ja: '従業員数の比', en: 'Ratio of headcount' },
    peers: { ja: '同業の値', en: 'Peers' },
    standardError: { ja: '標準誤差', en: 'Standard error' },
    probability: { ja: '「あり」の割合', en: 'Share of yes' },
  },
  scales: {
    log: { ja: '対数', en: 'log scale' },
    logit: { ja: 'ロジット', en: 'logit scale' },
    linear: { ja: '元の単位', en: 'own unit' },
    probability: { ja: '確率', en: 'probability' },
  } as Record<string, Both>,
})
