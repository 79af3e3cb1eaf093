import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const companyRegulationMessages = messages('company-regulation', {
  name: { ja: 'SSBJ基準への対応', en: 'SSBJ standards' },
  applies: (first: string, disclosed: string, of: string) => ({
    ja: `${first}適用。求められる${of}指標のうち${disclosed}指標を開示`,
    en: `Bound ${first}; ${disclosed} of ${counted(of, 'indicator')} disclosed`,
  }),
  appliesUndated: (disclosed: string, of: string) => ({
    ja: `適用の対象。求められる${of}指標のうち${disclosed}指標を開示`,
    en: `Bound; ${disclosed} of ${counted(of, 'indicator')} disclosed`,
  }),
  noReport: { ja: '適用の対象。年度の報告書は未収録', en: 'Bound; no report is on file' },
  notApplicable: { ja: '現在の判定では適用の対象外です。', en: 'Not in scope by the present rule.' },
  planned: (first: string) => ({
    ja: `現在は適用の対象外です。${first}対象となる予定です（府令には含まれません）。`,
    en: `Not in scope yet; planned ${first}, not in the order.`,
  }),
  unknown: {
    ja: '判定に必要な情報がなく、適用の対象か判定できません。',
    en: 'Scope cannot be decided: facts are missing.',
  },
  gaps: (count: string) => ({ ja: `未開示など（${count}）`, en: `Missing (${count})` }),
  disclosed: (count: string) => ({ ja: `開示（${count}）`, en: `Disclosed (${count})` }),
  none: { ja: 'なし', en: 'none' },
  list: { ja: '指標別', en: 'By indicator' },
  terms: { ja: '適用後の定め', en: 'Once bound' },
  because: { ja: '判定の根拠', en: 'Because' },
  unit: (year: string) => ({
    ja: `${year}の数値。値を選ぶと根拠の文や行を、状態を選ぶと開示のない理由を開きます。`,
    en: `Figures of ${year}. A value opens the sentence or line behind it, a state the reason for the gap.`,
  }),
  mapping: {
    ja: '指標との対応は独自案です。開示の有無だけを見るもので、SSBJ基準に準拠しているかは判断しません。',
    en: 'The mapping of indicators is ours. It tests whether there is a disclosure, not whether it complies with the standards.',
  },
  state: { ja: '状態', en: 'State' },
  value: { ja: '値', en: 'Value' },
  indicator: { ja: '指標', en: 'Indicator' },
  marks: { ja: '保証・開示基準', en: 'Assurance and standard' },
  paragraphs: { ja: 'SSBJ基準の項', en: 'Paragraphs' },
  more: { ja: '規制の画面で見る', en: 'Open the regulation' },
})
