import type { FastifyInstance } from 'fastify'
import { sendContact } from '#contract/account/contact.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { accountCounter, networkCounter } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import { limits } from '#server/access/limits/limits.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { makeRoom } from '#server/retention/room.ts'
import { contactMail } from './contact-mail.ts'

export function contactRoutes(app: FastifyInstance, { db, clock, config, postbox }: Deps): void {
  serve(app, sendContact, async ({ body }, request) => {
    const user = userOf(request)
    const now = clock()
    const lines = [accountCounter(limits.contact, user), networkCounter(limits.contact, { address: request.ip })]
    await countAttempt(db, limits.contact, lines, now)

    const { lang: language, ...message } = body
    await db.transaction().execute(async (tx) => {
      await makeRoom(tx, { accountId: user.id, table: 'contact_message' })
      const { id } = await tx
        .insertInto('contact_message')
        .values({ ...message, language, account_id: user.id, received_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (!config.supportEmail) return
      const text = contactMail[language](body, { id, account: user.email, receivedAt: tokyoTime(now) })
      const head = { kind: 'contact', accountId: user.id, contactMessageId: id, language } as const
      const email = { ...head, to: config.supportEmail, replyTo: body.email, body: text, about: { number: id } }
      await postbox.post(tx, email, now)
    })
    return {}
  })
}
