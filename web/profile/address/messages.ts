import { messages } from '../../i18n/messages.ts'

export const addressMessages = messages('address', {
  change: { ja: '変更する', en: 'Change' },
  title: { ja: 'メールアドレスの変更', en: 'Change your e-mail address' },
  lead: (present: string) => ({
    ja: `新しいアドレスに確認メールを送ります。メール内のリンクで確認が済むまで、ログインとお知らせには ${present} を使用します。`,
    en: `We will send a link to the new address. Until you confirm it there, you sign in with ${present}, and e-mail keeps going to it.`,
  }),
  next: { ja: '新しいメールアドレス', en: 'New e-mail address' },
  missing: { ja: 'メールアドレスを入力してください。', en: 'Please enter an e-mail address.' },
  form: { ja: '形式が正しくありません。', en: 'This format is not valid.' },
  password: { ja: '現在のパスワード', en: 'Current password' },
  passwordMissing: { ja: '現在のパスワードを入力してください。', en: 'Please enter your current password.' },
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  send: { ja: '確認メールを送る', en: 'Send the link' },
  sending: { ja: '送信しています…', en: 'Sending…' },
  unproven: {
    ja: 'このアドレスは確認が済んでいないため、アラートは送信されません。',
    en: 'This address has not been confirmed, so no alerts are sent to it.',
  },
  prove: { ja: '確認する', en: 'Confirm it' },
  pending: (email: string, until: string) => ({
    ja: `${email} に確認メールを送りました。${until} までに、メール内のリンクを開いて確認してください。`,
    en: `A link was sent to ${email}. Please open it and confirm by ${until}.`,
  }),
  pendingAtOperator: (email: string, until: string) => ({
    ja: `${email} への変更を受け付けました。このサーバーではメールを送信できないため、管理者から確認用のリンクを受け取り、${until} までに開いてください。`,
    en: `The change to ${email} is pending. This server cannot send e-mail: please ask its operator for the link and open it by ${until}.`,
  }),
  meanwhile: (present: string) => ({
    ja: `確認が済むまで、ログインとお知らせには ${present} を使用します。`,
    en: `Until then you sign in with ${present}, and e-mail keeps going to it.`,
  }),
  resend: { ja: '確認メールを再送する', en: 'Send the link again' },
  anew: { ja: 'リンクを再発行する', en: 'Make a new link' },
  resent: { ja: '確認メールを再送しました', en: 'The link was sent again' },
  resentToOperator: {
    ja: '確認用のリンクを新しく発行しました。管理者から受け取ってください。',
    en: 'A new link is ready. Please ask the operator for it.',
  },
  drop: { ja: '変更を取り消す', en: 'Cancel the change' },
  dropped: { ja: 'メールアドレスの変更を取り消しました', en: 'The change of your e-mail address was cancelled' },
  confirmTitle: { ja: 'メールアドレスの確認', en: 'Confirm your new address' },
  confirmLead: {
    ja: '次のアカウントのメールアドレスを、このアドレスに変更します。',
    en: 'The e-mail address of this account will be changed to this one.',
  },
  checking: { ja: 'リンクを確認しています…', en: 'Checking the link…' },
  account: { ja: 'アカウント', en: 'Account' },
  confirm: { ja: 'このアドレスに変更する', en: 'Use this address' },
  confirming: { ja: '変更しています…', en: 'Changing…' },
  notYou: {
    ja: 'お心当たりがない場合は、何もせずにこのページを閉じてください。',
    en: 'If you do not know what this is about, just close this page.',
  },
  taken: {
    ja: 'このメールアドレスは、すでに別のアカウントで使われているため、登録できません。',
    en: 'This address belongs to another account, so it cannot be used here.',
  },
  confirmed: { ja: 'メールアドレスを変更しました', en: 'Your e-mail address was changed' },
  confirmedText: (email: string) => ({
    ja: `今後は ${email} でログインしてください。お知らせもこのアドレスに届きます。`,
    en: `From now on, sign in with ${email}. E-mail goes to this address as well.`,
  }),
  expired: { ja: 'リンクが無効です', en: 'This link does not work' },
  expiredText: {
    ja: '有効期限が切れているか、すでに使用されたか、変更が取り消されています。必要な場合は、登録情報の画面でもう一度変更してください。',
    en: 'It has expired, was used already, or the change was cancelled. If you still need it, change your address again under “Registration info”.',
  },
  toPage: { ja: '登録情報へ', en: 'To registration info' },
})
