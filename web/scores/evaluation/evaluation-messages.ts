import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const evaluationMessages = messages('evaluations', {
  name: { ja: '評価比較', en: 'Evaluation comparison' },
  axis: { ja: '共通軸', en: 'Common axis' },
  original: { ja: '原値', en: 'Original' },
  history: { ja: '推移', en: 'History' },
  rater: { ja: '評価機関', en: 'Rater' },
  measures: { ja: '何を測るか', en: 'Measures' },
  value: { ja: '原値', en: 'Original' },
  level: { ja: '水準', en: 'Level' },
  band: { ja: '判定', en: 'Band' },
  rank: { ja: '業種内順位', en: 'Rank in industry' },
  before: { ja: '1年前', en: 'A year ago' },
  updated: { ja: '更新日', en: 'Updated' },
  scale: { ja: '尺度', en: 'Scale' },
  scales: {
    satoyama: { ja: '0〜100', en: '0 to 100' },
    consensus: { ja: '0〜100（順位の平均）', en: '0 to 100, mean of ranks' },
  },
  scaleBetween: (min: string, max: string) => ({ ja: `${min}〜${max}`, en: `${min} to ${max}` }),
  scaleLower: (scale: string) => ({ ja: `${scale}（低いほど良い）`, en: `${scale}, lower is better` }),
  scaleSilent: (scale: string, silent: string) => ({ ja: `${scale}、${silent}`, en: `${scale}, and ${silent}` }),
  consensus: { ja: 'コンセンサス', en: 'Consensus' },
  blend: { ja: '合成', en: 'blend' },
  higher: { ja: '高いほど良い', en: 'higher is better' },
  lower: { ja: '低いほど良い（軸は反転）', en: 'lower is better; the axis is reversed' },
  silent: { ja: '無回答', en: 'No answer' },
  silentHint: { ja: '回答がなく、評価の対象外', en: 'Did not answer, so it is not rated' },
  notRated: { ja: '評価なし', en: 'Not rated' },
  locked: { ja: '契約外', en: 'Locked' },
  lockedText: { ja: 'ご契約の評価機関に含まれていません', en: 'Not among the vendors of your contract' },
  lockedOnly: (locked: string) => ({
    ja: `閲覧できる機関の評価はない。契約外の${locked}機関の評価は表示できない`,
    en: `No vendor of your contract rates it; ${counted(locked, 'rater')} outside the contract cannot be shown`,
  }),
  own: { ja: '同社', en: 'This company' },
  average: { ja: '業種平均（上位10社）', en: 'Industry average, ten largest' },
  peers: { ja: '同業各社', en: 'One line per industry peer' },
  simulated: { ja: 'デモ市場の評価機関の値は模擬値です', en: 'Vendor figures are simulated in the demo market' },
  overVisible: {
    ja: 'コンセンサスは、ご契約の範囲で閲覧できる評価機関だけから計算しています',
    en: 'The consensus is taken over the vendors of your contract alone',
  },
  axisNote: {
    ja: '共通軸は並べて見るためのもので、評価機関どうしの優劣は比べられません',
    en: 'The common axis sets raters side by side; it does not make them comparable',
  },
  ofRank: (rank: string, of: string) => ({ ja: `${rank} / ${of}`, en: `${rank} / ${of}` }),
  label: (name: string, axis: string, average: string) => ({
    ja: `${name} ${axis}、業種平均 ${average}`,
    en: `${name} ${axis}, industry average ${average}`,
  }),
  why: { ja: '評価が割れる理由', en: 'Why they differ' },
  split: { ja: '内訳', en: 'Split' },
  whyFinding: (a: string, b: string, points: string, part: string) => ({
    ja: `${a}と${b}の${points}ポイントの差の主因は${part}`,
    en: `The ${points} points between ${a} and ${b} come mostly from ${part}`,
  }),
  whyNone: {
    ja: '比べられる柱別の数値を持つ評価機関が2つに満たない',
    en: 'Fewer than two raters have pillar figures to compare',
  },
  whyHidden: {
    ja: '評価の差が最も大きい2機関が、選択中の評価機関に含まれていません',
    en: 'The two furthest apart are not among the vendors shown',
  },
  parts: {
    measurement: { ja: '測定方法', en: 'Measurement' },
    scope: { ja: '評価の範囲', en: 'Scope' },
    weight: { ja: '重み', en: 'Weight' },
    rest: { ja: '柱以外の要因', en: 'Causes outside the pillars' },
  },
  partText: {
    measurement: { ja: '同じ柱を別の指標・基準で測る', en: 'Same pillar, other indicators or standards' },
    scope: {
      ja: '一方だけが見る柱がある（柱の中身の違いは測定方法の差に含まれ、分けられない）',
      en: 'A pillar that only one of them covers; differences inside a common pillar cannot be separated from measurement',
    },
    weight: { ja: '柱の重みが違う', en: 'Pillars are weighted differently' },
    rest: {
      ja: '上限・業種内の順位づけ・調整・丸めなど。この内訳は分けられない',
      en: 'Caps, ranks within industries, adjustments, rounding: these cannot be separated',
    },
  },
  pillars: { ja: '柱ごと（0–100換算）', en: 'By pillar, on 0–100' },
  range: { ja: '開き', en: 'Range' },
  whyLimits: (n: string) => ({
    ja: `重みは非公表のため、市場の${n}社の評価から逆算しています。E・S・Gの3区分では、柱の中身の違い（評価の範囲）も測定方法の差として現れ、分けられません。CDPは環境だけを評価するものとして扱います。`,
    en: `Weights are not published; they are estimated from ratings of ${counted(n, 'company')}. With E, S and G alone, differences in what a pillar covers appear as measurement and cannot be separated. CDP is treated as covering the environment only.`,
  }),
  points: { ja: 'ポイント', en: 'points' },
})
