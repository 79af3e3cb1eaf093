import { existsSync, writeFileSync } from 'node:fs'
import { csvText } from '#contract/wire/spreadsheet.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { type IndicatorYear, type MarketQuality, marketQuality } from '#server/market/quality/quality.ts'
import type { Home } from '#server/open-home.ts'
import { isJapanese } from '../messages.ts'
import { words } from '../operating-messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import { openMarket } from './open-market.ts'
import { qualityWords } from './quality-messages.ts'

export interface QualityOptions {
  /** Write every indicator and year to this file, as CSV. */
  readonly csv?: string
}

const count = (value: number) => value.toLocaleString('en')
const percent = (share: number | null) => (share === null ? '—' : `${(100 * share).toFixed(1)} %`)

/** Say what the market knows, doubts and scores. */
export async function printQuality(home: Home, { csv }: QualityOptions): Promise<number> {
  if (csv !== undefined && existsSync(csv)) return complain(words.backup.exists(csv))
  const market = openMarket(home)
  const { db } = home
  try {
    const quality = await marketQuality(db, market, tokyoDay(new Date()))
    if (quality.indicators.length === 0) return say(qualityWords.empty)
    printScores(quality)
    printIndicators(quality)
    printReasons(quality)
    printDoubtful(quality)
    if (csv !== undefined) writeFileSync(csv, `\ufeff${indicatorCsv(quality)}`)
    return say(csv === undefined ? qualityWords.how : qualityWords.written(csv))
  } finally {
    await market.close()
  }
}

function printScores({ scores, indicators }: MarketQuality): void {
  const { heads } = qualityWords
  const sum = (year: number, of: (row: IndicatorYear) => number) =>
    count(indicators.reduce((total, row) => (row.year === year ? total + of(row) : total), 0))
  say(qualityWords.byYear)
  printColumns([
    [heads.year, heads.companies, heads.disclosed, heads.doubted, heads.decided, heads.scored, heads.coverage],
    ...scores.map(({ year, companies, scored, coverage }) => [
      String(year),
      count(companies),
      sum(year, ({ disclosed }) => disclosed),
      sum(year, ({ doubted }) => doubted),
      sum(year, ({ decided }) => decided),
      count(scored),
      percent(coverage),
    ]),
  ])
}

/** A line an indicator; by year in the file. */
function printIndicators({ indicators }: MarketQuality): void {
  const { heads } = qualityWords
  say(`\n${qualityWords.byIndicator}`)
  const rows = [...Map.groupBy(indicators, ({ indicator }) => indicator)].map(([code, years]) => {
    const total = (of: (row: IndicatorYear) => number) => years.reduce((sum, row) => sum + of(row), 0)
    const [reports, disclosed] = [total(({ companies }) => companies), total((row) => row.disclosed)]
    return [
      code,
      nameOf(code).slice(0, 36),
      `${years[0]!.year}–${years.at(-1)!.year}`,
      count(disclosed),
      reports === 0 ? '—' : percent(disclosed / reports),
      count(total(({ doubted }) => doubted)),
      count(total(({ decided }) => decided)),
    ]
  })
  printColumns([
    [heads.code, heads.indicator, heads.years, heads.disclosed, heads.share, heads.doubted, heads.decided],
    ...rows,
  ])
}

function printReasons({ reasons }: MarketQuality): void {
  if (reasons.length === 0) return
  const { heads } = qualityWords
  say(`\n${qualityWords.byReason}`)
  printColumns([
    [heads.reason, heads.open, heads.decided],
    ...reasons.map(({ reason, open, decided }) => [words.review.reasons[reason], count(open), count(decided)]),
  ])
}

function printDoubtful({ doubtful }: MarketQuality): void {
  if (doubtful.length === 0) return
  const { heads } = words.review
  const plain = (value: number | null) =>
    value === null ? '—' : value.toLocaleString('en', { maximumSignificantDigits: 7 })
  say(`\n${qualityWords.mostDoubtful(doubtful.length)}`)
  printColumns([
    [heads.id, heads.company, heads.indicator, heads.year, heads.filed, heads.reference, heads.reason],
    ...doubtful.map(({ id, securityCode, nameJa, nameEn, indicator, year, filed, reference, reason }) => [
      String(id),
      `${tickerOf(securityCode) ?? '—'} ${(isJapanese ? nameJa : (nameEn ?? nameJa)).slice(0, 24)}`,
      `${indicator} ${nameOf(indicator).slice(0, 28)}`,
      String(year),
      plain(filed),
      plain(reference),
      words.review.reasons[reason],
    ]),
  ])
}

const indicatorCsv = ({ indicators }: MarketQuality) =>
  csvText([
    ['indicator', 'name', 'year', 'companies', 'disclosed', 'estimated', 'doubted', 'decided'],
    ...indicators.map(({ indicator, year, companies, disclosed, estimated, doubted, decided }) => [
      indicator,
      nameOf(indicator),
      year,
      companies,
      disclosed,
      estimated,
      doubted,
      decided,
    ]),
  ])

function nameOf(code: string): string {
  const row = readCatalogue().find((one) => one.code === code)
  return (isJapanese ? row?.nameJa : row?.nameEn) ?? code
}
