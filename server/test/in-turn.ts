import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive, nameOfProcess } from '#server/machine/process-name.ts'

/** Under way in this process, by what they make. */
const own = new Map<string, Promise<unknown>>()

/** Whoever comes first makes it; others, of this process or another, wait for it. One whose process has ended is waited for no longer. */
export async function inTurn(folder: string, make: () => Promise<unknown>): Promise<void> {
  const before = own.get(folder)
  const making = (before ?? Promise.resolve()).catch(() => {}).then(() => alone(folder, make))
  own.set(folder, making)
  await making
}

async function alone(folder: string, make: () => Promise<unknown>): Promise<void> {
  const mark = `${folder}.making`
  while (!takes(mark)) {
    const maker = existsSync(mark) ? readFileSync(mark, 'utf8') : ''
    if (maker !== '' && !isProcessAlive(maker)) rmSync(mark, { force: true })
    else await sleep(100)
    if (existsSync(folder)) return
  }
  try {
    await make()
  } finally {
    rmSync(mark, { force: true })
  }
}

/** Of several who would make a file with their name, one does. */
function takes(mark: string): boolean {
  const mine = `${mark}.${nameOfProcess(process.pid)}`
  writeFileSync(mine, nameOfProcess(process.pid))
  try {
    linkSync(mine, mark)
    return true
  } catch {
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}
