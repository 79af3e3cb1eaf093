import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { syncCatalogue } from '#server/catalogue/sync.ts'
import { type Config, readConfig } from '#server/config.ts'
import { backUp, dropReplaced, fillFromBackup, isUntouched, putBack, readBackup, setAside } from '#server/db/backup.ts'
import { migrate, migrationNames } from '#server/db/migrations.ts'
import { makeWhole } from '#server/machine/halves.ts'
import { type Home, openHome } from '#server/open-home.ts'
import { words } from './operating-messages.ts'
import { complain, say } from './say.ts'

const number = (value: number) => value.toLocaleString('en')

/** Keep the whole database in a new folder, also while a server runs. */
export async function backUpTo({ connection }: Home, folder: string): Promise<number> {
  if (existsSync(folder)) return complain(words.backup.exists(folder))
  const { tables } = await makeWhole({
    folder: resolve(folder),
    home: readConfig().home,
    make: (half) => backUp(connection, half, new Date()),
    onSwept: (path) => say(words.swept(path)),
  })
  process.stdout.write(`${words.backup.backupMade(folder, number(tables.reduce((sum, { rows }) => sum + rows, 0)))}\n`)
  return 0
}

/** Put a backup in the place of what is here; the files are checked before anything is touched. */
export async function restoreFrom(config: Config, folder: string, { overwrite = false }): Promise<number> {
  const manifest = await readBackup(resolve(folder))
  const last = manifest.migrations.at(-1) ?? ''
  if (!migrationNames.includes(last)) return complain(words.backup.newer)

  let isRefused = false
  const home = await openHome(config, async (db, connection) => {
    await putBack(db)
    const { rows } = await sql<{ has: boolean }>`select to_regclass('account') is not null as has`.execute(db)
    if (rows[0]!.has && !overwrite && !(await isUntouched(db))) {
      isRefused = true
      return
    }
    await setAside(db)
    try {
      await migrate(db, last)
      await fillFromBackup(connection, resolve(folder), manifest)
      await migrate(db)
      await syncCatalogue(db)
    } catch (error) {
      await putBack(db)
      throw error
    }
    await dropReplaced(db)
  })
  await home.close()
  if (isRefused) return complain(words.backup.notEmpty)
  process.stdout.write(`${words.backup.restored(number(manifest.tables.reduce((sum, { rows }) => sum + rows, 0)))}\n`)
  return 0
}
