import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortenLog } from './log-file.ts'

test('a log that grew is cut to its last lines, and whoever has it open writes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-log-'))
  const path = join(folder, 'postgres.log')
  const open = openSync(path, 'a')
  appendFileSync(path, 'a line\n'.repeat(1000))
  shortenLog(path)
  expect(statSync(path).size).toBe(7000)
  appendFileSync(path, `${'x'.repeat(99)}\n`.repeat(210_000))
  shortenLog(path)
  writeSync(open, 'the next\n')
  closeSync(open)
  const text = readFileSync(path, 'utf8')
  expect(text.length).toBeLessThan(1_000_100)
  expect(text.startsWith('xxx')).toBe(true)
  expect(text.endsWith('x\nthe next\n')).toBe(true)
  rmSync(folder, { recursive: true })
})
