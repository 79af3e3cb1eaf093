import type { Patent } from '#contract/patents/patents.ts'
import type { PatentRow } from './company-patents.ts'

/** The present, and a day that is looked back to. */
export interface Looking {
  readonly day: string
  readonly isPast: boolean
}

/** Those that were public on the day. */
export const publicOn = (rows: readonly PatentRow[], { day }: Looking): readonly PatentRow[] =>
  rows.every(({ publishedOn }) => publishedOn <= day) ? rows : rows.filter(({ publishedOn }) => publishedOn <= day)

/** Whether the stage of the import was known on the day; before it nobody here knows what the stage was. */
export const isStageKnown = ({ importedOn }: PatentRow, { day, isPast }: Looking): boolean =>
  !isPast || importedOn <= day

/** A patent as it was known. */
export function toPatent(row: PatentRow, at: Looking): Patent {
  const isKnown = isStageKnown(row, at)
  return {
    number: row.number,
    documentNumber: row.documentNumber,
    registeredNumber: isKnown ? row.registeredNumber : null,
    title: row.title,
    filedOn: row.filedOn,
    publishedOn: row.publishedOn,
    codes: [...row.codes],
    green: [...row.green],
    partners: [...row.partners],
    stage: isKnown ? row.stage : null,
    stageText: isKnown ? row.stageText : null,
    url: row.url,
  }
}
