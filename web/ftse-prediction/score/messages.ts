import { messages } from '../../i18n/messages.ts'

export const scoreMessages = messages('ftse-score', {
  name: { ja: '予測スコア', en: 'Predicted score' },
  finding: (score: string, low: string, high: string, error: string) => ({
    ja: `予測${score}（80%区間${low}〜${high}）。平均誤差${error}`,
    en: `Predicted ${score} (80% interval ${low}–${high}); mean error ${error}`,
  }),
  structureOnly: (score: string) => ({
    ja: `構造によるスコアは${score}。統計モデルはありません`,
    en: `Structural score ${score}; no statistical model`,
  }),
  nothing: { ja: '該当するテーマがなく、スコアを計算できません', en: 'No theme applies, so there is no score' },
  unit: (year: string) => ({
    ja: `0〜5、${year}の数値による。目盛りは0.5刻みの区分`,
    en: `0 to 5, from ${year} figures; ticks mark half-point classes`,
  }),
  rows: {
    total: { ja: '総合', en: 'Overall' },
    E: { ja: '環境', en: 'Environment' },
    S: { ja: '社会', en: 'Social' },
    G: { ja: 'ガバナンス', en: 'Governance' },
  },
  columns: {
    score: { ja: '対象', en: 'Score' },
    line: { ja: '0〜5の目盛り', en: 'Scale of 0 to 5' },
    predicted: { ja: '予測', en: 'Predicted' },
    interval: { ja: '80%区間', en: '80% interval' },
    band: { ja: '区分', en: 'Class' },
    structure: { ja: '構造', en: 'Structure' },
    actual: { ja: '実際の評価', en: 'Actual rating' },
  },
  key: {
    predicted: { ja: 'モデルの予測', en: 'Predicted by the model' },
    interval: { ja: '80%区間', en: '80% interval' },
    structure: { ja: '構造によるスコア', en: 'Structural score' },
    actual: { ja: '実際の評価', en: 'Actual rating' },
  },
  invented: { ja: '架空', en: 'invented' },
  unrated: { ja: '評価なし', en: 'Not rated' },
  noModel: { ja: 'モデルなし', en: 'No model' },
  measured: (coverage: string) => ({
    ja: `80%区間に実際の評価が入った割合は、検証した年で${coverage}でした。`,
    en: `In the test year, ${coverage} of actual ratings fell inside the 80% interval.`,
  }),
  both: {
    ja: '構造によるスコアは独自の割り当てに基づく試算、予測は他社の評価に基づく統計モデルの値です。両者が離れる場合は、割り当てか評価のいずれかに原因があります。',
    en: 'The structural score is a trial calculation from our own assignments; the prediction is a statistical model of other companies’ ratings. Where the two diverge, the reason lies in either the assignments or the ratings.',
  },
  axis: (name: string, text: string) => ({ ja: `${name}：${text}`, en: `${name}: ${text}` }),
  range: (low: string, high: string) => ({ ja: `${low}〜${high}`, en: `${low}–${high}` }),
})
