import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const passwordMessages = messages('passwords', {
  forgotten: { ja: 'パスワードの再設定', en: 'Reset your password' },
  forgottenLead: {
    ja: 'ご登録のメールアドレスに、再設定用のリンクをお送りします。',
    en: 'We will send a reset link to your registered e-mail address.',
  },
  email: { ja: 'メールアドレス', en: 'E-mail' },
  emailMissing: { ja: 'メールアドレスを入力してください。', en: 'Please enter your e-mail address.' },
  send: { ja: '再設定メールを送る', en: 'Send reset link' },
  sending: { ja: '送信しています…', en: 'Sending…' },
  toSignIn: { ja: 'ログイン画面に戻る', en: 'Back to sign-in' },
  mailSent: { ja: 'メールを送信しました', en: 'E-mail sent' },
  requestReceived: { ja: '再設定の依頼を受け付けました', en: 'Your request has been received' },
  requestReceivedText: {
    ja: 'このサーバーにはメールの送信設定がありません。再設定リンクは管理者が確認できますので、1時間以内に管理者へお問い合わせください。',
    en: 'This server cannot send e-mail. Your administrator has the reset link; please ask for it within an hour.',
  },
  mailSentTo: (email: string) => ({
    ja: `${email}宛に、パスワード再設定用のリンクを送信しました。`,
    en: `A link to reset your password is on its way to ${email}.`,
  }),
  mailAdvice: (minutes: number) => ({
    ja: `リンクの有効期限は${minutes}分で、1回のみご利用いただけます。メールが届かない場合は、メールアドレスに誤りがないか、迷惑メールフォルダーに入っていないかをご確認ください。`,
    en: `The link is good for ${counted(minutes, 'minute')} and works once. If nothing arrives, please check that the address is right and look in your spam folder.`,
  }),
  mailPause: (minutes: number) => ({
    ja: `${minutes}分以内に再設定メールをお送りしている場合は、そのメールのリンクをご利用ください。`,
    en: `If a reset e-mail went to this address within the last ${counted(minutes, 'minute')}, use the link in that one.`,
  }),
  otherAddress: { ja: '別のメールアドレスで送る', en: 'Use another e-mail address' },
  resetTitle: { ja: '新しいパスワードの設定', en: 'Set a new password' },
  resetLead: {
    ja: '設定が完了すると、すべての端末からログアウトされます。',
    en: 'Setting it signs you out on every device.',
  },
  checking: { ja: 'リンクを確認しています…', en: 'Checking the link…' },
  linkExpired: { ja: 'リンクの有効期限が切れています', en: 'The reset link has expired' },
  linkExpiredText: {
    ja: '再設定用のリンクは、発行から1時間以内に1回のみご利用いただけます。お手数ですが、もう一度お手続きください。',
    en: 'A reset link works once, within an hour of being sent. Please request a new one.',
  },
  anew: { ja: '再設定メールをもう一度送る', en: 'Request a new link' },
  changeTitle: { ja: 'パスワードの変更', en: 'Change password' },
  changeLead: {
    ja: '変更すると、ほかの端末からはログアウトされます。',
    en: 'Changing it signs you out on every other device.',
  },
  forcedLead: (days: number) => ({
    ja: `パスワードの有効期限（${days}日）が過ぎました。続けるには、新しいパスワードに変更してください。`,
    en: `Your password is more than ${counted(days, 'day')} old. Please choose a new one to continue.`,
  }),
  current: { ja: '現在のパスワード', en: 'Current password' },
  currentMissing: { ja: '現在のパスワードを入力してください。', en: 'Please enter your current password.' },
  currentWrong: { ja: '現在のパスワードが正しくありません。', en: 'The current password is incorrect.' },
  next: { ja: '新しいパスワード', en: 'New password' },
  confirmation: { ja: '新しいパスワード（確認用）', en: 'Confirm new password' },
  unmet: {
    ja: '条件を満たしていません。下の一覧をご確認ください。',
    en: 'This does not meet the rules yet. Please see the list below.',
  },
  rules: {
    length: (min: number) => ({ ja: `${min}文字以上`, en: `At least ${counted(min, 'character')}` }),
    alphanumeric: { ja: '英字または数字を1文字以上', en: 'A letter or a digit' },
    symbol: { ja: '記号を1文字以上', en: 'A symbol' },
    upper: { ja: '英大文字を1文字以上', en: 'An upper-case letter' },
    lower: { ja: '英小文字を1文字以上', en: 'A lower-case letter' },
    digit: { ja: '数字を1文字以上', en: 'A digit' },
    uncommon: {
      ja: 'よく使われる単語や、氏名・会社名・メールアドレスをもとにしていない',
      en: 'Not based on a common word, or on your name, company or e-mail',
    },
    different: { ja: '現在のパスワードと異なる', en: 'Not the same as the current password' },
    match: { ja: '確認用と一致している', en: 'Both entries match' },
  },
  rulesTitle: { ja: '新しいパスワードの条件', en: 'What the new password needs' },
  met: { ja: '（満たしています）', en: '(met)' },
  left: { ja: '（満たしていません）', en: '(not yet)' },
  leftCount: (count: number) => ({
    ja: count === 0 ? 'すべての条件を満たしています' : `残りの条件は${count}件です`,
    en: count === 0 ? 'All rules are met' : `${counted(count, 'rule')} left to meet`,
  }),
  save: { ja: '変更する', en: 'Change password' },
  set: { ja: '設定する', en: 'Set password' },
  saving: { ja: '保存しています…', en: 'Saving…' },
  saved: { ja: '保存しました', en: 'Saved' },
  savedText: { ja: 'パスワードを変更しました。', en: 'Your password has been changed.' },
  signOut: { ja: 'ログアウト', en: 'Sign out' },
  backToPage: { ja: '登録情報に戻る', en: 'Back to registration info' },
})
