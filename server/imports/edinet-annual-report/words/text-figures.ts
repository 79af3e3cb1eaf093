import { webAddress } from '#contract/wire/link.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { StoredPassage } from '#server/db/import-columns.ts'
import type { FilingRecord } from '../../records.ts'
import { periodsOf } from '../contexts.ts'
import type { Fact } from '../facts.ts'
import type { ReadFigureRecord, Reading } from '../figure-records.ts'
import { countsUnasked } from '../readers/precision.ts'
import { type ReadFigureOf, readReport } from '../readers/read-report.ts'
import { openReport, type Passage, policy, type Report, sentencesIn, sustainability } from '../readers/report.ts'
import { listNotStated } from './not-stated.ts'

/** Raised whenever the readers may read a filing differently: it is then read again, and what changed is a new vintage. */
const rulesRevision = 2
/** The table form of a filing runs the cells of its tables together; the form that has them is read above it. */
const revisionOf = (hasTables: boolean) => 2 * rulesRevision + (hasTables ? 1 : 0)
/** What a reading by the present rules has at least. */
export const readingRevision = revisionOf(false)

/** Remark on a figure of which the words do not say whose it is; it is taken for the basis that the indicator is ranked on. */
const boundaryNotStated = 'boundary-not-stated'
/** Remark on a figure of which two places of the filing say different things. */
const saidTwice = 'said-twice'

/** Remark on a figure that no words say: it is computed from what the words say. */
const derived = 'derived-from-text'

/** Characters of a passage that are kept: a sentence of a text that ran together may be a page long. */
const maxPassage = 1000

const indicators = once(() => new Map(readCatalogue().map((indicator) => [indicator.code, indicator])))

/** Figures that the sentences and tables of a filing say, each once. Where two places disagree the first waits for a person. */
export function readWords(facts: readonly Fact[], filing: FilingRecord): Reading {
  const report = openReport(facts, filing)
  const periods = periodsOf(facts)
  const byKey = new Map<string, ReadFigureRecord>()
  const all = readReport(report)
  for (const read of inOrder(all)) {
    const figure = toRecord(read, periods(read.yearsBack ?? 0))
    if (!figure) continue
    const key = [figure.indicator, figure.fiscalYear, figure.boundary].join(' ')
    const first = byKey.get(key)
    if (!first) byKey.set(key, figure)
    else if (first.value !== figure.value && !first.notes.includes(saidTwice))
      byKey.set(key, { ...first, isUnasked: false, notes: [...first.notes, saidTwice] })
  }
  const chapters = [...report.chapters.values()]
  return {
    revision: revisionOf(chapters.some(({ form }) => form === 'html')),
    figures: [...byKey.values()],
    chapters: chapters.map(({ element }) => element),
    wholeChapters: chapters.filter(({ isWhole }) => isWhole).map(({ element }) => element),
    notStated: listNotStated(report, all).filter(isBetterYes),
    links: linksIn(report),
  }
}

/** Only of what is better to have does silence say anything. */
function isBetterYes(code: string): boolean {
  const indicator = indicators().get(code)
  return indicator?.type === 'boolean' && indicator.direction === 'higher_better' && indicator.sameAs === null
}

/** Addresses that are kept of a filing. */
const maxLinks = 5

/** Where a company says that its own report stands, since nine in ten leave figures to it. */
function linksIn(report: Report): string[] {
  const links = new Set<string>()
  for (const { text } of sentencesIn(report, [...sustainability, ...policy]))
    for (const [address] of text.matchAll(/https?:\/\/[!#-;=?-~]{4,300}/g)) {
      const link = webAddress(address.replace(/[).,;]+$/, ''))
      if (link !== null && links.size < maxLinks) links.add(link)
    }
  return [...links]
}

/** Of targets for several years the nearest comes first, and the others are no contradiction of it. */
function inOrder(read: readonly ReadFigureOf[]): ReadFigureOf[] {
  const targets = read.filter(({ targetYear }) => targetYear !== undefined)
  const nearest = new Map<string, ReadFigureOf>()
  for (const target of targets.toSorted((a, b) => a.targetYear! - b.targetYear!))
    if (!nearest.has(target.indicator)) nearest.set(target.indicator, target)
  return [...read.filter(({ targetYear }) => targetYear === undefined), ...nearest.values()]
}

function toRecord(read: ReadFigureOf, period: ReturnType<ReturnType<typeof periodsOf>>): ReadFigureRecord | null {
  const indicator = indicators().get(read.indicator)
  const passages = read.passages.map(toStored)
  // A figure that cannot be opened to its words is none.
  if (!indicator || !period || !Number.isFinite(read.value) || !passages[0]) return null
  return {
    line: passages[0].line,
    indicator: indicator.sameAs ?? indicator.code,
    fiscalYear: period.fiscalYear,
    boundary: read.boundary ?? indicator.boundary,
    part: '',
    periodStart: period.start,
    periodEnd: period.end,
    value: read.value,
    state: 'read-from-text',
    lines: passages.map(({ element, address, text }) => ({ item: element, position: address, value: text, unit: '' })),
    notes: [
      ...(read.isDerived ? [derived] : []),
      ...(read.boundary === null && read.kind !== 'yes-no' ? [boundaryNotStated] : []),
    ],
    reader: read.reader,
    passages,
    isUnasked: countsUnasked(read.reader, read.indicator),
  }
}

const toStored = ({ chapter, address, text }: Passage): StoredPassage => ({
  element: chapter.element,
  context: chapter.context,
  line: chapter.line,
  address,
  text: text.slice(0, maxPassage),
})
