import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

/** What is said when somebody leaves: apart from the words of signing in, which only that screen loads. */
export const leavingMessages = messages('leaving', {
  ja: {
    signingOut: 'ログアウトしています…',
    signedOut: 'ログアウトしました',
    signedOutText: 'ご利用ありがとうございました。',
    signedOutHere: 'この端末からログアウトしました',
    signedOutHereText: (days: number) =>
      `サーバーに接続できなかったため、サーバー側ではログイン状態が続いています。${days}日間ご利用がなければ自動的に終了します。すぐに終了するには、もう一度ログインし、登録情報の「ログイン中の端末」から終了してください。`,
    again: 'もう一度ログインする',
    unsavedTitle: '保存していない変更があります',
    unsavedText: 'このまま移動すると、入力した内容は失われます。',
    discard: '破棄して移動する',
    stay: '入力を続ける',
  },
  en: {
    signingOut: 'Signing out…',
    signedOut: 'You are signed out',
    signedOutText: 'Thank you for using Satoyama.',
    signedOutHere: 'You are signed out in this browser',
    signedOutHereText: (days: number) =>
      `The server could not be reached, so it still has your session. It ends by itself after ${counted(days, 'day')} without use. To end it at once, sign in again and end it in your registration info, under “Where you are signed in”.`,
    again: 'Sign in again',
    unsavedTitle: 'You have unsaved changes',
    unsavedText: 'If you leave now, what you entered will be lost.',
    discard: 'Discard and leave',
    stay: 'Keep editing',
  },
})
