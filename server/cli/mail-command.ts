import { tokyoTime } from '#contract/wire/tokyo.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { isHeld } from '#server/mail/daily-limits.ts'
import { deliver } from '#server/mail/deliver.ts'
import { findMail, listMail, retryUnsentMail } from '#server/mail/outbox.ts'
import { openTransport } from '#server/mail/transport.ts'
import { words } from './people-messages.ts'
import { printColumns } from './print-columns.ts'
import { complain, say } from './say.ts'

export async function list(db: Db, maxListed: number): Promise<number> {
  const { heads, kinds, none } = words.mail
  const mails = await listMail(db, maxListed)
  if (mails.length === 0) return say(none)
  printColumns([
    [heads.id, heads.created, heads.kind, heads.to, heads.state, heads.error],
    ...mails.map((mail) => [
      String(mail.id),
      tokyoTime(mail.created_at),
      kinds[mail.kind] ?? mail.kind,
      mail.recipient,
      stateOf(mail),
      mail.last_error ?? '',
    ]),
  ])
  return 0
}

function stateOf({ sent_at, given_up_at, attempts, leaves_on }: Awaited<ReturnType<typeof listMail>>[number]): string {
  const { sent, givenUp, held, waiting } = words.mail
  if (sent_at) return sent(tokyoTime(sent_at))
  if (given_up_at) return givenUp(attempts)
  return isHeld(leaves_on, new Date()) ? held(leaves_on!) : waiting(attempts)
}

export async function show(db: Db, id: string): Promise<number> {
  const mail = /^[1-9]\d{0,8}$/.test(id) ? await findMail(db, Number(id)) : undefined
  if (!mail) return complain(words.mail.unknown(id))
  const { fields, erased } = words.mail
  const lines = [`${fields.to}: ${mail.recipient}`, `${fields.subject}: ${mail.subject}`]
  if (mail.reply_to) lines.splice(1, 0, `${fields.replyTo}: ${mail.reply_to}`)
  return say(`${lines.join('\n')}\n\n${mail.body ?? erased}`)
}

export async function send(db: Db): Promise<number> {
  const transport = openTransport(readConfig())
  if (!transport) return complain(words.mail.noServer)
  const outcomes: string[] = []
  for (const id of await retryUnsentMail(db, new Date())) {
    outcomes.push(await deliver(db, id, { transport, clock: () => new Date() }))
  }
  transport.close()
  const sent = outcomes.filter((outcome) => outcome === 'sent').length
  const left = outcomes.filter((outcome) => outcome === 'failed' || outcome === 'given-up').length
  say(words.mail.outcome(sent, left))
  return left === 0 ? 0 : 1
}
