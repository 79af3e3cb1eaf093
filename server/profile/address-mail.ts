import { addressHours } from '#contract/account/address.ts'
import { plainName } from '#server/mail/plain-name.ts'

interface Question {
  readonly name: string
  readonly link: string
}

/** What a new address is asked, as plain text. Its reader may know nothing of it: the name carries no links. */
export const questionMail: Readonly<Record<'ja' | 'en', (mail: Question) => string>> = {
  ja: ({
    name,
    link,
  }) => `Satoyamaで、${plainName(name) || '利用者'}さんのアカウントのメールアドレスを、このアドレスに変更するお申し込みがありました。

変更してよろしければ、次のページを開き、「このアドレスに変更する」を押してください。
${link}

・リンクの有効期限は、お申し込みから${addressHours}時間です。
・リンクは1回のみご利用いただけます。
・このアドレスですでにSatoyamaをご利用の場合は、別のアカウントに登録することはできません。

お心当たりがない場合は、本メールを破棄していただきますようお願いいたします。
押さない限り、このアドレスが登録されることはなく、ほかのメールが届くこともありません。

本メールは送信専用のアドレスからお送りしています。

Satoyama
`,
  en: ({
    name,
    link,
  }) => `Somebody asked to make this the e-mail address of ${plainName(name) || 'an account'} on Satoyama.

If you want that, open this page and press “Use this address”:
${link}

The link is good for ${addressHours} hours from the request, and works once. An address that already has a Satoyama
account cannot be given to another one.

If you do not know what this is about, please ignore this e-mail: unless you press the button, the address is
not registered and gets no other mail.

Please do not reply to this e-mail: nobody reads the address it was sent from.

Satoyama
`,
}

interface Notice {
  readonly name: string
  /** The new address, all but its first letter and its domain covered. */
  readonly to: string
  readonly supportEmail: string | null
}

const contactJa = (supportEmail: string | null) =>
  supportEmail ? `至急、下記までご連絡ください。\n${supportEmail}` : '至急、サーバーの管理者にご連絡ください。'

/** Mail to the present address when a new one is requested: its reader may not be the one who requested it. */
export const askedMail: Readonly<Record<'ja' | 'en', (mail: Notice) => string>> = {
  ja: ({ name, to, supportEmail }) => `${name} 様

平素よりSatoyamaをご利用いただき、誠にありがとうございます。

ご登録のメールアドレスを、次のアドレスに変更するお申し込みを受け付けました。

新しいメールアドレス：${to}

新しいアドレスにお送りしたリンクで確認が済むまで、ログインとお知らせにはこのメールアドレスを使用します。

変更にお心当たりがない場合は、第三者が操作したおそれがあります。
登録情報の画面で申し込みを取り消し、パスワードを変更してください。
${contactJa(supportEmail)}

本メールは送信専用のアドレスからお送りしています。

Satoyama
`,
  en: ({ name, to, supportEmail }) => `Dear ${name},

A change of the e-mail address of your Satoyama account to ${to} was asked for.

Until it is confirmed by the link that was sent to the new address, you sign in with this address and mail
keeps coming to it.

If you did not ask for this, somebody else may have used your account. Please cancel the change under
“Registration info”, change your password, and write at once to ${supportEmail ?? 'the operator of your server'}.

Please do not reply to this e-mail: nobody reads the address it was sent from.

Satoyama
`,
}

/** What the former address of an account is told once another took its place. */
export const changedMail: Readonly<Record<'ja' | 'en', (mail: Notice) => string>> = {
  ja: ({ name, to, supportEmail }) => `${name} 様

平素よりSatoyamaをご利用いただき、誠にありがとうございます。

ご登録のメールアドレスが、次のとおり変更されました。

新しいメールアドレス：${to}

今後のログインとお知らせには、新しいメールアドレスをご利用ください。
このメールアドレスへお送りしたパスワード再設定のリンクは、ご利用いただけません。

変更にお心当たりがない場合は、第三者が操作したおそれがあります。
${contactJa(supportEmail)}

本メールは送信専用のアドレスからお送りしています。

Satoyama
`,
  en: ({ name, to, supportEmail }) => `Dear ${name},

The e-mail address of your Satoyama account was changed to ${to}.

Please sign in with the new address from now on. Links to reset your password that were
sent to this address no longer work.

If you did not make this change, somebody else may have used your account. Please write at once to
${supportEmail ?? 'the operator of your server'}.

Please do not reply to this e-mail: nobody reads the address it was sent from.

Satoyama
`,
}

/** `h•••@asset.example`: enough for its owner to know it by, too little for anybody else. */
export function covered(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@')
}
