import type { Both } from '#contract/words/words.ts'
import type { FailureCode } from '../app/failure-code.ts'
import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const uiMessages = messages('ui', {
  skip: { ja: '本文へ移動', en: 'Skip to content' },
  theme: { ja: '配色を切り替える', en: 'Switch between light and dark' },
  language: { ja: '言語', en: 'Language' },
  languageFailed: {
    ja: '言語の設定をアカウントに保存できませんでした。',
    en: 'The language could not be saved to your account.',
  },
  demo: { ja: 'デモ市場：企業も数値も架空です', en: 'Demo market: companies and figures are invented' },
  expired: { ja: 'ログインの有効期限が切れました', en: 'Your login has expired' },
  expiredText: {
    ja: 'もう一度ログインすると、この画面に戻ります。',
    en: 'Sign in again and you will be back on this screen.',
  },
  close: { ja: '閉じる', en: 'Close' },
  confirm: { ja: '確認', en: 'Confirm' },
  retry: { ja: '再試行', en: 'Try again' },
  request: { ja: 'リクエスト番号', en: 'Request number' },
  loading: { ja: '読み込んでいます', en: 'Loading' },
  copied: { ja: 'コピーしました', en: 'Copied' },
  notCopied: { ja: 'コピーできませんでした', en: 'Could not copy' },
  notFound: { ja: 'ページが見つかりません', en: 'Page not found' },
  notFoundText: {
    ja: 'ページが削除されたか、URLが変更された可能性があります。',
    en: 'The page may have been deleted or its URL changed.',
  },
  toSearch: { ja: '企業検索へ', en: 'Go to company search' },
  moreColumns: (columns: string) => ({
    ja: `幅に収まらない列：${columns}（横にスクロールすると表示されます）`,
    en: `${counted(Number(columns), 'column')} more: scroll sideways`,
  }),
  roomUsed: (used: string, max: string) => ({
    ja: `（使用中：${used}、上限：${max}）`,
    en: ` (${used} of ${max} in use)`,
  }),
  field: (name: string) => ({ ja: `（項目：${name}）`, en: ` (${name})` }),
  failures: {
    timeout: { ja: 'サーバーがタイムアウトしました。', en: 'Server timed out.' },
    network: { ja: 'サーバーに接続できません。', en: 'The server cannot be reached.' },
    fault: { ja: 'エラーが発生しました。', en: 'An error has occurred.' },
    'request.invalid': {
      ja: '入力または指定された条件が正しくありません。',
      en: 'Something in the address or the input is not valid.',
    },
    'request.too-long': {
      ja: '時間内に処理が終わらなかったため、中止しました。条件を減らして、もう一度お試しください。',
      en: 'This took too long and was stopped. Use fewer conditions and try again.',
    },
    'request.too-many': {
      ja: 'アクセスが集中しています。少し待ってから、もう一度お試しください。',
      en: 'Too many requests. Please wait a moment and try again.',
    },
    'server.unavailable': {
      ja: 'サーバーの準備ができていません。少し待ってから、もう一度お試しください。',
      en: 'The server is not ready. Please wait a moment and try again.',
    },
    'company.not-found': { ja: '指定された企業は登録されていません。', en: 'There is no such company here.' },
    'request.not-found': {
      ja: '要求された機能がサーバーにありません。画面を再読み込みしてください。',
      en: 'The server does not offer this. Please reload the page.',
    },
    'session.missing': { ja: 'ログインが必要です。', en: 'Please sign in.' },
    'session.expired': { ja: 'ログインの有効期限が切れました。', en: 'Your login has expired.' },
    'session.credentials': {
      ja: 'メールアドレスまたはパスワードが正しくありません。',
      en: 'The email or password is incorrect.',
    },
    'session.too-many-attempts': {
      ja: '試行回数が上限に達しました。しばらくしてから、もう一度お試しください。',
      en: 'Too many attempts. Please try again later.',
    },
    'session.not-found': { ja: 'このログインはすでに終了しています。', en: 'This session has already ended.' },
    'password.expired': {
      ja: 'パスワードの有効期限（90日）が過ぎています。新しいパスワードに変更してください。',
      en: 'Your password is more than 90 days old. Please choose a new one.',
    },
    'password.email-unknown': { ja: 'このメールアドレスは登録されていません。', en: 'The email is not registered.' },
    'password.link-expired': {
      ja: 'パスワード再設定リンクの有効期限が切れています。',
      en: 'The reset link has expired.',
    },
    'password.rules': {
      ja: '新しいパスワードが条件を満たしていません。',
      en: 'The new password does not meet the rules.',
    },
    'password.guessable': {
      ja: '推測されやすいパスワードです。よく使われる単語や、氏名・会社名・メールアドレスをもとにしたものは使えません。',
      en: 'This password is too easy to guess. Please do not base it on a common word or on your name, company or e-mail address.',
    },
    'password.same': {
      ja: '新しいパスワードが現在のパスワードと同じです。',
      en: 'The new password equals the current one.',
    },
    'password.mismatch': {
      ja: '確認用のパスワードが一致しません。',
      en: 'The two entries of the new password do not match.',
    },
    'operator.only': {
      ja: 'この操作は運用担当者のアカウントに限られます。',
      en: 'Only an operator’s account may do this.',
    },
    'trial.not-available': { ja: 'トライアル版ではご利用いただけません。', en: 'Not available in the trial version.' },
    maintenance: { ja: 'ただいまメンテナンス中です。', en: 'Satoyama is under maintenance.' },
  } satisfies Partial<Record<FailureCode, Both>>,
})
