import { tokyoTime } from '#contract/wire/tokyo.ts'
import { listContactMessages } from '#server/contact/queries.ts'
import type { Db } from '#server/db/database.ts'
import { words } from './people-messages.ts'
import { say } from './say.ts'

export async function list(db: Db, maxListed: number): Promise<number> {
  const messages = await listContactMessages(db, maxListed)
  if (messages.length === 0) return say(words.contact.none)
  for (const message of messages) {
    const { name, email, company_name, department_name } = message
    const from = [name, company_name, department_name].filter((part) => part !== '').join(', ')
    say(`${message.id}  ${tokyoTime(message.received_at)}  ${message.title}`)
    say(`${words.contact.from}: ${from} <${email}>`)
    say(`${message.comment.replace(/^/gm, '  ')}\n`)
  }
  return 0
}
