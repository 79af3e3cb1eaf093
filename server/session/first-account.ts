import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownVendors } from '#server/catalogue/vendors.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { writeWhole } from '#server/machine/whole-file.ts'
import { addAccount, inventPassword } from './accounts.ts'
import { isPassword } from './password.ts'

const firstEmail = 'demo@satoyama.example'

/** In an invented market the ratings are simulated and everybody may see them; one without a tool of its own stays locked, so that this can be seen too. */
const demoVendors = ['satoyama', ...ownVendors().map(({ key }) => key)].filter((vendor) => vendor !== 'refinitiv')

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
    const { kind } = await db.selectFrom('market').select('kind').executeTakeFirstOrThrow()
    const vendorAccess = kind === 'demo' ? { vendors: demoVendors } : {}
    // First the file: an account whose password nobody was told is closed to everybody.
    if (!config.demoPassword) writeWhole(file, `${password}\n`)
    await addAccount(db, { email: firstEmail, name: 'Demo', companyName: 'Satoyama', password, ...vendorAccess }, now)
    return { email: firstEmail, password, file }
  }
  return { email: firstEmail, password: await storedPassword(db, file), file }
}

/** The password of the first start, as long as it still opens the door. */
async function storedPassword(db: Db, file: string): Promise<string | null> {
  if (!existsSync(file)) return null
  const password = readFileSync(file, 'utf8').trim()
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', '=', firstEmail)
    .executeTakeFirst()
  return (await isPassword(account?.password_hash, password)) ? password : null
}
