import type { FastifyInstance } from 'fastify'
import { getProfile, saveLanguage, saveProfile } from '#contract/account/profile.ts'
import { contextOf } from '#server/http/call-context.ts'
import type { Deps } from '#server/http/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { voidResetLinks } from '#server/session/accounts.ts'
import { tryPassword } from '#server/session/try-password.ts'
import { addressMail, covered } from './address-mail.ts'
import { getProfileOf, saveProfileOf } from './queries.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config, postbox } = deps
  serve(app, getProfile, async (_, request) => getProfileOf(db, userOf(request).id, clock()))

  serve(app, saveProfile, async ({ body: { password, ...fields } }, request) => {
    const { id, email, name, language: savedLanguage } = userOf(request)
    const now = clock()
    const isNewAddress = fields.email.toLowerCase() !== email
    if (isNewAddress) {
      if (!password || !(await tryPassword(deps, { email, password }, request)))
        throw new Refusal('profile.password-needed')
    }
    await db.transaction().execute(async (tx) => {
      if (!(await saveProfileOf(tx, id, fields))) throw new Refusal('profile.email-taken')
      if (!isNewAddress) return
      // They were mailed to the former address, which is told.
      await voidResetLinks(tx, id, now)
      const language = savedLanguage ?? contextOf(request).lang ?? 'ja'
      const text = addressMail[language]({ name, to: covered(fields.email), supportEmail: config.supportEmail })
      await postbox.post(tx, { kind: 'address-changed', to: email, ...text, language, accountId: id }, now)
    })
    return getProfileOf(db, id, now)
  })

  serve(app, saveLanguage, async ({ body: { language } }, request) => {
    await db.updateTable('account').set({ language }).where('id', '=', userOf(request).id).execute()
    return {}
  })
}
