import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

/** What is said when somebody leaves: apart from the words of signing in, which only that screen loads. */
export const leavingMessages = messages('leaving', {
  signingOut: { ja: 'ログアウトしています…', en: 'Signing out…' },
  signedOut: { ja: 'ログアウトしました', en: 'You are signed out' },
  signedOutText: { ja: 'ご利用ありがとうございました。', en: 'Thank you for using Satoyama.' },
  signedOutHere: { ja: 'この端末からログアウトしました', en: 'You are signed out in this browser' },
  signedOutHereText: (days: number) => ({
    ja: `サーバーに接続できなかったため、サーバー側ではログイン状態が続いています。${days}日間ご利用がなければ自動的に終了します。すぐに終了するには、もう一度ログインし、登録情報の「ログイン中の端末」から終了してください。`,
    en: `The server could not be reached, so your session there is still open. It ends automatically after ${counted(days, 'day')} without use. To end it at once, sign in again and end it in your registration info, under “Where you are signed in”.`,
  }),
  again: { ja: 'もう一度ログインする', en: 'Sign in again' },
  unsavedTitle: { ja: '保存していない変更があります', en: 'You have unsaved changes' },
  unsavedText: {
    ja: 'このまま移動すると、入力した内容は失われます。',
    en: 'If you leave now, what you entered will be lost.',
  },
  discard: { ja: '破棄して移動する', en: 'Discard and leave' },
  stay: { ja: '入力を続ける', en: 'Keep editing' },
})
