/** What a mail about a mention says. */
interface Mention {
  readonly author: string
  /** The author's company as the operator set it; null where it is not set. */
  readonly employer: string | null
  /** What the company is called in the language of the mail. */
  readonly company: string
  readonly text: string
  /** Address of the comment. */
  readonly address: string
  readonly isReply: boolean
}

/** The comment's lines are marked, so that none of them passes for a line of ours. */
const quoted = (text: string) => text.replace(/^/gm, '> ')

/** The mail to somebody who is mentioned in a comment, in their language. */
export const mentionMail: Readonly<Record<'ja' | 'en', (mention: Mention) => string>> = {
  ja: ({
    author,
    employer,
    company,
    text,
    address,
    isReply,
  }) => `${author}さん（${employer ?? '会社は未確認'}）が、${company}への${isReply ? '返信' : 'コメント'}であなたに言及しました。

${quoted(text)}

コメントを開く：
${address}

本メールは送信専用です。返信は上記の画面からお願いします。
`,
  en: ({
    author,
    employer,
    company,
    text,
    address,
    isReply,
  }) => `${author} (${employer ?? 'company not confirmed'}) mentioned you in a ${isReply ? 'reply' : 'comment'} on ${company}.

${quoted(text)}

Open the comment:
${address}

This e-mail is sent automatically; please reply on the screen above.
`,
}
