import type { PatentSummary, PatentYear } from '#contract/patents/summary.ts'
import { endOfFiscalYear, fiscalYearOf, openSince } from '#methodology/patents/filing-year.ts'
import type { PatentStage } from '#methodology/patents/stage.ts'
import { once } from '#server/cache/once.ts'
import { readGreenInventory, readIpcClasses } from '#server/catalogue/patents.ts'
import type { PatentRow } from './company-patents.ts'
import { isStageKnown, type Looking } from './known.ts'

interface Year extends Looking {
  readonly yearEnd: string
}

type Counted = Pick<
  PatentSummary,
  | 'openSince'
  | 'patents'
  | 'settled'
  | 'undated'
  | 'areStagesKnown'
  | 'stages'
  | 'years'
  | 'classes'
  | 'unclassified'
  | 'partners'
  | 'joint'
  | 'green'
>

/** What is counted of a company's patents; all of them were public on the day. */
export function countPatents(rows: readonly PatentRow[], at: Year): Counted {
  const since = openSince(coverageEnd(rows, at))
  return {
    openSince: since,
    patents: rows.length,
    settled: settledOf(rows, at, since),
    undated: rows.filter(({ filedOn }) => filedOn === null).length,
    areStagesKnown: rows.some((row) => isStageKnown(row, at)),
    stages: stagesOf(rows, at),
    years: yearsOf(rows, at, since),
    classes: classesOf(rows, at, since),
    unclassified: rows.filter(({ subclasses }) => subclasses.length === 0).length,
    partners: partnersOf(rows),
    joint: rows.filter(({ partners }) => partners.length > 0).length,
    green: greenOf(rows),
  }
}

function settledOf(rows: readonly PatentRow[], at: Year, since: string): PatentSummary['settled'] {
  const settled = rows.filter(({ filedOn }) => isSettled(filedOn, at, since))
  return {
    patents: settled.length,
    joint: settled.filter(({ partners }) => partners.length > 0).length,
    green: settled.filter(({ green }) => green.length > 0).length,
  }
}

/** Whether all that was filed in its year is public. */
const isSettled = (filedOn: string | null, { yearEnd }: Year, since: string) =>
  filedOn !== null && endOfFiscalYear(fiscalYearOf(filedOn, yearEnd), yearEnd) <= since

/** The day up to which the files can tell: what became public after the newest of them is not here. */
function coverageEnd(rows: readonly PatentRow[], { day }: Looking): string {
  const newest = [...new Set(rows.map(({ importedOn }) => importedOn))].sort().at(-1)
  return newest !== undefined && newest < day ? newest : day
}

function stagesOf(rows: readonly PatentRow[], at: Looking): PatentSummary['stages'] {
  const stages: Record<PatentStage, number> = { granted: 0, pending: 0, ended: 0, unknown: 0 }
  for (const row of rows) stages[isStageKnown(row, at) ? row.stage : 'unknown'] += 1
  return stages
}

function yearsOf(rows: readonly PatentRow[], at: Year, since: string): PatentYear[] {
  const filed = rows.flatMap((row) =>
    row.filedOn === null ? [] : [{ row, year: fiscalYearOf(row.filedOn, at.yearEnd) }],
  )
  if (filed.length === 0) return []
  const byYear = Map.groupBy(filed, ({ year }) => year)
  const first = Math.min(...byYear.keys())
  const last = Math.max(fiscalYearOf(at.day, at.yearEnd), ...byYear.keys())
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    const filings = (byYear.get(year) ?? []).map(({ row }) => row)
    const end = endOfFiscalYear(year, at.yearEnd)
    return { year, end, isPublic: end <= since, filings: filings.length, stages: stagesOf(filings, at) }
  })
}

const classNames = once(() => new Map(readIpcClasses().map((row) => [row.code, row])))

function classesOf(rows: readonly PatentRow[], at: Year, since: string): PatentSummary['classes'] {
  const counts = new Map<string, { patents: number; inPublicYears: number }>()
  for (const { subclasses, filedOn } of rows) {
    const isPublic = isSettled(filedOn, at, since)
    for (const code of subclasses) {
      const count = counts.get(code) ?? { patents: 0, inPublicYears: 0 }
      counts.set(code, count)
      count.patents += 1
      count.inPublicYears += Number(isPublic)
    }
  }
  return [...counts]
    .map(([code, count]) => {
      const row = classNames().get(code)
      return { code, nameJa: row?.nameJa ?? code, nameEn: row?.nameEn ?? code, isNamed: row !== undefined, ...count }
    })
    .sort((a, b) => b.patents - a.patents || (a.code < b.code ? -1 : 1))
}

function partnersOf(rows: readonly PatentRow[]): PatentSummary['partners'] {
  const partners = new Map<string, PatentSummary['partners'][number]>()
  for (const { partners: own, filedOn } of rows) {
    for (const partner of own) {
      const partnerRow = partners.get(partner.key) ?? { ...partner, patents: 0, newest: null }
      const newest =
        filedOn !== null && (partnerRow.newest === null || filedOn > partnerRow.newest) ? filedOn : partnerRow.newest
      partners.set(partner.key, { ...partnerRow, patents: partnerRow.patents + 1, newest })
    }
  }
  return [...partners.values()].sort((a, b) => b.patents - a.patents || (a.name < b.name ? -1 : 1))
}

/** A patent counts once in each topic and in each part that its codes belong to. */
function greenOf(rows: readonly PatentRow[]): PatentSummary['green'] {
  const counts = new Map<string, number>()
  for (const { green } of rows) {
    const topicsOf = green.map((part) => part.slice(0, part.indexOf('/')))
    for (const key of new Set([...green, ...topicsOf])) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const countOf = (key: string) => counts.get(key) ?? 0
  const topics = readGreenInventory().map(({ subtopics, ...topic }) => ({
    ...topic,
    patents: countOf(topic.key),
    subtopics: subtopics
      .map(({ symbols: _, ...part }) => ({ ...part, patents: countOf(part.key) }))
      .filter(({ patents }) => patents > 0)
      .sort((a, b) => b.patents - a.patents),
  }))
  return { patents: rows.filter(({ green }) => green.length > 0).length, topics }
}
