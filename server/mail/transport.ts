import nodemailer from 'nodemailer'
import type { Config } from '#server/config.ts'

/** A mail as it goes out. */
interface Outgoing {
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** The same in HTML; null where there is none. */
  readonly html: string | null
  /** Where a mail program stops such mails by itself (RFC 8058); null where there is nothing to stop. */
  readonly stopUrl: string | null
  /** Names the mail for good, so that a mailbox can tell a second copy from a second mail. */
  readonly messageId: string
  readonly language: 'ja' | 'en'
}

export interface Transport {
  send(mail: Outgoing): Promise<void>
  /** A transport for many mails, which keeps its connections until it is closed. */
  many(): Transport
  close(): void
}

/** Connections that many mails share. */
const maxConnections = 4

/** The operator's mail server; null when none was given. */
export function openTransport(config: Config): Transport | null {
  return config.smtpUrl ? open(config, {}) : null
}

function open(config: Config, pooling: object): Transport {
  const transport = nodemailer.createTransport({
    url: config.smtpUrl!,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...pooling,
  })
  return {
    send: async ({ to, replyTo, subject, text, html, messageId, language, stopUrl }) => {
      await transport.sendMail({
        from: { name: 'Satoyama', address: config.mailFrom },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(html !== null && { html }),
        messageId,
        ...(stopUrl && { list: { unsubscribe: { url: stopUrl, comment: '' } } }),
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          ...(stopUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      })
    },
    many: () => open(config, { pool: true, maxConnections: maxConnections, maxMessages: 200 }),
    close: () => transport.close(),
  }
}
