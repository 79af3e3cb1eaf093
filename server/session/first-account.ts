import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { addAccount, inventPassword } from './accounts.ts'

export const firstEmail = 'demo@satoyama.example'

/** Make the account a newcomer signs in with, when there is none at all; returns what to print. */
export async function ensureFirstAccount(
  db: Db,
  config: Config,
  now: Date,
): Promise<{ email: string; password: string | null; file: string }> {
  const file = join(config.home, 'demo-password')
  const any = await db.selectFrom('account').select('email').limit(1).executeTakeFirst()
  if (!any) {
    const password = config.demoPassword ?? inventPassword()
    await addAccount(db, { email: firstEmail, name: 'Demo', companyName: 'Satoyama', password }, now)
    if (!config.demoPassword) writeFileSync(file, `${password}\n`, { mode: 0o600 })
    return { email: firstEmail, password, file }
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  return { email: firstEmail, password: kept, file }
}
