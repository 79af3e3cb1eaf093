import { messages } from '../../i18n/messages.ts'

export const cardMessages = messages('ftse-card', {
  ja: {
    titled: (score: string) => `モデルカード：${score}`,
    finding: (error: string, lastYear: string, mean: string) =>
      `平均誤差${error}。前年の評価なら${lastYear}、業種平均なら${mean}`,
    findingWithout: (error: string, mean: string) => `平均誤差${error}。業種平均なら${mean}`,
    noModel: 'このスコアのモデルはありません',
    noBetter: '業種平均より当たりません。',
    better: '業種平均より当たります。',
    of: 'スコア',
    targets: { total: '総合', environment: '環境', social: '社会', governance: 'ガバナンス' },
    parts: {
      purpose: '目的',
      data: 'データ',
      validation: '検証',
      accuracy: '精度',
      limits: '限界',
      version: '版',
    },
    purpose:
      '同社の数値がどの程度の評価と結び付くか、それがどれだけ外れうるかを示します。評価機関の決定を予告するものではありません。',
    data: (companies: string, ratings: string, years: string, features: string) =>
      `評価のある${companies}社、${ratings}件（${years}の数値）。特徴量は${features}個で、業種内パーセンタイル、未開示かどうか、構造によるテーマのスコア、規模、セクターです。前年の評価は含みません。`,
    years: (first: string, last: string) => `${first}〜${last}`,
    selection: '評価機関が評価するのは主に大企業で、それ以外の企業には当てはまりにくくなります。',
    simulated: 'デモ市場の評価は架空です。',
    validation: (tested: string) =>
      `企業を5つに分け、年の順序を守って検証しました。示すのは最後の年の${tested}件です。その企業も、その年以降の評価も見ていないモデルによります。`,
    oneYear: (tested: string) => `評価が1年分しかないため、企業だけを5つに分けて${tested}件を検証しました。`,
    choice: {
      all: (mix: string, strength: string) =>
        `すべての特徴量によるエラスティックネット（混合比${mix}、強さ${strength}）です。`,
      summaries: (mix: string, strength: string) =>
        `多くの数値をまとめた特徴量（テーマのスコア、ポイント、規模、セクター）だけによるエラスティックネット（混合比${mix}、強さ${strength}）です。`,
    },
    chosen: (count: string) => `係数のある特徴量は${count}個です。`,
    noFeatures: '検証で役に立つ特徴量がなく、予測は評価の平均になります。',
    columns: {
      guess: '方法',
      n: '件数',
      error: '平均絶対誤差',
      close: '誤差0.5以内',
      spearman: '順位相関',
      coverage: '80%区間の実測',
    },
    guesses: {
      model: 'モデル',
      lastYear: '前年の評価',
      modelOnLastYear: 'モデル（前年の評価がある企業）',
      industryMean: '業種平均',
      structure: '構造そのまま',
    },
    r2: (r2: string) => `決定係数（R²）は${r2}です。`,
    published: (study: string, r2: string) => `参考：公表された研究では、財務数値からのR²は${r2}です（${study}）。`,
    limits:
      '対話、ニュース、回答など、数値にないものは反映されません。取り込んでいない開示は未開示として扱います。モデルの効果は関係であって原因ではありません。エクスポージャーと指標の割り当ては独自案です。',
    version: (version: string, day: string, hash: string) => `${version}版、評価の基準日${day}、レシピ${hash}`,
  },
  en: {
    titled: (score: string) => `Model card: ${score}`,
    finding: (error: string, lastYear: string, mean: string) =>
      `Mean error ${error}; last year’s rating ${lastYear}, the industry’s mean ${mean}`,
    findingWithout: (error: string, mean: string) => `Mean error ${error}; the industry’s mean ${mean}`,
    noModel: 'There is no model of this score',
    noBetter: 'It is no better than the industry’s mean.',
    better: 'It is better than the industry’s mean.',
    of: 'Score',
    targets: { total: 'Overall', environment: 'Environment', social: 'Social', governance: 'Governance' },
    parts: {
      purpose: 'Purpose',
      data: 'Data',
      validation: 'Validation',
      accuracy: 'Accuracy',
      limits: 'Limits',
      version: 'Version',
    },
    purpose:
      'Which score a company’s figures go with, and how far off that may be. It does not foretell what the vendor will decide.',
    data: (companies: string, ratings: string, years: string, features: string) =>
      `${ratings} ratings of ${companies} companies (figures of ${years}). ${features} features: percentiles in the industry, what is not disclosed, the structure’s scores of themes, size and sector. Last year’s rating is none of them.`,
    years: (first: string, last: string) => `${first}–${last}`,
    selection: 'The vendor rates large companies mostly; for others the model holds less well.',
    simulated: 'The ratings of the demo market are invented.',
    validation: (tested: string) =>
      `Companies are parted into five folds and years are kept in order. Told are ${tested} ratings of the last year, by models that have seen neither the company nor any rating of that year or later.`,
    oneYear: (tested: string) =>
      `All ratings are of one year: companies alone are parted, into five folds, and ${tested} ratings tested.`,
    choice: {
      all: (mix: string, strength: string) => `Elastic net on all features (mix ${mix}, strength ${strength}).`,
      summaries: (mix: string, strength: string) =>
        `Elastic net on features that sum up many figures alone: themes, points, size and sector (mix ${mix}, strength ${strength}).`,
    },
    chosen: (count: string) => `Features with a coefficient: ${count}.`,
    noFeatures: 'No feature helped in the test: the prediction is the mean of the ratings.',
    columns: {
      guess: 'Guess',
      n: 'Ratings',
      error: 'Mean absolute error',
      close: 'Within half a point',
      spearman: 'Spearman',
      coverage: '80% interval, measured',
    },
    guesses: {
      model: 'Model',
      lastYear: 'Last year’s',
      modelOnLastYear: 'Model, where there is a last year’s',
      industryMean: 'Industry mean',
      structure: 'Structure as it stands',
    },
    r2: (r2: string) => `R² is ${r2}.`,
    published: (study: string, r2: string) =>
      `Context: a published study reached R² ${r2} from fundamentals (${study}).`,
    limits:
      'Dialogue, news and answers that are in no figure are not seen. What is not imported counts as not disclosed. Effects of the model are associations, no causes. Exposures and the assignment of indicators are proposed.',
    version: (version: string, day: string, hash: string) => `${version}, ratings as of ${day}, recipe ${hash}`,
  },
})
