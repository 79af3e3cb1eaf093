import { messages } from '../../i18n/messages.ts'

export const cardMessages = messages('ftse-card', {
  titled: (score: string) => ({ ja: `モデルカード：${score}`, en: `Model card: ${score}` }),
  finding: (error: string, lastYear: string, mean: string) => ({
    ja: `平均誤差${error}。前年の評価なら${lastYear}、業種平均なら${mean}`,
    en: `Mean error ${error}; last year’s rating ${lastYear}, the industry’s mean ${mean}`,
  }),
  findingWithout: (error: string, mean: string) => ({
    ja: `平均誤差${error}。業種平均なら${mean}`,
    en: `Mean error ${error}; the industry’s mean ${mean}`,
  }),
  noModel: { ja: 'このスコアのモデルはありません', en: 'There is no model of this score' },
  noBetter: { ja: '業種平均より当たりません。', en: 'It is no better than the industry’s mean.' },
  better: { ja: '業種平均より当たります。', en: 'It is better than the industry’s mean.' },
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
    ja: '同社の数値がどの程度の評価と結び付くか、それがどれだけ外れうるかを示します。評価機関の決定を予告するものではありません。',
    en: 'Which score a company’s figures go with, and how far off that may be. It does not foretell what the vendor will decide.',
  },
  data: (companies: string, ratings: string, years: string, features: string) => ({
    ja: `評価のある${companies}社、${ratings}件（${years}の数値）。特徴量は${features}個で、業種内パーセンタイル、未開示かどうか、構造によるテーマのスコア、規模、セクターです。前年の評価は含みません。`,
    en: `${ratings} ratings of ${companies} companies (figures of ${years}). ${features} features: percentiles in the industry, what is not disclosed, the structure’s scores of themes, size and sector. Last year’s rating is none of them.`,
  }),
  years: (first: string, last: string) => ({ ja: `${first}〜${last}`, en: `${first}–${last}` }),
  selection: {
    ja: '評価機関が評価するのは主に大企業で、それ以外の企業には当てはまりにくくなります。',
    en: 'The vendor rates large companies mostly; for others the model holds less well.',
  },
  simulated: { ja: 'デモ市場の評価は架空です。', en: 'The ratings of the demo market are invented.' },
  validation: (tested: string) => ({
    ja: `企業を5つに分け、年の順序を守って検証しました。示すのは最後の年の${tested}件です。その企業も、その年以降の評価も見ていないモデルによります。`,
    en: `Companies are parted into five folds and years are kept in order. Told are ${tested} ratings of the last year, by models that have seen neither the company nor any rating of that year or later.`,
  }),
  oneYear: (tested: string) => ({
    ja: `評価が1年分しかないため、企業だけを5つに分けて${tested}件を検証しました。`,
    en: `All ratings are of one year: companies alone are parted, into five folds, and ${tested} ratings tested.`,
  }),
  choice: {
    all: (mix: string, strength: string) => ({
      ja: `すべての特徴量によるエラスティックネット（混合比${mix}、強さ${strength}）です。`,
      en: `Elastic net on all features (mix ${mix}, strength ${strength}).`,
    }),
    summaries: (mix: string, strength: string) => ({
      ja: `多くの数値をまとめた特徴量（テーマのスコア、ポイント、規模、セクター）だけによるエラスティックネット（混合比${mix}、強さ${strength}）です。`,
      en: `Elastic net on features that sum up many figures alone: themes, points, size and sector (mix ${mix}, strength ${strength}).`,
    }),
  },
  chosen: (count: string) => ({
    ja: `係数のある特徴量は${count}個です。`,
    en: `Features with a coefficient: ${count}.`,
  }),
  noFeatures: {
    ja: '検証で役に立つ特徴量がなく、予測は評価の平均になります。',
    en: 'No feature helped in the test: the prediction is the mean of the ratings.',
  },
  columns: {
    guess: { ja: '方法', en: 'Guess' },
    n: { ja: '件数', en: 'Ratings' },
    error: { ja: '平均絶対誤差', en: 'Mean absolute error' },
    close: { ja: '誤差0.5以内', en: 'Within half a point' },
    spearman: { ja: '順位相関', en: 'Spearman' },
    coverage: { ja: '80%区間の実測', en: '80% interval, measured' },
  },
  guesses: {
    model: { ja: 'モデル', en: 'Model' },
    lastYear: { ja: '前年の評価', en: 'Last year’s' },
    modelOnLastYear: { ja: 'モデル（前年の評価がある企業）', en: 'Model, where there is a last year’s' },
    industryMean: { ja: '業種平均', en: 'Industry mean' },
    structure: { ja: '構造そのまま', en: 'Structure as it stands' },
  },
  r2: (r2: string) => ({ ja: `決定係数（R²）は${r2}です。`, en: `R² is ${r2}.` }),
  published: (study: string, r2: string) => ({
    ja: `参考：公表された研究では、財務数値からのR²は${r2}です（${study}）。`,
    en: `Context: a published study reached R² ${r2} from fundamentals (${study}).`,
  }),
  limits: {
    ja: '対話、ニュース、回答など、数値にないものは反映されません。取り込んでいない開示は未開示として扱います。モデルの効果は関係であって原因ではありません。エクスポージャーと指標の割り当ては独自案です。',
    en: 'Dialogue, news and answers that are in no figure are not seen. What is not imported counts as not disclosed. Effects of the model are associations, no causes. Exposures and the assignment of indicators are proposed.',
  },
  version: (version: string, day: string, hash: string) => ({
    ja: `${version}版、評価の基準日${day}、レシピ${hash}`,
    en: `${version}, ratings as of ${day}, recipe ${hash}`,
  }),
})
