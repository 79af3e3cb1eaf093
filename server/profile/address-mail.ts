interface AddressMail {
  readonly name: string
  /** The new address, all but its first letter and its domain covered. */
  readonly to: string
  readonly supportEmail: string | null
}

/** What the former address of an account is told, as plain text: whoever reads it may be the one who did not ask for it. */
export const addressMail: Readonly<Record<'ja' | 'en', (mail: AddressMail) => { subject: string; body: string }>> = {
  ja: ({ name, to, supportEmail }) => ({
    subject: '【Satoyama】メールアドレス変更のお知らせ',
    body: `${name} 様

平素よりSatoyamaをご利用いただき、誠にありがとうございます。

ご登録のメールアドレスが、次のとおり変更されました。

新しいメールアドレス：${to}

今後のログインとお知らせには、新しいメールアドレスをご利用ください。
このメールアドレスへお送りしたパスワード再設定のリンクは、ご利用いただけません。

変更にお心当たりがない場合は、第三者が操作したおそれがあります。
${supportEmail ? `至急、下記までご連絡ください。\n${supportEmail}` : '至急、サーバーの管理者にご連絡ください。'}

本メールは送信専用のアドレスからお送りしています。

Satoyama
`,
  }),
  en: ({ name, to, supportEmail }) => ({
    subject: 'Satoyama: your e-mail address was changed',
    body: `Dear ${name},

The e-mail address of your Satoyama account was changed to ${to}.

Please sign in with the new address from now on. Links to reset your password that were
sent to this address no longer work.

If you did not make this change, somebody else may have used your account. Please write at once to
${supportEmail ?? 'the operator of your server'}.

Please do not reply to this e-mail: nobody reads the address it was sent from.

Satoyama
`,
  }),
}

/** `h•••@asset.example`: enough for its owner to know it by, too little for anybody else. */
export function covered(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@')
}
