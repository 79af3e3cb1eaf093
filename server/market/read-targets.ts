import { sql } from 'kysely'
import type { TargetScope } from '#contract/targets/parts.ts'
import type { FieldWords, TargetFields } from '#methodology/targets/sentences/target.ts'
import type { Db } from '#server/db/database.ts'
import { dayInTokyo, dayTextInTokyo } from '#server/db/tokyo.ts'
import { countsOn } from '#server/db/withdrawn.ts'

export interface ReadTargetRow {
  readonly id: number
  readonly companyId: number
  /** Waiting for a person, accepted by the rules or a person, or refused by a person. */
  readonly state: 'accepted' | 'waiting' | 'refused'
  readonly fields: TargetFields
  readonly words: FieldWords
  readonly sentence: string
  readonly confidence: number
  readonly seen: readonly string[]
  readonly document: {
    readonly id: number
    readonly title: string
    readonly filedOn: string
    readonly fiscalYear: number | null
  }
  readonly element: string
  readonly context: string
  readonly line: number
  /** Where the sentence begins in the block, and its place among the targets of that sentence. */
  readonly start: number
  readonly part: number
  /** The decision that stands, of the day; null where none was taken, or it was undone. */
  readonly decision: { readonly by: string; readonly on: string; readonly isCorrected: boolean } | null
}

interface Stored extends Omit<ReadTargetRow, 'state' | 'document' | 'decision'> {
  readonly documentId: number
  readonly title: string
  readonly filedOn: string
  readonly fiscalYear: number | null
  readonly isAccepted: boolean
  readonly verdict: 'accepted' | 'refused' | 'undone' | null
  readonly corrected: TargetFields | null
  readonly decidedBy: string | null
  readonly decidedOn: string | null
}

/**
 * Targets read from the sentences of each company's newest annual report of the day, with the decisions of that day. A block of a
 * correction stands in the place of the same block of the report it corrects, also when it names no target any more.
 */
export async function listReadTargets(db: Db, ids: readonly number[], asOf: string): Promise<ReadTargetRow[]> {
  const { rows } = await sql<Stored>`
    with filing as (
      select id, company_id, period_end, title, filed_on, submitted_at, fiscal_year from document
      where company_id = any (${[...ids]}::int[]) and filed_on <= ${asOf} and ${countsOn(asOf)}
        and exists (select from read_text where document_id = document.id)
    ), newest as (
      select company_id, max(period_end) as period_end from filing group by 1
    ), block as (
      select distinct on (company_id, element) filing.*, element, reader
      from filing join newest using (company_id, period_end) join read_text on document_id = filing.id
        join import on import.id = read_text.import_id
      order by company_id, element, filed_on desc, submitted_at desc nulls last, filing.id desc,
        ${dayInTokyo('imported_at')} > ${asOf}::date, reader desc
    )
    select read_target.id, company_id as "companyId", fields, words, sentence, confidence, seen, read_target.element, context, line,
      start, part, block.id as "documentId", title, to_char(filed_on, 'YYYY-MM-DD') as "filedOn", fiscal_year as "fiscalYear",
      is_accepted as "isAccepted", verdict, corrected, "decidedBy", "decidedOn"
    from block join read_target on document_id = block.id and read_target.element = block.element
      and read_target.reader = block.reader
    left join lateral (
      select verdict, decision.fields as corrected, decided_by as "decidedBy",
        ${dayTextInTokyo('decided_at')} as "decidedOn"
      from read_target_decision decision
      where read_target_id = read_target.id and ${dayInTokyo('decided_at')} <= ${asOf}::date
      order by decision.id desc limit 1
    ) decided on true
    order by company_id, read_target.id`.execute(db)
  return rows.map(toRow)
}

function toRow({
  documentId,
  title,
  filedOn,
  fiscalYear,
  isAccepted,
  verdict,
  corrected,
  decidedBy,
  decidedOn,
  ...row
}: Stored): ReadTargetRow {
  const isDecided = verdict === 'accepted' || verdict === 'refused'
  return {
    ...row,
    fields: (isDecided && corrected) || row.fields,
    state: isDecided ? verdict : isAccepted ? 'accepted' : 'waiting',
    document: { id: documentId, title, filedOn, fiscalYear },
    decision: isDecided ? { by: decidedBy!, on: decidedOn!, isCorrected: corrected !== null } : null,
  }
}

/** As `targetIn` of a list gives it: a cut in per cent of a base year's emissions; null where the sentence says something else, or less. */
export function readTargetIn({ fields: { kind, amount, scope, base, target } }: ReadTargetRow) {
  const isCut = kind === 'absolute' && amount?.direction === 'cut' && amount.unit === 'percent' && !amount.isYearly
  if (!isCut || !scope || scope === 'scope1+3' || scope === 'scope2+3' || !base || !target) return null
  if (target.year <= base.year) return null
  return {
    scope: scope satisfies TargetScope,
    baseYear: base.year,
    targetYear: target.year,
    reduction: amount.value / 100,
  }
}
