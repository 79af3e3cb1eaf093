import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const pbrMessages = messages('pbr-regression', {
  name: { ja: 'PBRと関連する指標', en: 'What goes with PBR' },
  unit: {
    ja: '標準化した影響度（指標が1標準偏差高いときの ln PBR の差、標準偏差単位）と95%信頼区間。塗りつぶしはBenjamini–Hochberg補正後も有意（q ≤ 0.05）',
    en: 'Normalized impact (difference of ln PBR, in standard deviations, for one standard deviation of the indicator) with its 95% interval; filled where still significant after Benjamini–Hochberg (q ≤ 0.05)',
  },
  formula: {
    ja: 'ln PBR = a + b1 ln ROE + b2 ln 指標（ラグ年前）。業種・年度の固定効果あり、標準誤差は企業ごとの相関を許容',
    en: 'ln PBR = a + b1 ln ROE + b2 ln indicator (lag years before), with fixed effects of industry and year; errors allow for any correlation within a company',
  },
  formulaCompany: {
    ja: 'ln PBR = a + b1 ln ROE + b2 ln 指標（ラグ年前）。1社の年度データによる',
    en: 'ln PBR = a + b1 ln ROE + b2 ln indicator (lag years before), over the years of one company',
  },
  preparing: {
    ja: '回帰分析を実行しています。しばらくお待ちください。',
    en: 'The regressions are being run. This takes a moment.',
  },
  progress: (share: string) => ({
    ja: `回帰分析を実行しています（${share}）`,
    en: `The regressions are being run (${share})`,
  }),
  lag: (years: number) => ({
    ja: years === 0 ? '同年度' : `${years}年後`,
    en: years === 0 ? 'same year' : years === 1 ? '1 year' : `${years} years`,
  }),
  finding: {
    some: (count: string, first: string, lag: string) => ({
      ja: `補正後も残ったのは${count}指標。最大は${first}（${lag}）`,
      en: count === '1' ? `One survives: ${first} (${lag})` : `${count} survive; ${first} (${lag}) is largest`,
    }),
    none: (tests: string) => ({
      ja: `${tests}通りを試し、補正後も残った指標はありません`,
      en: `None of ${tests} tests survives the correction`,
    }),
    few: (n: string, min: string) => ({
      ja: `n=${n}。${min}未満のため示しません`,
      en: `n = ${n}, below ${min}: not shown`,
    }),
  },
  chance: {
    of: ([tests, byChance, significant, discoveries]: readonly string[]) => ({
      ja: `${tests}通りの検定。偶然だけで約${byChance}が5%有意になる。実際に5%有意は${significant}、補正後に残ったのは${discoveries}`,
      en: `${tests} tests: about ${byChance} would look significant by chance. ${significant} are at 5%, ${discoveries} after the correction.`,
    }),
    none: { ja: '条件を満たす検定がありません。', en: 'No test meets the conditions.' },
    company: {
      ja: '1社の年度データでは、15年分そろわないと係数を示しません。業種または市場全体の結果を参照してください。',
      en: 'Over the years of one company a coefficient is shown from 15 years on. See the industry or the market instead.',
    },
  },
  scope: {
    label: { ja: '対象', en: 'Scope' },
    market: { ja: '市場全体', en: 'Whole market' },
    industry: { ja: '業種', en: 'Industry' },
    basis: { ja: '業種分類', en: 'Classification' },
    company: { ja: '企業を指定', en: 'Choose a company' },
    chosenCompany: { ja: '対象の企業', en: 'Company' },
    clear: { ja: '企業の指定を解除', en: 'Clear the company' },
    of: (companies: string, years: string) => ({
      ja: `${companies}社、${years}`,
      en: `${counted(companies, 'company')}, ${years}`,
    }),
    pbr: (given: string, cap: string, implied: string) => ({
      ja: `PBR（企業・年度）：資料の値 ${given}、時価総額÷自己資本 ${cap}、PER×EPS÷BPS ${implied}`,
      en: `PBR of company years: ${given} as given, ${cap} market capitalization ÷ equity, ${implied} PER × EPS ÷ BPS`,
    }),
  },
  filter: {
    category: { ja: 'ESG区分', en: 'ESG category' },
    all: { ja: 'すべて', en: 'All' },
    discoveries: { ja: '補正後も有意な指標のみ', en: 'Significant after correction only' },
  },
  columns: {
    indicator: { ja: '指標', en: 'Indicator' },
    industry: { ja: '業種', en: 'Industry' },
    subIndustry: { ja: '細業種', en: 'Sub-industry' },
    category: { ja: 'ESG区分', en: 'ESG category' },
    unit: { ja: '単位', en: 'Unit' },
    actual: { ja: '実績値', en: 'Actual value' },
    change: { ja: '変化', en: 'Change' },
    changeLong: { ja: '指標+10%のときのPBR変化', en: 'PBR change for +10% of the indicator' },
    impact: { ja: '標準化した影響度', en: 'Normalized impact' },
    interval: { ja: '95%信頼区間', en: '95% interval' },
    lag: { ja: 'ラグ', en: 'Lag' },
    n: { ja: 'n', en: 'n' },
    companies: { ja: '企業数', en: 'Companies' },
    adjusted: { ja: '自由度調整済みR²', en: 'Adj. R²' },
    dw: { ja: 'DW', en: 'DW' },
    state: { ja: '状態', en: 'State' },
  },
  median: (n: string, year: string) => ({ ja: `${year}の中央値、${n}社`, en: `median of ${n}, ${year}` }),
  share: (n: string, year: string) => ({ ja: `${year}の割合、${n}社`, en: `share of ${n}, ${year}` }),
  up: { ja: '上昇', en: 'up' },
  down: { ja: '低下', en: 'down' },
  unsure: { ja: '方向は不明（|t|が1.96未満）', en: 'direction not clear (|t| below 1.96)' },
  more: (count: string) => ({ ja: `残り${count}指標を表示`, en: `Show the other ${count}` }),
  unfold: (name: string) => ({ ja: `${name}のラグと偏残差を表示`, en: `Show lags and partial residuals of ${name}` }),
  fold: { ja: '閉じる', en: 'Close' },
  states: {
    fitted: { ja: '算定済み', en: 'fitted' },
    'few-rows': (n: string, min: string) => ({
      ja: `n=${n}。${min}未満のため示さない`,
      en: `n = ${n}, below ${min}: not shown`,
    }),
    'few-companies': { ja: '企業が少なく、誤差を見積もれない', en: 'too few companies to estimate the error' },
    constant: { ja: '値に変化がない', en: 'does not vary' },
    collinear: { ja: 'ROEや固定効果と区別できない', en: 'not separable from ROE or fixed effects' },
  },
  dropped: {
    title: { ja: '除外した行', en: 'Rows dropped' },
    missing: { ja: 'PBRまたはROEなし', en: 'no PBR or ROE' },
    pbr: { ja: '自己資本が0以下', en: 'equity 0 or less' },
    roe: { ja: 'ROEが0以下', en: 'ROE 0 or less' },
    kpi: { ja: '指標が0以下', en: 'indicator 0 or less' },
  },
  unfitted: (count: string) => ({
    ja: `係数を示せない指標（${count}）とその理由`,
    en: `Indicators without a coefficient (${count}), and why`,
  }),
  lags: {
    title: { ja: 'ラグ別の結果', en: 'By lag' },
    choose: (lag: string) => ({ ja: `${lag}の偏残差を表示`, en: `Show partial residuals at ${lag}` }),
    axis: { ja: 'ラグ（年）', en: 'Lag (years)' },
  },
  partial: {
    title: (lag: string) => ({ ja: `偏残差プロット（${lag}）`, en: `Partial residuals (${lag})` }),
    x: { ja: '指標（ROEと固定効果を除いた残り）', en: 'Indicator, net of ROE and fixed effects' },
    y: { ja: 'ln PBR（同左）', en: 'ln PBR, net of the same' },
    point: (company: string, year: string) => ({ ja: `${company}、${year}`, en: `${company}, ${year}` }),
    hint: {
      ja: '点を選ぶと、もとの数値を表示します。矢印キーで移動、Enterで開く',
      en: 'Choose a point for its figures; arrow keys move, Enter opens',
    },
    count: (n: string) => ({ ja: `${n}点。傾きがb2`, en: `${n} points; their slope is b2` }),
  },
  why: {
    label: { ja: 'この点の数値', en: 'Figures of this point' },
    back: { ja: 'この点に戻る', en: 'Back to the point' },
    pbr: { ja: 'PBR', en: 'PBR' },
    bases: {
      given: { ja: '資料のPBR', en: 'PBR as given' },
      'market-cap': { ja: '時価総額 ÷ 自己資本', en: 'market capitalization ÷ equity' },
      implied: { ja: 'PER × EPS ÷ BPS', en: 'PER × EPS ÷ BPS' },
    },
    roe: { ja: 'ROE', en: 'ROE' },
    kpi: { ja: '指標', en: 'Indicator' },
    inputs: { ja: 'もとの数値（選ぶと出典を表示）', en: 'Figures used (choose one for its source)' },
    estimated: { ja: '情報源による推計', en: 'estimated by the source' },
    company: { ja: '企業ページ', en: 'Company page' },
  },
  use: { ja: 'シミュレーションに使う', en: 'Use in the simulation' },
  used: { ja: 'シミュレーションに追加済み', en: 'In the simulation' },
  recompute: { ja: '再計算して照合', en: 'Recompute and compare' },
  same: (rows: string) => ({
    ja: `${rows}行から別の方法で再計算し、一致しました`,
    en: `Made again from ${rows} rows by another way: the same`,
  }),
  differs: { ja: '再計算した値が一致しません', en: 'Made again, it differs' },
  out: { ja: 'ファイルに出力', en: 'Save as a file' },
  xlsx: { ja: 'Excel', en: 'Excel' },
  csv: { ja: 'CSV', en: 'CSV' },
  outTitle: { ja: 'PBR回帰分析の出力', en: 'Save the PBR regressions' },
})
