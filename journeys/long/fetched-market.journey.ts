import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readTokyoTime, tokyoDay, tokyoTime } from '../../contract/wire/tokyo.ts'
import { readTse33 } from '../../server/catalogue/classifications.ts'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import type { GivenBuild } from '../../server/fetching/real/given-builder.ts'
import { addDays } from '../../server/test/world/days.ts'
import { type Replay, replayKey, startReplay } from '../../server/test/world/replay/replay.ts'
import type { WorldDocument } from '../../server/test/world/world.ts'
import { type Product, settled } from '../product.ts'
import { columnOf, openFigure, why } from '../raw-data.ts'
import { cloneOf } from '../ready.ts'
import { expect, test } from '../test.ts'
import { type Filings, filedWorld, restatedBy } from './filed-world.ts'

const languages = {
  'ja-JP': {
    industry: 'nameJa',
    peers: '比較対象 東証33業種',
    prime: 'プライム市場',
    withdrawn: '取下げ',
    hidden: '不開示',
    source: 'EDINET閲覧（提出）サイト',
    document: '書類の内容',
  },
  'en-US': {
    industry: 'nameEn',
    peers: 'Peer group TSE 33',
    prime: 'Prime',
    withdrawn: 'withdrawn',
    hidden: 'hidden',
    source: 'Financial Services Agency of Japan',
    document: 'About this document',
  },
} as const

const builder = join(import.meta.dirname, '../../server/fetching/real/given-builder.ts')
const builtAs = (given: GivenBuild): ChildProcess & { readonly ended: Promise<number | null> } => {
  const child = spawn(process.execPath, [builder, JSON.stringify(given)], { stdio: ['ignore', 'ignore', 'inherit'] })
  return Object.assign(child, { ended: new Promise<number | null>((done) => child.once('exit', done)) })
}

test.describe('a market that is fetched', () => {
  test.describe.configure({ mode: 'default' }) // One market for all of them, in one worker.
  let product: Product
  let replay: Replay
  let filings: Filings
  test.beforeAll(async () => {
    filings = filedWorld(tokyoDay(new Date()))
    replay = await startReplay(filings.world)
    product = await cloneOf('empty')
    // The server's own schedule looks at what is on: there it finds the same world.
    writeFileSync(join(product.home, 'sources.json'), JSON.stringify(replay.origins))
    product.env.EDINET_API_KEY = replayKey
    await product.start()
  })
  test.afterAll(async () => {
    await product?.remove()
    await replay?.stop()
  })

  const build = (day: string, time: string) => {
    replay.setToday(day, time)
    replay.clearRequests()
    const { home } = product
    const now = readTokyoTime(`${day} ${time}`)!.toISOString()
    return builtAs({ connection: connectionOf(home), origins: replay.origins, home, now })
  }
  const killedAfter = async (child: ReturnType<typeof build>, path: RegExp, requests: number) => {
    const count = () => replay.requests.filter((request) => path.test(request.path)).length
    await expect.poll(count, { intervals: [10] }).toBeGreaterThanOrEqual(requests)
    child.kill('SIGKILL')
    expect(await child.ended).toBeNull()
  }
  const idOf = async ({ filer }: WorldDocument): Promise<number> =>
    (await product.call(`/companies?q=${filer.securityCode.slice(0, 4)}`)).companies[0].id
  const restated = () => restatedBy(filings)
  /** What a table of a company's figures says of the figure that is corrected. */
  const standingValue = async (asOf?: string): Promise<number | undefined> => {
    const of = restated()
    const { cells } = await product.call(
      `/companies/${await idOf(filings.corrected)}/raws${asOf ? `?asOf=${asOf}` : ''}`,
    )
    return cells.find(
      (cell: typeof of) =>
        cell.indicator === of.indicator && cell.fiscalYear === of.fiscalYear && cell.boundary === of.boundary,
    )?.value
  }

  test('is seen while it comes, killed twice on the way, whole in the end, and followed when reports change', async ({
    page,
  }) => {
    const { before, correction, corrected } = filings
    await product.signIn(page)
    await killedAfter(build(before, '18:40'), /documents\.json/, 5)
    await product.untilFresh()
    await page.goto(`${product.address}/companies`)
    await expect(page.getByText(filings.largest.filer.nameJa).first()).toBeVisible()

    await killedAfter(build(before, '18:40'), /documents\/S/, 3)
    expect(await build(before, '18:40').ended).toBe(0)
    expect(await standingValue()).toBe(restated().was)

    const [day, time] = tokyoTime(new Date()).split(' ') as [string, string]
    expect(await build(day.replaceAll('/', '-'), time.slice(0, 5)).ended).toBe(0)
    expect(await standingValue()).toBe(restated().value)
    expect(await standingValue(addDays(dayOf(correction.submittedAt), -1))).toBe(restated().was)
    expect(Math.max(...Object.values(replay.maxConcurrent))).toBe(1)

    const { documents } = await product.call(`/companies/${await idOf(corrected)}/documents`)
    const [one, other] = [correction, corrected].map(({ docID }) =>
      documents.find(({ number }: { number: string }) => number === docID),
    )
    expect([one.corrects, other.correctedBy]).toEqual([other.id, [one.id]])
    await product.untilFresh()
  })

  test('the commands say what stands', () => {
    const status = product.satoyama('fetch', 'status').output
    for (const source of ['edinet-codes', 'jpx-list', 'gleif', 'sbti', 'edinet-lists', 'edinet-documents'])
      expect(status).toMatch(new RegExp(`^${source} +on +20`, 'm'))
    expect(status).toMatch(/^womens-participation +by hand +never/m)
    expect(status).toMatch(/^Annual reports: imported \d+/m)
    const doctor = product.satoyama('doctor').output
    expect(doctor).toContain('only 12 listed companies')
    expect(doctor).toContain('sources.json moves')
    expect(doctor).not.toMatch(/days of the lists|could not be|no key|paused/)
    expect(product.satoyama('market', 'status').output).toContain('Companies: 12 (listed 12)')
  })

  for (const [locale, w] of Object.entries(languages))
    test.describe(locale, () => {
      test.use({ locale })
      const opened = async (page: Page, document: WorldDocument, path: string) => {
        await page.goto(`${product.address}/companies/${await idOf(document)}/${path}`)
        await settled(page)
      }

      test('a company says who it is, and a figure which line of which filing it is', async ({ page }) => {
        const { filer, docID } = filings.largest
        await product.signIn(page)
        await opened(page, filings.largest, 'info')
        const tse33 = readTse33().find(({ code }) => code === filer.tse33Code)!
        for (const text of [filer.isin, filer.lei, filer.sizeSegment, w.prime, `${tse33[w.industry]} (${tse33.code})`])
          await expect(page.locator('main').getByText(text).first()).toBeVisible()
        await expect(page.locator('.ctx')).toContainText(w.peers)
        for (const select of await page.locator('select').all())
          expect(await select.locator('option').count()).toBeGreaterThan(0)

        const { fiscalYear, value } = filings.world
          .expected(docID)
          .findLast(({ indicator, boundary }) => indicator === 'F-PL-001' && boundary === 'consolidated')!
        await openFigure(page, product, 'F-PL-001', `FY${fiscalYear}`)
        await expect(why(page)).toContainText(value.toLocaleString('en'))
        await expect(why(page).locator('tr.hit').first()).toContainText(String(value * 1_000_000))
        await expect(why(page)).toContainText(docID)
        await expect(why(page)).toContainText(w.source)
      })

      test('a correction, a withdrawal and a report that was hidden stand where they happened', async ({ page }) => {
        const { correction, withdrawn, shownAgain } = filings
        const { documents } = await product.call(`/companies/${await idOf(correction)}/documents`)
        const { id } = documents.find(({ number }: { number: string }) => number === correction.docID)
        await product.signIn(page)
        await opened(page, correction, `company-disclosures?document=${id}`)
        const panel = page.getByRole('complementary', { name: w.document })
        const { was, value, fiscalYear, indicator } = restated()
        await expect(panel).toContainText(was.toLocaleString('en'))
        await expect(panel).toContainText(value.toLocaleString('en'))
        await expect(panel).toContainText(slashed(correction.submittedAt))
        await opened(page, correction, `raws?view=all&asOf=${addDays(dayOf(correction.submittedAt), -1)}`)
        const row = page
          .locator('.raw tbody tr')
          .filter({ has: page.locator('th', { hasText: indicator }) })
          .first()
        const column = (await columnOf(page, `FY${fiscalYear}`)) - 1
        await expect(row.locator('td').nth(column)).toContainText(was.toLocaleString('en'))

        await opened(page, withdrawn, 'company-disclosures')
        await expect(page.locator('main .tag', { hasText: w.withdrawn })).toBeVisible()
        await opened(page, withdrawn, 'raws?view=all')
        await expect(page.locator('.raw').getByText(w.withdrawn).first()).toBeVisible()
        await opened(page, shownAgain, `company-disclosures?asOf=${dayOf(shownAgain.hiddenAt!)}`)
        await expect(page.locator('main .tag', { hasText: w.hidden })).toBeVisible()
        await opened(page, shownAgain, 'company-disclosures')
        await expect(page.locator('main .tag', { hasText: w.hidden })).toHaveCount(0)
      })
    })
})

const dayOf = (moment: string) => moment.slice(0, 10)
const slashed = (moment: string) => dayOf(moment).replaceAll('-', '/')
