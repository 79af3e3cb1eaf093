import { messages } from '../../i18n/messages.ts'

export const cardMessages = messages('ftse-card', {
  titled: (score: string) => ({ ja: `モデルカード：${score}`, en: `Model card: ${score}` }),
  finding: (error: string, lastYear: string, mean: string) => ({
    ja: `平均誤差${error}。前年の評価なら${lastYear}、業種平均なら${mean}`,
    en: `Mean error ${error}, versus ${lastYear} for last year’s rating and ${mean} for the industry mean`,
  }),
  findingWithout: (error: string, mean: string) => ({
    ja: `平均誤差${error}。業種平均なら${mean}`,
    en: `Mean error ${error}, versus ${mean} for the industry mean`,
  }),
  noModel: { ja: 'このスコアのモデルはありません', en: 'No model for this score' },
  noBetter: { ja: '予測精度は業種平均を上回りません。', en: 'It does not outperform the industry mean.' },
  better: { ja: '予測精度は業種平均を上回ります。', en: 'It outperforms the industry mean.' },
  of: { ja: 'スコア', en: 'Score' },
  targets: {
    total: { ja: '総合', en: 'Overall' },
    environment: { ja: '環境', en: 'Environment' },
    social: { ja: '社会', en: 'Social' },
    governance: { ja: 'ガバナンス', en: 'Governance' },
  },
  parts: {
    purpose: { ja: '目的', en: 'Purpose' },
    data: { ja: 'データ', en: 'Data' },
    validation: { ja: '検証', en: 'Validation' },
    accuracy: { ja: '精度', en: 'Accuracy' },
    limits: { ja: '限界', en: 'Limits' },
    version: { ja: '版', en: 'Version' },
  },
  purpose: {
    ja: '同社の数値から見込まれる評価の水準と、その誤差の大きさを示します。評価機関の決定を予測するものではありません。',
    en: 'What rating a company’s figures point to, and how large the error may be. It is not a forecast of the vendor’s decision.',
  },
  data: (companies: string, ratings: string, years: string, features: string) => ({
    ja: `評価のある${companies}社、${ratings}件（${years}の数値）。特徴量は${features}個で、業種内パーセンタイル、未開示かどうか、構造によるテーマのスコア、規模、セクターです。前年の評価は含みません。`,
    en: `${ratings} ratings of ${companies} companies (figures of ${years}). ${features} features: industry percentiles, non-disclosure flags, structural theme scores, size and sector. Last year’s rating is not used.`,
  }),
  years: (first: string, last: string) => ({ ja: `${first}〜${last}`, en: `${first}–${last}` }),
  selection: {
    ja: '評価の対象は主に大企業のため、それ以外の企業では精度が下がります。',
    en: 'The vendor mainly rates large companies; the model is less reliable for others.',
  },
  simulated: { ja: 'デモ市場の評価は架空です。', en: 'The ratings of the demo market are invented.' },
  validation: (tested: string) => ({
    ja: `企業を5分割し、年の順序を守って検証しました。結果は最終年の${tested}件で、その企業もその年以降の評価も学習に使っていないモデルによるものです（標本外）。`,
    en: `Five-fold cross-validation by company, with years kept in order. Results are out of sample: ${tested} ratings of the last year, from models fitted without that company and without any rating of that year or later.`,
  }),
  oneYear: (tested: string) => ({
    ja: `評価が1年分しかないため、企業のみを5分割して${tested}件を検証しました。`,
    en: `All ratings are from one year, so the five folds are by company only; ${tested} ratings tested.`,
  }),
  choice: {
    all: (mix: string, strength: string) => ({
      ja: `すべての特徴量によるエラスティックネット（混合比${mix}、強さ${strength}）です。`,
      en: `Elastic net on all features (mix ${mix}, strength ${strength}).`,
    }),
    summaries: (mix: string, strength: string) => ({
      ja: `多くの数値をまとめた特徴量（テーマのスコア、ポイント、規模、セクター）だけによるエラスティックネット（混合比${mix}、強さ${strength}）です。`,
      en: `Elastic net on summary features only: themes, points, size and sector (mix ${mix}, strength ${strength}).`,
    }),
  },
  chosen: (count: string) => ({
    ja: `係数のある特徴量は${count}個です。`,
    en: `Features with a coefficient: ${count}.`,
  }),
  noFeatures: {
    ja: '検証で有効な特徴量がなく、予測値は評価の平均になります。',
    en: 'No feature helped in validation, so the prediction is the mean rating.',
  },
  columns: {
    guess: { ja: '方法', en: 'Method' },
    n: { ja: '件数', en: 'Ratings' },
    error: { ja: '平均絶対誤差', en: 'Mean absolute error' },
    close: { ja: '誤差0.5以内', en: 'Within half a point' },
    spearman: { ja: '順位相関', en: 'Spearman' },
    coverage: { ja: '80%区間に入った割合', en: 'Inside 80% interval' },
  },
  guesses: {
    model: { ja: 'モデル', en: 'Model' },
    lastYear: { ja: '前年の評価', en: 'Last year’s rating' },
    modelOnLastYear: { ja: 'モデル（前年の評価がある企業）', en: 'Model, where rated last year' },
    industryMean: { ja: '業種平均', en: 'Industry mean' },
    structure: { ja: '構造のみ', en: 'Structure alone' },
  },
  r2: (r2: string) => ({ ja: `決定係数（R²）は${r2}です。`, en: `R² is ${r2}.` }),
  published: (study: string, r2: string) => ({
    ja: `参考：公表された研究では、財務数値からのR²は${r2}です（${study}）。`,
    en: `For reference: a published study reports an R² of ${r2} from fundamentals (${study}).`,
  }),
  limits: {
    ja: '対話、ニュース、回答など、数値にないものは反映されません。取り込んでいない開示は未開示として扱います。モデルの効果は関係であって原因ではありません。エクスポージャーと指標の割り当ては独自案です。',
    en: 'Engagement, news and survey answers that are not in the figures are not reflected. Disclosures that are not imported count as not disclosed. Model effects are associations, not causes. Exposures and the assignment of indicators are our own proposal.',
  },
  version: (version: string, day: string, hash: string) => ({
    ja: `${version}版、評価の基準日${day}、レシピ${hash}`,
    en: `${version}, ratings as of ${day}, recipe ${hash}`,
  }),
})
