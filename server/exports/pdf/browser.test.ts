import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createPdf } from '#contract/exports/pdf.ts'
import { findChromium } from '#server/machine/chromium.ts'
import { browserUser } from '#server/machine/unprivileged.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { openBrowser } from './open-browser.ts'
import { tryBrowser, whyNoPdfOf } from './try-browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'satoyama-browsers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
chmodSync(folder, 0o755)

/** A program that says what a browser says which cannot start, and ends. */
function browserThatSays(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\necho '${text}' >&2\nexit 1\n`, { mode: 0o755 })
  return path
}
const noSandbox = browserThatSays(
  'no-sandbox',
  '[1127/210330.628882:FATAL:content/browser/zygote_host/zygote_host_impl_linux.cc:128] No usable sandbox! If you are running on Ubuntu 23.10+',
)
const broken = browserThatSays('broken', 'error while loading shared libraries: libnss3.so')
const left = () => [
  ...readdirSync(tmpdir()).filter((name) => /playwright|satoyama-for-browser/.test(name)),
  ...['/var/tmp', '/tmp']
    .filter(existsSync)
    .flatMap((place) => readdirSync(place).filter((name) => name.startsWith(`satoyama-for-browser-${process.pid}-`))),
]

describe('why there is no PDF', () => {
  const database = givenDatabase()
  const troubles: string[] = []
  const app = givenApp(database, {
    env: { SATOYAMA_CHROMIUM: noSandbox },
    whyNoPdf: whyNoPdfOf({ chromium: noSandbox, chromiumSandbox: true }, (text) => troubles.push(text)),
  })

  test('a browser whose sandbox does not start makes none, which is refused with the reason, and the page is told', async () => {
    const token = await app.signedIn('nosandbox@asset.example')
    const reply = await app.call(createPdf, { body: { sheet: 'company', companies: [1] } }, token)
    expect([reply.status, reply.body.code]).toEqual([422, 'export.no-sandbox'])
    const config = await app.inject({ url: '/app.config.json' })
    expect(config.json()).toMatchObject({ whyNoPdf: 'no-sandbox' })
    expect(troubles).toEqual([expect.stringContaining('No usable sandbox!')])
  })

  test('one that is not there, and one that does not start', async () => {
    expect(await tryBrowser({ chromium: null, chromiumSandbox: true })).toEqual({ why: 'no-browser', said: '' })
    expect(await tryBrowser({ chromium: broken, chromiumSandbox: true })).toMatchObject({ why: 'no-browser' })
    expect(left()).toEqual([])
  })
})

const chromium = findChromium(process.env.SATOYAMA_CHROMIUM || undefined)
const outcome = chromium && (await tryBrowser({ chromium, chromiumSandbox: true }))

test.runIf(outcome)('the sandbox does not start on this machine, which is told as that', () => {
  expect(outcome).toMatchObject({ why: 'no-sandbox', said: expect.stringMatching(/sandbox/i) })
})

test.skipIf(!chromium || outcome)('pages run in a sandbox, as a user who owns nothing, and leave nothing', async () => {
  const browser = await openBrowser({ chromium: chromium!, hasSandbox: true })
  const page = await browser.context.newPage()
  await page.setContent('<p>here</p>')
  const processes = renderers()
  expect(existsSync('/proc/self') ? processes.length : 1).toBeGreaterThan(0)
  const user = browserUser()
  for (const status of processes) {
    expect(status).toMatch(/^Seccomp:\t2$/m)
    if (user) expect(status).toMatch(new RegExp(`^Uid:\\t${user.uid}\\t`, 'm'))
  }
  expect(await page.locator('p').textContent()).toBe('here')
  await browser.close()
  expect(left()).toEqual([])
})

/** What the system says of the processes in which our pages run. */
function renderers(): string[] {
  const parentOf = (pid: string) => /^PPid:\t(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '0'
  const isOurs = (pid: string): boolean => pid === String(process.pid) || (Number(pid) > 1 && isOurs(parentOf(pid)))
  return (existsSync('/proc/self') ? readdirSync('/proc') : [])
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('--type=renderer') && isOurs(pid))
    .map((pid) => read(`/proc/${pid}/status`))
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
