import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const unscoredMessages = messages('unscored-figures', {
  title: { ja: '採点に使っていない数値', en: 'Figures that are not scored' },
  finding: (count: string) => ({
    ja: `収録している数値のうち${count}件は、スコアに使っていない`,
    en: `Of what is held, ${counted(count, 'figure')} ${pluralOf('be', count)} not scored`,
  }),
  indicator: { ja: '指標', en: 'Indicator' },
  year: { ja: '年度', en: 'Year' },
  value: { ja: '数値', en: 'Figure' },
  basis: { ja: '会計区分', en: 'Basis' },
  why: { ja: '理由', en: 'Why' },
  boundaries: {
    consolidated: { ja: '連結', en: 'Consolidated' },
    parent: { ja: '単体', en: 'Parent' },
    'consolidated-part': { ja: '連結の一部', en: 'Part of the group' },
    'parent-part': { ja: '単体の一部', en: 'Part of the parent' },
    'parent-domestic': { ja: '提出会社・国内のみ', en: 'Filing company, Japan only' },
    subsidiary: { ja: '子会社', en: 'Subsidiary' },
    other: { ja: 'その他', en: 'Other' },
  },
  reasons: {
    neutral: {
      ja: '高低に良し悪しがないため、採点には使いません。',
      en: 'Neither high nor low is better, so it is not scored.',
    },
    statutory: {
      ja: '法令に基づく、提出会社・国内のみの報告値です。グループ全体の排出量とは範囲が異なり、報告義務のない企業もあるため、比較や採点には使いません。',
      en: 'Reported by law, for the filing company in Japan only. It is not comparable with group emissions, and companies below the threshold do not report, so it is not scored.',
    },
    'other-boundary': {
      ja: '指標の会計区分と異なる数値のため、他社の数値と比べません。',
      en: 'On another basis than the one the indicator is ranked on, so it is not compared with others.',
    },
    'under-review': {
      ja: '誤りの疑いがあり確認待ちのため、確定するまで使いません。',
      en: 'It looks like an error and is under review; until that is decided it is not used.',
    },
    unranked: {
      ja: '開示している企業が市場全体でも少なく、順位を付けられません。',
      en: 'Too few companies in the whole market disclose it to rank them.',
    },
    'not-in-use': {
      ja: 'この年度に開示した企業が市場で30社未満、または報告企業の5%未満のため、重みを持ちません。',
      en: 'Fewer than 30 companies, or fewer than 5% of those that reported, disclose it that year, so it carries no weight.',
    },
    'no-size': {
      ja: '売上高または従業員数が分からず、規模当たりの値にできません。',
      en: 'Sales or headcount are not known, so there is no amount per size to rank.',
    },
    'no-weight': { ja: 'この業種では、カテゴリーの重みが0です。', en: 'Its category has no weight in this industry.' },
    'too-little': {
      ja: 'カテゴリーまたは総合の開示が、採点に必要な下限に届きません。',
      en: 'Disclosure in its category, or overall, is below the minimum for scoring.',
    },
  },
  held: (year: string, basis: string, why: string) => ({
    ja: `${year}の${basis}の数値があります。${why}`,
    en: `There is a figure for ${year} (${basis}). ${why}`,
  }),
})
