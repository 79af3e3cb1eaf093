import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '../server/config.ts'
import type { Db } from '../server/db/database.ts'
import { openHome } from '../server/open-home.ts'

/** Work on a fresh database with full durability, and leave nothing behind. */
export async function onFreshDatabase(
  work: (db: Db, connection: pg.ClientConfig, home: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-bench-'))
  chmodSync(folder, 0o755) // A folder that the database’s user cannot enter would send it elsewhere, to stay behind.
  const home = await openHome(readConfig({ SATOYAMA_HOME: folder }))
  try {
    await work(home.db, home.connection, folder)
  } finally {
    await home.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
