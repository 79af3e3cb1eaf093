import { plainName } from '#server/mail/plain-name.ts'

/** What the question says whether an address wants an alert's mails. */
interface Question {
  readonly alert: string
  readonly owner: string
  /** As the operator set it; null where it is not set. */
  readonly employer: string | null
  readonly link: string
}

/** The mail that asks an address whether it wants an alert's mails. Its reader has agreed to nothing: names carry no links. */
export function questionMail(language: 'ja' | 'en', { alert, owner, employer, link }: Question): string {
  return bodies[language]({
    alert: plainName(alert),
    owner: plainName(owner),
    employer: plainName(employer ?? ''),
    link,
  })
}

const bodies = {
  ja: ({
    alert,
    owner,
    employer,
    link,
  }) => `${employer && `${employer}の`}${owner}さんが、次のアラートの宛先にこのメールアドレスを指定しました。

アラート：${alert}

受信してよろしければ、次のページで「受信する」を押してください。
${link}

押さない限り、アラートのメールは届きません。心当たりがない場合は、このメールを破棄してください。
${owner}さんからの確認メールが今後も不要な場合は、同じページで「受信しない」を選択してください。

本メールは送信専用です。
`,
  en: ({
    alert,
    owner,
    employer,
    link,
  }) => `${owner}${employer && ` of ${employer}`} would like to send the following alert to this address.

Alert: ${alert}

If you want it, open this page and press “Receive”:
${link}

You will get no alert unless you do. If you do not know what this is about, please ignore this e-mail.
If you want no more such questions from ${owner}, choose “Do not receive” on the same page.

This e-mail was sent automatically.
`,
} satisfies Record<'ja' | 'en', (question: { [K in keyof Question]: string }) => string>
