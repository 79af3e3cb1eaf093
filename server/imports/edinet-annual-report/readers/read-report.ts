import { expertReader, feesReader, internalAuditReader, tenureReader } from './audits.ts'
import { boardReader, chairReader } from './board.ts'
import { climateTargetsReader } from './climate.ts'
import { committeesReader } from './committees.ts'
import { measuresReader } from './measures.ts'
import { meetingsReader } from './meetings.ts'
import { takeoverReader } from './mentions/takeover.ts'
import { highPayReader } from './pay/high-pay.ts'
import { payMeasuresReader, payReader } from './pay/pay.ts'
import { emissionSentencesReader, temporaryStaffReader, unionReader, womenTargetReader } from './people.ts'
import { policiesReader } from './policies.ts'
import type { Reader, ReadFigure } from './reader.ts'
import type { Report } from './report.ts'
import { resultsReader } from './results.ts'
import { employeesReader } from './statutory.ts'

export const readers: readonly Reader[] = [
  boardReader,
  chairReader,
  committeesReader,
  meetingsReader,
  tenureReader,
  internalAuditReader,
  expertReader,
  feesReader,
  payReader,
  highPayReader,
  payMeasuresReader,
  policiesReader,
  takeoverReader,
  climateTargetsReader,
  measuresReader,
  employeesReader,
  resultsReader,
  temporaryStaffReader,
  unionReader,
  womenTargetReader,
  emissionSentencesReader,
]

export interface ReadFigureOf extends ReadFigure {
  readonly reader: string
}

/** Figures that a filing says in sentences and tables, those of one place once. */
export function readReport(report: Report): ReadFigureOf[] {
  return readers.flatMap((reader) => reader.read(report).map((each) => ({ ...each, reader: reader.name })))
}
