import { messages } from '../i18n/messages.ts'

/** How far a fact was checked, in words; what is recalled or proposed never reads as verified. */
export const factMessages = messages('facts', {
  status: {
    official: { ja: '公式資料', en: 'official' },
    verified: { ja: '一次資料と照合済み', en: 'verified' },
    secondary: { ja: '二次資料による', en: 'secondary source' },
    recalled: { ja: '未照合', en: 'not yet checked' },
    proposed: { ja: '独自案', en: 'our proposal' },
    derived: { ja: '計算で導出', en: 'derived' },
  },
  means: {
    official: { ja: '発行元の文書または様式に基づきます。', en: 'From the issuer’s own document or form.' },
    verified: { ja: '一次資料と照合しました。', en: 'Checked against its source.' },
    secondary: {
      ja: '信頼できる二次資料に基づきます。一次資料とは照合していません。',
      en: 'From a reliable secondary source, not checked against the original.',
    },
    recalled: { ja: '一次資料との照合が済んでいません。', en: 'Not yet checked against its source.' },
    proposed: {
      ja: '独自に定めたもので、外部の基準や合意ではありません。',
      en: 'Our own proposal, not an external standard or consensus.',
    },
    derived: { ja: '照合済みの資料から計算しました。', en: 'Calculated from verified material.' },
  },
})
