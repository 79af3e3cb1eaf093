import nodemailer from 'nodemailer'
import type { Config } from '#server/config.ts'

/** A mail as it goes out. */
interface Outgoing {
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** Names the mail for good, so that a mailbox can tell a second copy from a second mail. */
  readonly messageId: string
  readonly language: 'ja' | 'en'
}

export interface Transport {
  send(mail: Outgoing): Promise<void>
  close(): void
}

/** The operator's mail server; null when none was given. */
export function openTransport({ smtpUrl, mailFrom }: Config): Transport | null {
  if (!smtpUrl) return null
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, replyTo, subject, text, messageId, language }) => {
      await transport.sendMail({
        from: { name: 'Satoyama', address: mailFrom },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        messageId,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
