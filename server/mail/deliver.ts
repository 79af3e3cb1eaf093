import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { isHeld } from './daily-limits.ts'
import { longestWaitMinutes } from './outbox.ts'
import type { Transport } from './transport.ts'

/** Tries after which a mail is given up: over about a day and a half. */
const maxAttempts = 12

type Delivery = 'sent' | 'failed' | 'given-up' | 'expired' | 'held' | 'not-there'

interface Work {
  readonly transport: Transport
  readonly clock: () => Date
}

/**
 * Send one mail. Its row stays locked while the mail server is spoken to, so no other server sends it too, and a crash lets
 * go of it unsent; only a crash between the mail server's yes and ours sends it twice, under the same Message-ID.
 */
export async function deliver(db: Db, id: number, { transport, clock }: Work): Promise<Delivery> {
  return inTransaction(db, async ({ db: tx }) => {
    const mail = await tx
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail || mail.body === null) return 'not-there'
    const save = (change: Change) => tx.updateTable('mail').set(change).where('id', '=', id).execute()

    if (isHeld(mail.leaves_on, clock())) return 'held'
    if (mail.expires_at && mail.expires_at <= clock()) {
      await save({ given_up_at: clock(), body: null, html: null, last_error: 'expired' })
      return 'expired'
    }
    try {
      await transport.send({
        to: mail.recipient,
        replyTo: mail.reply_to,
        subject: mail.subject,
        text: mail.body,
        html: mail.html,
        stopUrl: mail.stop_url,
        messageId: `<${mail.id}.${mail.created_at.getTime()}@satoyama>`,
        language: mail.language,
      })
    } catch (error) {
      const attempts = mail.attempts + 1
      const isOver = isPermanent(error) || attempts >= maxAttempts
      const due = new Date(clock().getTime() + Math.min(2 ** (attempts - 1), longestWaitMinutes) * 60_000)
      await save({ attempts, last_error: codeOf(error), due_at: due, ...(isOver && { given_up_at: clock() }) })
      return isOver ? 'given-up' : 'failed'
    }
    await save({ sent_at: clock(), last_error: null, html: null, ...(mail.expires_at && { body: null }) })
    return 'sent'
  })
}

interface Change {
  readonly sent_at?: Date
  readonly given_up_at?: Date
  readonly due_at?: Date
  readonly attempts?: number
  readonly last_error?: string | null
  readonly body?: null
  readonly html?: null
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
}

/** A mail server that says no for good; a line that is down or "later" is worth another try. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

/** Never the message: mail servers repeat addresses in theirs. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as SmtpError
  return [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ')
}
