import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import { Random } from '#server/demo/random.ts'
import type { Story } from '../report/story.ts'
import { writeAudits } from './audits.ts'
import { writeEmissions } from './emissions.ts'
import { writeEmployees } from './employees.ts'
import { writeGovernance } from './governance.ts'
import { type Answer, Ledger, type Trap } from './ledger.ts'
import { writeMeasures } from './measures.ts'
import { writeOfficers } from './officers.ts'
import { writeIdle } from './padding.ts'
import { htmlOf, type Look, runOf } from './parts.ts'
import { writePay } from './pay.ts'
import { writePolicies } from './policies.ts'
import { writeResults } from './results.ts'
import type { Subject } from './subject.ts'
import { writeTargets } from './targets.ts'

/** A chapter in both forms in which it is filed. */
export interface ChapterText {
  /** Element without `TextBlock`. */
  readonly name: string
  readonly run: string
  readonly html: string
}

export interface Chapters {
  readonly texts: readonly ChapterText[]
  readonly answers: readonly Answer[]
  readonly traps: readonly Trap[]
}

/** Chapters of a report with what they say, drawn from its story: the same document always says the same. */
export function chaptersOf(story: Story, { hasTags }: { readonly hasTags: boolean }): Chapters {
  const { document, seed, board, years, year } = story
  const random = new Random(`${seed} chapters ${document.filer.index} ${year}`)
  const ledger = new Ledger()
  const isDirector = ({ title }: { readonly title: string }) => title.includes('取締役')
  const subject: Subject = {
    story,
    random,
    ledger,
    hasTags,
    fiscalYear: fiscalYear(document.periodStart, document.periodEnd)!,
    now: years.get(year)!,
    directors: board.officers.filter(isDirector),
    auditors: board.officers.filter((each) => !isDirector(each)),
    supervisors: board.officers.filter(({ title }) => title.includes('監査等委員')),
  }
  for (const write of [
    writeIdle,
    writeGovernance,
    writeOfficers,
    writeAudits,
    writePay,
    writeEmployees,
    writeTargets,
    writeEmissions,
    writeMeasures,
    writePolicies,
    writeResults,
    writeIdle,
  ])
    write(subject)
  const look: Look = { isWide: random.chance(0.25), isPlain: random.chance(0.5), isNested: random.chance(0.5) }
  const texts = [...ledger.chapters].map(([name, parts]) => ({
    name,
    run: runOf(parts, look),
    html: htmlOf(parts, look),
  }))
  return { texts, answers: ledger.answers, traps: ledger.traps }
}
