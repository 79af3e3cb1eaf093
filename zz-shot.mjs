import { readFileSync, mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
const password = readFileSync('/tmp/w-t/demo-password','utf8').trim()
const base = 'http://localhost:8095'
mkdirSync('/tmp/w-t-shots', { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const pages = {}
const pageOf = async (locale, width) => {
  const key = locale + width
  if (pages[key]) return pages[key]
  const context = await browser.newContext({ locale, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('ERR', e.message))
  await page.goto(base + '/')
  await page.locator('input[type=email], input[name=email]').first().fill('demo@satoyama.example')
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/comparisons/)
  return (pages[key] = page)
}
for (const arg of process.argv.slice(2)) {
  const [name, locale, width, path] = arg.split('|')
  const page = await pageOf(locale === 'ja' ? 'ja-JP' : 'en-US', Number(width))
  await page.goto(base + path)
  await page.waitForTimeout(1800)
  await page.screenshot({ path: `/tmp/w-t-shots/${name}.png`, fullPage: true })
  console.log(name, await page.evaluate(() => document.documentElement.scrollWidth))
}
await browser.close()
