import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { cloneOf } from '../ready.ts'
import { expect, test } from '../test.ts'

const script = join(import.meta.dirname, '../../run.mjs')

test('plain SQL written from the documents makes every score of an exported market again', async () => {
  test.setTimeout(1_200_000)
  const product = await cloneOf('demo')
  try {
    await product.start()
    // The demo market has GICS throughout: a quarter is to have the exchange's industry alone, and some companies neither.
    const client = new pg.Client(connectionOf(product.home))
    await client.connect()
    await client.query('update company set gics_code = null where id % 4 = 0')
    await client.query(
      'update company set gics_code = null, tse33_code = null, edinet_industry = null where id % 11 = 0',
    )
    await client.end()
    const folder = join(product.home, 'export')
    const exported = product.satoyama('market', 'export', folder)
    expect(exported.output).toContain('cells.csv.gz')
    expect(exported.status).toBe(0)
    expect(product.satoyama('market', 'export', folder).status).toBe(1)

    const done = spawnSync(process.execPath, [script, 'reproduce', folder], { encoding: 'utf8' })
    process.stdout.write(done.stdout + done.stderr)
    // Two versions, three rules for missing figures, two periods, and a line of heads.
    expect(done.stdout.trim().split('\n')).toHaveLength(13)
    expect(done.status).toBe(0)
  } finally {
    await product.remove()
  }
})
