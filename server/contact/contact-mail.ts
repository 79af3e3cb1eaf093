import type { z } from 'zod'
import type { sendContact } from '#contract/account/contact.ts'

type Message = z.output<typeof sendContact.body>

interface Received {
  readonly id: number
  /** The account's own address, which may differ from the one written. */
  readonly account: string
  readonly receivedAt: string
}

/** The mail that carries a message to support, in the language it was written from. */
export const contactMail: Readonly<Record<'ja' | 'en', (message: Message, received: Received) => string>> = {
  ja: (
    message,
    { id, account, receivedAt },
  ) => `Satoyamaにお問い合わせがありました。本メールに返信すると、差出人に届きます。

番号　　　：${id}
受付日時　：${receivedAt}
氏名　　　：${message.name}
会社名　　：${message.company_name}
部署名　　：${message.department_name || '（未記入）'}
メール　　：${message.email}
アカウント：${account}
件名　　　：${message.title}

${message.comment}
`,
  en: (
    message,
    { id, account, receivedAt },
  ) => `A message to Satoyama support has arrived. A reply to this e-mail goes to its sender.

Number:     ${id}
Received:   ${receivedAt} (Tokyo)
Name:       ${message.name}
Company:    ${message.company_name}
Department: ${message.department_name || '(not given)'}
E-mail:     ${message.email}
Account:    ${account}
Subject:    ${message.title}

${message.comment}
`,
}
