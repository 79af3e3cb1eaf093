import { messages } from '../i18n/messages.ts'

/** How far a fact was checked, in words; what is recalled or proposed never reads as verified. */
export const factMessages = messages('facts', {
  ja: {
    status: {
      official: '公式資料',
      verified: '一次資料と照合済み',
      secondary: '二次資料による',
      recalled: '未照合',
      proposed: '独自案',
      derived: '計算で導出',
    },
    means: {
      official: '発行元の文書または様式に基づきます。',
      verified: '一次資料と照合しました。',
      secondary: '信頼できる二次資料に基づきます。一次資料とは照合していません。',
      recalled: '一次資料との照合が済んでいません。',
      proposed: '独自に定めたもので、外部の基準や合意ではありません。',
      derived: '照合済みの資料から計算しました。',
    },
  },
  en: {
    status: {
      official: 'official',
      verified: 'verified',
      secondary: 'secondary source',
      recalled: 'not yet checked',
      proposed: 'our proposal',
      derived: 'derived',
    },
    means: {
      official: 'From the issuer’s own document or form.',
      verified: 'Checked against its source.',
      secondary: 'From a reliable secondary source, not checked against the original.',
      recalled: 'Not yet checked against its source.',
      proposed: 'Our own proposal; no outside standard or agreement says so.',
      derived: 'Calculated from material that was checked.',
    },
  },
})
