import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { inventedFiles } from './market.ts'
import { Product } from './product.ts'

/** A code list long enough that its import takes a while. */
function longCodeList(folder: string, round: number): string {
  const head =
    'ＥＤＩＮＥＴコード,提出者種別,上場区分,連結の有無,資本金,決算日,提出者名,提出者名（英字）,提出者名（ヨミ）,所在地,提出者業種,証券コード,提出者法人番号'
  const rows = Array.from(
    { length: 8000 },
    (_, index) =>
      `E${String(index).padStart(5, '0')},法人,上場,有,1,3月31日,長表${round}の${index}株式会社,,ナガヒョウ,,電気機器,${String(10000 + index * 10)},`,
  )
  const file = join(folder, `long-${round}.csv`)
  writeFileSync(file, [head, ...rows].join('\n'))
  return file
}

test('killed at twenty moments of an import, the next start is sound and nothing is half imported', async () => {
  test.setTimeout(360_000)
  const product = new Product()
  product.satoyama('import', inventedFiles[0]!)
  for (let round = 0; round < 20; round++) {
    const file = longCodeList(product.home, round)
    const child = spawn(process.execPath, [join(import.meta.dirname, '../server/cli.ts'), 'import', file], {
      env: product.env,
      stdio: 'ignore',
    })
    const ended = new Promise<number | null>((done) => child.on('exit', done))
    await new Promise((done) => setTimeout(done, 400 + Math.random() * 2600))
    child.kill('SIGKILL')
    const wasKilled = (await ended) === null

    const { status, output } = product.satoyama('imports')
    expect(status, output).toBe(0)
    // It stands in the log, whole, or it has left nothing.
    const isWhole = output.includes(basename(file))
    expect(isWhole || wasKilled, output).toBe(true)
  }
  expect(product.satoyama('doctor', '--deep').status).toBe(0) // Whatever broke on the way would still be broken.
  const again = product.satoyama('import', inventedFiles[0]!)
  expect(again.output).toMatch(/edinet-code-list\s+3\s+1\s+0\s+2\s+0\s+0/) // read 3, ignored 1, unchanged 2
  // After all that a list imports whole, and then changes nothing.
  const last = longCodeList(product.home, 99)
  product.satoyama('import', last)
  expect(product.satoyama('import', last).output).toMatch(/edinet-code-list\s+8,000\s+0\s+0\s+8,000\s+0\s+0/)
  await product.remove()
})

test('killed while it serves, the server starts again on the same folder; a second one beside it is refused', async () => {
  const product = new Product()
  await product.start()
  await product.stop('SIGKILL')
  await product.start()

  const second = new Product()
  Object.assign(second.env, { SATOYAMA_HOME: product.home })
  await expect(second.start()).rejects.toThrow(/is in use by process \d+/)
  expect(product.satoyama('user', 'list').output).toContain('demo@satoyama.example')
  await second.remove()
  await product.remove()
})
