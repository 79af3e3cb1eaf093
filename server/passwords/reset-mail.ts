import { resetMinutes } from '#contract/account/passwords.ts'

interface ResetMail {
  readonly name: string
  readonly link: string
  readonly supportEmail: string | null
}

/** The mail that carries a reset link, as plain text. */
export const resetMail: Readonly<Record<'ja' | 'en', (mail: ResetMail) => string>> = {
  ja: ({ name, link, supportEmail }) => `${name} 様

平素よりSatoyamaをご利用いただき、誠にありがとうございます。

パスワード再設定のお申し込みを受け付けました。
下記のリンクを開き、新しいパスワードを設定してください。

${link}

・リンクの有効期限は、お申し込みから${resetMinutes}分間です。
・リンクは1回のみご利用いただけます。
・複数のメールが届いている場合は、いずれか1つのリンクをご利用ください。

本メールにお心当たりがない場合は、破棄していただきますようお願いいたします。
パスワードは変更されません。
${
  supportEmail
    ? `
お心当たりのないメールが繰り返し届く場合や、ご不明な点がございましたら、
お手数ですが下記までお問い合わせください。
${supportEmail}
`
    : ''
}
本メールは送信専用のアドレスからお送りしています。

Satoyama
`,
  en: ({ name, link, supportEmail }) => `Dear ${name},

We received a request to reset the password of your Satoyama account.
To set a new one, please open this link:

${link}

The link is good for ${resetMinutes === 60 ? 'one hour' : `${resetMinutes} minutes`} from the request, and works once. If you have more than one
of these e-mails, use whichever link you like.

If you did not ask for this, please ignore this e-mail: your password stays as it is.
${
  supportEmail
    ? `
If such e-mails keep arriving, or if you have any questions, please write to
${supportEmail}.
`
    : ''
}
Please do not reply to this e-mail: nobody reads the address it was sent from.

Satoyama
`,
}
