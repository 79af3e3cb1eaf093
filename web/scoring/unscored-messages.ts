import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

export const unscoredMessages = messages('unscored-figures', {
  ja: {
    title: '採点に使っていない数値',
    finding: (count: string) => `収録している数値のうち${count}件は、スコアに使っていない`,
    indicator: '指標',
    year: '年度',
    value: '数値',
    basis: '会計区分',
    why: '理由',
    boundaries: {
      consolidated: '連結',
      parent: '単体',
      'consolidated-part': '連結の一部',
      'parent-part': '単体の一部',
      'parent-domestic': '提出会社・国内のみ',
      subsidiary: '子会社',
      other: 'その他',
    },
    reasons: {
      neutral: '高低に良し悪しがないため、採点には使いません。',
      statutory:
        '法令に基づく、提出会社・国内のみの報告値です。グループ全体の排出量とは範囲が異なり、報告義務のない企業もあるため、比較や採点には使いません。',
      'other-boundary': '指標の会計区分と異なる数値のため、他社の数値と比べません。',
      'under-review': '誤りの疑いがあり確認待ちのため、確定するまで使いません。',
      unranked: '開示している企業が市場全体でも少なく、順位を付けられません。',
      'no-size': '売上高または従業員数が分からず、規模当たりの値にできません。',
      'no-weight': 'この業種では、カテゴリーの重みが0です。',
      'too-little': 'カテゴリーまたは総合の開示が、採点に必要な下限に届きません。',
    },
    held: (year: string, basis: string, why: string) => `${year}の${basis}の数値があります。${why}`,
  },
  en: {
    title: 'Figures that are not scored',
    finding: (count: string) => `Of what is held, ${counted(count, 'figure')} ${pluralOf('be', count)} not scored`,
    indicator: 'Indicator',
    year: 'Year',
    value: 'Figure',
    basis: 'Basis',
    why: 'Why',
    boundaries: {
      consolidated: 'Consolidated',
      parent: 'Parent',
      'consolidated-part': 'Part of the group',
      'parent-part': 'Part of the parent',
      'parent-domestic': 'Filing company, Japan only',
      subsidiary: 'Subsidiary',
      other: 'Other',
    },
    reasons: {
      neutral: 'Neither high nor low is better, so it is not scored.',
      statutory:
        'Reported under a statute: the filing company in Japan only. It is not compared with emissions of groups, and companies below the threshold do not report, so it is not scored.',
      'other-boundary': 'On another basis than the one the indicator is ranked on, so it is not compared with others.',
      'under-review': 'It looks like an error and is under review; until that is decided it is not used.',
      unranked: 'Too few companies in the whole market disclose it for any to be ranked.',
      'no-size': 'Sales or headcount are not known, so there is no amount per size to rank.',
      'no-weight': 'Its category has no weight in this industry.',
      'too-little': 'Less of its category, or of the total, is disclosed than a score needs.',
    },
    held: (year: string, basis: string, why: string) => `There is a figure for ${year} (${basis}). ${why}`,
  },
})
