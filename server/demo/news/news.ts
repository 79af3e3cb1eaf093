import type { NewsRecord } from '#server/imports/market-records.ts'
import { calendarOf } from '../calendar.ts'
import { type DemoCompany, demoDay, demoYears } from '../companies.ts'
import { normalQuantile } from '../normal.ts'
import { Random } from '../random.ts'
import type { NewsEvent, Pair, Part } from './event.ts'
import { climateEvents, energyEvents } from './events-climate.ts'
import { financeEvents } from './events-finance.ts'
import { governanceEvents } from './events-governance.ts'
import { natureEvents } from './events-nature.ts'
import { peopleEvents } from './events-people.ts'
import { societyEvents } from './events-society.ts'
import { datesOf, type Facts, factsOf, filled, salesBefore } from './facts.ts'
import { type Scandal, scandals } from './scandals.ts'
import { newspapers } from './words.ts'

export const events: readonly NewsEvent[] = [
  ...climateEvents,
  ...energyEvents,
  ...natureEvents,
  ...peopleEvents,
  ...societyEvents,
  ...governanceEvents,
  ...financeEvents,
]

/** Shares of companies whose worst scandal of five years is very high, at least high, medium, limited; after MSCI's 0.40 % and 1.98 %. */
export const scandalShares = [0.004, 0.0238, 0.1, 0.27] as const

const day = 86_400_000
const last = Date.parse(demoDay) - day
const first = last - 5 * 365 * day

interface NewsSources {
  /** The market's companies, for partners. */
  readonly companies: readonly DemoCompany[]
  /** Sales by position of the year, million yen; NaN where there are none. */
  readonly sales: (year: number) => number
  readonly seed: number
}

/** What was written about an invented company in the last five years, oldest first. */
export function newsOf(company: DemoCompany, { companies, sales, seed }: NewsSources): NewsRecord[] {
  const random = new Random(`${seed} news ${company.index}`)
  const from = Math.max(first, Date.UTC(demoYears[company.firstYear]! + 1, 3, 1))
  const until = company.lastYear === demoYears.length - 1 ? last : Date.UTC(demoYears[company.lastYear]! + 1, 8, 1)
  if (until - from < 90 * day) return []
  const share = (until - from) / (last - first)
  const fitting = events
    .filter(({ trades }) => trades?.test(company.tse33Code) ?? true)
    .map((event) => ({ event, weight: event.weight * Math.exp(0.5 * event.parts[0]!.tone * company.quality) }))
  const common = Array.from({ length: random.poisson(share * 3.8 * Math.exp(0.75 * company.size)) }, () => ({
    event: random.weighted(fitting).event,
    severity: null,
  }))
  const occasions = [...common, ...misdeedsOf(company, random)]
  const seasonal = new Set<string>()
  return occasions
    .flatMap(({ event, severity }, index) => {
      const at = seasonOf(event.key, company, from + Math.floor((random.uniform() ** 0.9 * (until - from)) / day) * day)
      const drawn = random.integer(0, companies.length - 1)
      // Nobody is a partner of their own.
      const partner = companies[drawn === company.index ? (drawn + 1) % companies.length : drawn]!
      const year = new Date(at).getUTCFullYear()
      const facts = factsOf(company, partner, { salesMillionJpy: salesBefore(sales, year), year }, random)
      if (isRepeated(event.key, new Date(at).getUTCFullYear(), seasonal)) return []
      return reportsOf(company, event, {
        at,
        until,
        severity,
        facts,
        random,
        key: `${company.edinetCode}-${index + 1}`,
      })
    })
    .sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : a.publishedAt > b.publishedAt ? 1 : 0))
    .map((record, index) => ({ ...record, line: index + 1, sourceKey: `demo:${company.edinetCode}:${index + 1}` }))
}

/** The misdeeds of a company: at most one of its worst degree, and now and then smaller ones before or after. */
function misdeedsOf({ size, quality, tse33Code }: DemoCompany, random: Random): { event: Scandal; severity: number }[] {
  const standing = 0.35 * size - 0.3 * quality + Math.sqrt(1 - 0.35 ** 2 - 0.3 ** 2) * random.normal()
  const worst = 4 - scandalShares.findIndex((share) => standing > -normalQuantile(share))
  if (worst > 4) return []
  const degrees = worst >= 3 ? [worst, ...(random.chance(0.5) ? [1] : [])] : random.chance(0.2) ? [worst, 1] : [worst]
  return degrees.map((severity) => ({
    severity,
    event: random.weighted(
      scandals.filter(
        ({ least, most, trades }) => least <= severity && severity <= most && (trades?.test(tse33Code) ?? true),
      ),
    ),
  }))
}

/** A year has one set of results, one wage settlement and one quarrel at the meeting. */
function isRepeated(key: string, year: number, seasonal: Set<string>): boolean {
  const kind = /^(results|wage-rise|wage|low-approval|activist)/.exec(key)?.[1]
  return kind !== undefined && seasonal.size === seasonal.add(`${kind} ${year}`).size
}

/** Results come some weeks after the year's end, elections at the meeting, wage talks in spring; all else on any working day. */
function seasonOf(key: string, company: DemoCompany, at: number): number {
  const year = new Date(at).getUTCFullYear()
  const ends = calendarOf(company).map(({ end }) => Date.parse(end))
  const end = ends.findLast((one) => one <= at) ?? at
  const isResults = /^results/.test(key)
    ? end + (38 + (company.index % 9)) * day
    : /^(majority-outside|low-approval|activist)/.test(key)
      ? end + (62 + (company.index % 20)) * day
      : key === 'wage-rise'
        ? Date.UTC(year, 2, 12 + (company.index % 25))
        : /^(physical-damage|donation)$/.test(key)
          ? stormDay(at)
          : at
  const time = isResults > last || isResults < first ? at : isResults
  const weekday = new Date(time).getUTCDay()
  return weekday === 6 ? time - day : weekday === 0 ? time - 2 * day : time
}

/** Heavy rain and typhoons come from June to October; what falls outside moves to the season before it, or the first one. */
function stormDay(at: number): number {
  const date = new Date(at)
  const month = date.getUTCMonth()
  if (month >= 5 && month <= 9) return at
  const [year, inSeason] = [date.getUTCFullYear() - (month < 5 ? 1 : 0), 5 + (date.getUTCDate() % 5)]
  const before = Date.UTC(year, inSeason, date.getUTCDate())
  return before >= first ? before : Date.UTC(year + 1, inSeason, date.getUTCDate())
}

interface Occasion {
  readonly at: number
  readonly until: number
  readonly severity: number | null
  readonly facts: Facts
  readonly random: Random
  readonly key: string
}

function reportsOf(
  company: DemoCompany,
  { category, parts }: NewsEvent,
  { at, until, severity, facts, random, key }: Occasion,
): NewsRecord[] {
  const calendar = calendarOf(company)
  const published = parts.filter(({ after }) => after === 0 || at + after * day <= until)
  return published.flatMap((part) => {
    const date = workday(at + part.after * day)
    const all = { ...facts, ...datesOf(new Date(date), calendar, random) }
    const words = wordsOf(part, all, random)
    const record: NewsRecord = {
      line: 0,
      company: { securityCode: company.securityCode },
      sourceKey: '',
      publishedAt: `${new Date(date).toISOString().slice(0, 10)} ${minuteOf(part.kind, random)}`,
      publisher: part.kind === 'disclosure' ? company.nameJa : random.pick(newspapers),
      ...words,
      url: null,
      kind: part.kind,
      category,
      sentiment: toneOf(part.tone, random),
      severity: severity === null || part.severityBelow === null ? null : Math.max(1, severity - part.severityBelow),
      story: published.length > 1 ? key : null,
      isCorrection: false,
    }
    return part.kind === 'disclosure' && random.chance(0.015) ? [record, corrected(record, key)] : [record]
  })
}

/** The company's own correction of a notice, some hours after it. */
function corrected(record: NewsRecord, key: string): NewsRecord {
  return {
    ...record,
    publishedAt: `${record.publishedAt.slice(0, 10)} 18:30`,
    titleJa: `（訂正）「${record.titleJa}」の一部訂正について`,
    titleEn: `Correction: ${record.titleEn}`,
    bodyJa: `${record.bodyJa}先に公表した資料の記載に誤りがあり、一部を訂正した。業績への影響はないとしている。`,
    bodyEn: `${record.bodyEn} The notice corrects part of what had been published earlier the same day.`,
    story: record.story ?? key,
    isCorrection: true,
  }
}

function wordsOf(part: Part, facts: Facts, random: Random) {
  const title = random.pick(part.titles)
  const many = Math.min(part.more.length, random.integer(2, 3))
  const chosen = new Set(random.shuffled(part.more.map((_, index) => index)).slice(0, many))
  const body: readonly Pair[] = [random.pick(part.leads), ...part.more.filter((_, index) => chosen.has(index))]
  return {
    titleJa: filled(title[0], facts, 0),
    titleEn: filled(title[1], facts, 1),
    bodyJa: body.map(([ja]) => filled(ja, facts, 0)).join(''),
    bodyEn: body.map(([, en]) => filled(en, facts, 1)).join(' '),
  }
}

/** The tone of a report, with a little chance that never turns good into bad. */
function toneOf(tone: number, random: Random): number {
  const value = tone + 0.1 * random.ripple()
  const bounded = tone > 0 ? Math.max(0.05, value) : tone < 0 ? Math.min(-0.05, value) : value
  return Math.round(100 * Math.min(1, Math.max(-1, bounded))) / 100
}

function workday(at: number): number {
  const weekday = new Date(at).getUTCDay()
  return Math.min(last, weekday === 6 ? at + 2 * day : weekday === 0 ? at + day : at)
}

/** Companies speak after the close, newspapers all day. */
function minuteOf(kind: Part['kind'], random: Random): string {
  if (kind === 'disclosure') return random.pick(['15:30', '15:30', '15:40', '16:00', '16:30', '17:00', '11:30'])
  return `${String(random.integer(6, 20)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`
}
