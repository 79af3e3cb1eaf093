import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AlertDraft } from '#contract/alerts/alert.ts'
import * as contract from '#contract/alerts/alerts.ts'
import * as recipients from '#contract/alerts/recipients.ts'
import { getItem, listItems } from '#server/account-items/items.ts'
import { keyOf } from '#server/account-items/key.ts'
import { listRemovedItems } from '#server/account-items/removal.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { countMails } from '#server/mail/daily-limits.ts'
import { Views } from '#server/searches/evaluate/view.ts'
import type { AlertDeps } from './look.ts'
import { listMailings } from './mailings.ts'
import { preview } from './preview.ts'
import { decide, getSubscription } from './store/recipients.ts'
import { alertItems, toAlerts, toOne } from './store/rows.ts'
import { insertAlert, pause, remove, restore, updateAlert } from './store/write.ts'
import { checkWatch, membersNow } from './watch.ts'

export function alertRoutes(app: FastifyInstance, given: Deps): void {
  const deps: AlertDeps = { ...given, views: new Views(given) }
  writingRoutes(app, deps)
  actRoutes(app, deps)
  recipientRoutes(app, deps)
}

/** A draft whose names were looked up. */
async function checked(deps: AlertDeps, request: FastifyRequest, draft: AlertDraft) {
  const user = userOf(request)
  await checkWatch(deps, user, draft.watch)
  return { ...draft, members: await membersNow(deps, user, draft.watch) }
}

function writingRoutes(app: FastifyInstance, deps: AlertDeps): void {
  const { db, clock, config } = deps

  serve(app, contract.listAlerts, async (_, request) => {
    const { id } = userOf(request)
    const removed = await listRemovedItems(db, alertItems, id)
    return {
      alerts: await toAlerts(db, await listItems(db, alertItems, id)),
      removed: removed.map((row) => ({ id: row.id, name: row.name, removedAt: row.removed_at!.toISOString() })),
      hasMail: config.smtpUrl !== null,
      mails: await countMails(db, id, clock()),
    }
  })

  serve(app, contract.getAlert, async ({ params }, request) =>
    toOne(db, await getItem(db, alertItems, keyOf(request, params.alertId))),
  )

  serve(app, contract.addAlert, async ({ body }, request) => {
    const written = await checked(deps, request, body)
    return toOne(db, await insertAlert(deps, written, { user: userOf(request), now: clock() }))
  })

  serve(app, contract.changeAlert, async ({ params: { alertId }, body: { updatedAt, ...draft } }, request) => {
    const written = await checked(deps, request, draft)
    const author = { user: userOf(request), now: clock() }
    return toOne(db, await updateAlert(deps, alertId, { ...written, updatedAt }, author))
  })

  serve(app, contract.copyAlert, async ({ params: { alertId }, body: { name } }, request) => {
    const user = userOf(request)
    const row = await getItem(db, alertItems, keyOf(request, alertId))
    const [alert] = await toAlerts(db, [row])
    const emails = alert!.recipients.map(({ email }) => email)
    const copy = { ...row, name, members: null, recipients: emails }
    return toOne(db, await insertAlert(deps, copy, { user, now: clock(), isPaused: true }))
  })

  serve(app, contract.previewAlert, async ({ body: { watch, language, ...times } }, request) =>
    preview(deps, { owner: userOf(request), watch, language, times }),
  )

  serve(app, contract.listAlertMails, async ({ params: { alertId }, query: { before } }, request) => {
    await getItem(db, alertItems, keyOf(request, alertId))
    return listMailings(db, alertId, { before, now: clock() })
  })
}

function actRoutes(app: FastifyInstance, deps: AlertDeps): void {
  const { db, clock } = deps

  serve(app, contract.pauseAlert, async ({ params: { alertId }, body: { isPaused } }, request) => {
    const user = userOf(request)
    const key = keyOf(request, alertId)
    const { watch } = await getItem(db, alertItems, key)
    // One that goes on although its search is gone stands in the list with that fault.
    const members = isPaused ? null : await membersNow(deps, user, watch).catch(() => null)
    return toOne(db, await pause(db, key, { isPaused, members, now: clock() }))
  })

  serve(app, contract.removeAlert, async ({ params: { alertId } }, request) => {
    await remove(db, keyOf(request, alertId), clock())
    return {}
  })

  serve(app, contract.restoreAlert, async ({ params: { alertId } }, request) => {
    const user = userOf(request)
    const membersOf = (watch: AlertDraft['watch']) => membersNow(deps, user, watch).catch(() => null)
    return toOne(db, await restore(db, keyOf(request, alertId), { membersOf, now: clock() }))
  })
}

/** What those do whom mails reach, without signing in: the link in the mail is enough. */
function recipientRoutes(app: FastifyInstance, { db, clock }: AlertDeps): void {
  serve(app, recipients.getSubscription, async ({ params }) => getSubscription(db, params.token))

  app.register(async (plain) => {
    // Mail programs that stop mails by themselves send a form.
    await plain.register(formbody, { bodyLimit: 1000 })
    serve(plain, recipients.agreeToAlert, async ({ params }) =>
      decide(db, params.token, { does: 'agree', now: clock() }),
    )
    serve(plain, recipients.stopAlertMail, async ({ params }) =>
      decide(db, params.token, { does: 'stop', now: clock() }),
    )
    // Others open the same address: they are shown the page that asks first.
    plain.get('/alert-recipients/:token/stop', { schema: { hide: true } }, async (request, reply) => {
      const { token } = request.params as { token: string }
      return reply.redirect(`/alerts/mail/${encodeURIComponent(token)}`)
    })
  })
}
