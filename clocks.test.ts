import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files that tell a test's verdict: tests, journeys and what both are set up with. */
const files = [
  ...globSync('*.test.ts', { cwd: import.meta.dirname }),
  ...globSync('{data,methodology,contract,server,web,journeys,tests}/**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
  }).filter((file) => /(\.test\.tsx?|\/given-[^/]+)$|^(server|web)\/test\/|^journeys\//.test(file)),
].filter((file) => file !== 'clocks.test.ts')

/** What waits for time instead of for something that happens. */
const sleeps = /\bsetTimeout\b[^']*from 'node:timers\/promises'|\bwaitForTimeout\(|(?<!test\.)\bsetTimeout\(/
/** What reads a clock, to see how long something took. */
const clocks = /\bperformance\.now\(\)|\bprocess\.(?:hrtime|cpuUsage)\b|Date\.now\(\) - (?!\d|\w+ \*)/

/** Files that let time go by, each with the reason for which nothing else can be waited for. */
const maySleep: Readonly<Record<string, string>> = {
  'server/test/app.ts': 'asks again while a past day is being made, as every client is told to',
  'server/test/in-turn.ts': 'looks whether another process has made what both need',
  'server/test/reaper.ts': 'looks whether processes of others have ended',
  'server/fetching/real/killed.test.ts': 'kills come a moment after a request, while its answer is written or imported',
  'server/http/turns/unread.test.ts': 'a caller who takes his time is what is tried',
  'journeys/killed.ts': 'kills come at moments that nobody chose',
  'journeys/page/act-when-settled.ts': 'looks in the page whether it has come to rest, which nothing tells',
  'journeys/product.ts': 'asks again after the seconds that the server named',
}
/** Files that read a clock and compare nothing with it. */
const mayReadClock: Readonly<Record<string, string>> = {
  'journeys/page/act-when-settled.ts': 'acts all the same on a page that never comes to rest',
  'server/access/session-token.test.ts': 'says what time it is to what is tried',
  'server/market/cache/market-cache.test.ts': 'says what time it is to what is tried',
  'server/test/made.ts': 'sees how old a folder is that may go',
  'server/uploads/blocks.test.ts': 'blocks the thread for a while, which is what is tried',
  'server/test/table.ts': 'makes a name that no other has',
}

const matches = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))).sort()

test('no test sleeps: it waits for what happens', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(matches(sleeps)).toEqual(Object.keys(maySleep).sort())
})

test('no test is timed: work is counted, or a bench prints how long it takes', () => {
  expect(matches(clocks)).toEqual(Object.keys(mayReadClock).sort())
})

test.each([
  "import { setTimeout as sleep } from 'node:timers/promises'",
  "import { setImmediate, setTimeout } from 'node:timers/promises'",
  'await page.waitForTimeout(150)',
  'await new Promise((done) => setTimeout(done, 300))',
])('%s is a sleep', (line) => expect(line).toMatch(sleeps))

test.each([
  'test.setTimeout(300_000)',
  "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })",
  "import { setImmediate as nextTurn } from 'node:timers/promises'",
])('%s is none', (line) => expect(line).not.toMatch(sleeps))
