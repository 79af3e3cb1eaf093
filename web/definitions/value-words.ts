export const valuesWords = {
  direction: {
    higher_better: { ja: '高いほど良い', en: 'Higher is better' },
    lower_better: { ja: '低いほど良い', en: 'Lower is better' },
    neutral: { ja: '良し悪しなし', en: 'Neither is better' },
  },
  type: {
    numeric: { ja: '数値', en: 'Figure' },
    boolean: { ja: '有無', en: 'Yes or no' },
  },
  filing: {
    yes: { ja: '要素あり', en: 'Has an element' },
    no: { ja: '要素なし', en: 'No element' },
  },
  scored: {
    yes: { ja: '採点に使う', en: 'Scored' },
    no: { ja: '採点に使わない', en: 'Not scored' },
  },
  kind: {
    esg: { ja: 'ESG指標', en: 'ESG' },
    statutory: { ja: '法定報告', en: 'Statutory reporting' },
    financial: { ja: '財務', en: 'Financial' },
  },
  figureKind: {
    amount: { ja: '総量', en: 'Amount' },
    intensity: { ja: '原単位・平均', en: 'Intensity or average' },
    percent: { ja: '百分率', en: 'Per cent' },
    boolean: { ja: '有無', en: 'Yes or no' },
    count: { ja: '件数', en: 'Count' },
    year: { ja: '年', en: 'Year' },
    other: { ja: 'その他（負にもなる値）', en: 'Other (may be negative)' },
  },
}
