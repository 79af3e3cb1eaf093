import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a block still waits for after it has told that something is done; a failure may be told at any time. */
function waitsAfterNote(text: string): string[] {
  return [...text.matchAll(/\bnotify\(/g)].flatMap(({ index }) => {
    const end = endOf(text, index + 'notify('.length)
    if (text.slice(index, end).includes("tone: 'error'")) return []
    const rest = text.slice(end, endOf(text, end))
    return /\bawait\b/.test(rest) ? [text.slice(index, end)] : []
  })
}

/** Where the bracket closes that is open at a place. */
function endOf(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if ('({['.includes(text[at]!)) depth++
    if (')}]'.includes(text[at]!) && --depth === 0) return at + 1
  }
  return text.length
}

test('that something is done is said when it is: who acts on it finds the screen as it stays', () => {
  expect(waitsAfterNote('{ notify({ text: f(1) }); await renew() }')).toHaveLength(1)
  expect(waitsAfterNote('{ await renew(); notify({ text }) } async () => { await later() }')).toEqual([])
  const early = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] }).flatMap((file) =>
    waitsAfterNote(readFileSync(file, 'utf8')).map((note) => `${file}: ${note}`),
  )
  expect(early).toEqual([])
})
