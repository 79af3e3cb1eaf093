/** What the question says whether an address wants an alert's mails. */
interface Question {
  readonly alert: string
  readonly owner: string
  readonly company: string
  readonly link: string
}

/** The mail that asks an address whether it wants an alert's mails. */
export const questionMail: Readonly<Record<'ja' | 'en', (question: Question) => { subject: string; body: string }>> = {
  ja: ({ alert, owner, company, link }) => ({
    subject: '【Satoyama】ニュースアラートの受信を確認してください',
    body: `${company}の${owner}さんが、次のアラートの宛先にこのメールアドレスを指定しました。

アラート：${alert}

受信してよろしければ、次のページで「受信する」を押してください。
${link}

押さない限り、アラートのメールは届きません。心当たりがない場合は、このメールを破棄してください。
${owner}さんからの確認メールが今後も不要な場合は、同じページで「受信しない」を選択してください。

本メールは送信専用です。
`,
  }),
  en: ({ alert, owner, company, link }) => ({
    subject: '[Satoyama] Please confirm that you want a news alert',
    body: `${owner} of ${company} would like to send the following alert to this address.

Alert: ${alert}

If you want it, open this page and press “Receive”:
${link}

You will get no alert unless you do. If you do not know what this is about, please ignore this e-mail.
If you want no more such questions from ${owner}, choose “Do not receive” on the same page.

This e-mail was sent automatically.
`,
  }),
}
