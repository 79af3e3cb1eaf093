import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from './product.ts'

/** A code list long enough that its import takes a while. */
export function longCodeList(folder: string, round: number): string {
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

/** Lets so many milliseconds go by before a kill that comes at a moment of its own, whatever happens then. */
export const untilMoment = (milliseconds: number) => sleep(milliseconds)

/** A process of the product that is to be killed. */
export interface Victim {
  readonly child: ChildProcess
  /** All that it has printed. */
  said(): string
  /** Answers whether it was the kill that ended it. */
  kill(): Promise<boolean>
}

/** The server, or a command. */
export function victim({ env }: Product, program: 'main' | 'cli', ...args: string[]): Victim {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../server/${program}.ts`), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<boolean>((done) => child.on('exit', (code) => done(code === null)))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return {
    child,
    said: () => output,
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
