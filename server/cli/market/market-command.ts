import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Disclosure } from '#server/demo/disclosure/pattern.ts'
import {
  type DemoResult,
  defaultCompanies,
  defaultSeed,
  type FiguresReader,
  makeDemo,
  makeFigures,
} from '#server/demo/make.ts'
import { demoProgress } from '#server/demo/progress.ts'
import { makeWhole } from '#server/machine/halves.ts'
import { clearMarket } from '#server/market/clear.ts'
import { exportMarket } from '#server/market/export/export-market.ts'
import { marketAttributions, marketStatus } from '#server/market/status.ts'
import type { Home } from '#server/open-home.ts'
import { words } from '../operating-messages.ts'
import { complain, say } from '../say.ts'
import { openMarket } from './open-market.ts'
import { partWords } from './part-messages.ts'

const number = (value: number) => value.toLocaleString('en')

/** Say in a table what stands here. */
export async function printMarket(db: Db): Promise<number> {
  const status = await marketStatus(db)
  const { market } = words
  const kind = market.kinds[status.kind ?? 'empty']
  const rows = [
    [market.kind, status.madeAt ? `${kind} (${status.madeAt.toISOString().slice(0, 10)}, seed ${status.seed})` : kind],
    [market.companies, `${number(status.companies)} (${market.listed} ${number(status.listed)})`],
    [market.figures, number(status.figures)],
    [market.documents, number(status.documents)],
    [market.imports, number(status.imports)],
    [market.reviews, number(status.openReviews)],
    [market.names, number(status.openNames)],
    [market.revision, String(status.revision)],
    ...(status.making ? [[partWords.left, status.making.map((part) => partWords.parts[part]).join(', ')]] : []),
  ] as [string, string][]
  for (const [name, value] of rows) process.stdout.write(`${name}: ${value}\n`)
  return 0
}

/** Empty the market; what would go is said first, and nothing goes without `--yes`. */
export async function clear(db: Db, { yes = false }: { yes?: boolean }): Promise<number> {
  const { companies, figures, imports } = await marketStatus(db)
  if (companies === 0 && imports === 0) {
    process.stdout.write(`${words.market.empty}\n`)
    return 0
  }
  if (!yes) {
    process.stderr.write(`${words.market.wouldClear(number(companies), number(figures), number(imports))}\n`)
    return 1
  }
  await clearMarket(db)
  process.stdout.write(`${words.market.cleared}\n`)
  return 0
}

type Make = (db: Db, options: Parameters<typeof makeDemo>[1]) => Promise<DemoResult | null>

/** The companies and figures of the invented market, with which a server can begin; null when there is a market already. */
export const makeFiguresWithProgress = (db: Db, market: Omit<Market, 'seed' | 'reader'>, reader?: FiguresReader) =>
  makeWithProgress(db, makeFigures, { ...market, seed: defaultSeed, reader })

interface Market {
  readonly companies: number
  readonly seed: number
  readonly disclosure: Disclosure
  readonly reader?: FiguresReader | undefined
}

/** Make the invented market and show how far it is; null when there is a market already. */
async function makeWithProgress(db: Db, make: Make, market: Market): Promise<DemoResult | null> {
  const started = performance.now()
  const progress = demoProgress(words.market.making, words.market.steps)
  try {
    const summary = await make(db, { ...market, now: new Date(), onProgress: progress.onProgress })
    progress.stop()
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    if (summary)
      process.stdout.write(`${words.market.demoMade(number(summary.companies), number(summary.figures), seconds)}\n`)
    return summary
  } finally {
    progress.stop()
  }
}

/** As many companies as the command says, else the setting; one that only keeps a first start from making a market says nothing of how many. */
export async function makeDemoMarket(
  { db }: Pick<Home, 'db'>,
  options: { companies?: number; seed?: number },
): Promise<number> {
  const { demoCompanies, demoDisclosure: disclosure } = readConfig()
  const companies = options.companies ?? (demoCompanies || defaultCompanies)
  const summary = await makeWithProgress(db, makeDemo, { companies, seed: options.seed ?? defaultSeed, disclosure })
  if (summary) return 0
  process.stderr.write(`${words.market.notEmpty}\n`)
  return 1
}

/** Write the market and its scores as plain files, also beside a running server. */
export async function exportTo(home: Home, folder: string): Promise<number> {
  if (existsSync(folder)) return complain(words.market.exportExists(folder))
  const market = openMarket(home)
  try {
    const onTable = (name: string, rows: number) => void say(`${name}.csv.gz: ${number(rows)}`)
    const attributions = await marketAttributions(home.db)
    const make = (half: string) =>
      exportMarket(market, { folder: half, today: tokyoDay(new Date()), attributions, onTable })
    const onSwept = (path: string) => void say(words.swept(path))
    await makeWhole({ folder: resolve(folder), home: readConfig().home, make, onSwept })
    return 0
  } finally {
    await market.close()
  }
}
