import { readFileSync } from 'node:fs'
const password = readFileSync('/tmp/w-t/demo-password','utf8').trim()
import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const base = 'http://localhost:8095'
const signIn = async (options) => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(base + '/')
  await page.locator('input[type=email], input[name=email]').first().fill('demo@satoyama.example')
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/comparisons/)
  return page
}
const page = null
const token = (await (await fetch(base + '/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'demo@satoyama.example', password }) })).json()).token
const found = {}
for (let id = 1; id <= 900 && Object.keys(found).length < 9; id++) {
  const r = await fetch(`${base}/api/companies/${id}/targets?val_scopes=scope1,scope2,scope3,scope1%2B2,scope1%2B2%2B3`, { headers: { token } })
  if (!r.ok) continue
  const d = (await r.json()).data
  const put = (k, c) => { if (c) found[k] ??= id }
  put('three', d.targets.filter((t) => t.source.kind === 'list' && t.fault === null && t.pace?.latest).length >= 3 && !d.contradictions.length)
  put('none', d.targets.length === 0 && d.sbti.length === 0 && d.others.length > 0)
  put('missed', d.targets.length === 1 && d.targets[0].outcome === 'missed')
  put('contradiction', d.contradictions.length > 0)
  put('removed', d.sbti.some((s) => s.state === 'removed'))
  put('nobase', d.targets.some((t) => t.fault === 'no-base') && d.targets.length===1)
  put('empty', d.targets.length === 0 && d.others.length === 0)
  put('sentences', d.others.some((o) => o.sentence) && d.others.length > 3)
  put('waiting', [...d.targets].some((t) => t.source.kind === 'sentence' && !t.source.isAccepted))
}
console.log(JSON.stringify(found), token ? 'token' : 'no token')
const { writeFileSync } = await import('node:fs')
writeFileSync('/tmp/w-t-found.json', JSON.stringify(found))
await browser.close()
