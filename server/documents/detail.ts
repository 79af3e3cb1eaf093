import { sql } from 'kysely'
import type {
  CompanyDocument,
  DocumentChange,
  DocumentDetail,
  DocumentFigure,
  DocumentRestatement,
} from '#contract/documents/documents.ts'
import { standsAfterWithdrawal, withdrawalNotes } from '#contract/market/withdrawal-notes.ts'
import type { Boundary } from '#methodology/figures/boundary.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import { type At, listCompanyDocuments } from './queries.ts'

/** What came from a document, and what changed against the one of the year before; undefined for one not known on the day. */
export async function findDetail(db: Db, at: At, documentId: number): Promise<DocumentDetail | undefined> {
  const [documents, vintages] = await Promise.all([listCompanyDocuments(db, at), listVintages(db, at, documentId)])
  const document = documents.find(({ id }) => id === documentId)
  if (!document) return undefined
  const earlier = documents.find((other) => isYearBefore(other, document))
  const of = ({ id }: CompanyDocument) => vintages.filter((row) => row.documentId === id && !row.isOfWithdrawal)
  const [figures, people, earlierPeople] = [
    of(document).map(toFigure),
    await countPeople(db, document.id),
    earlier && (await countPeople(db, earlier.id)),
  ]
  const found = { document, figures, people, restated: vintages.filter(isToldBy(document)).flatMap(toRestatement) }
  const why = whyNone(document, figures, documents, earlier)
  if (why || !earlier) return { ...found, comparison: { is: 'none', why: why! } }
  const changes = changesBetween(ofYear(figures, document), ofYear(of(earlier).map(toFigure), earlier))
  return { ...found, comparison: { is: 'made', documentId: earlier.id, earlierPeople: earlierPeople!, ...changes } }
}

/** Whether a document is the original of the year before; `other` comes before where both it and a correction brought figures. */
function isYearBefore(other: CompanyDocument, { kind, fiscalYear, filedOn }: CompanyDocument): boolean {
  return (
    other.kind === kind &&
    fiscalYear !== null &&
    other.fiscalYear === fiscalYear - 1 &&
    !other.isAmendment &&
    other.filedOn < filedOn &&
    other.figures > 0
  )
}

function whyNone(
  { fiscalYear, kind, isAmendment }: CompanyDocument,
  figures: readonly DocumentFigure[],
  documents: readonly CompanyDocument[],
  earlier: CompanyDocument | undefined,
) {
  if (isAmendment) return 'correction'
  if (fiscalYear === null) return 'no-year'
  if (figures.length === 0) return 'no-figures'
  if (earlier) return null
  const isOnFile = documents.some((other) => other.kind === kind && other.fiscalYear === fiscalYear - 1)
  return isOnFile ? 'none-read' : 'none-on-file'
}

const ofYear = (figures: readonly DocumentFigure[], { fiscalYear }: CompanyDocument) =>
  figures.filter((figure) => figure.fiscalYear === fiscalYear && figure.part === '')

/** Indicators that only one of two years has, and those that both have on no common basis. */
export function changesBetween(figures: readonly DocumentFigure[], earlier: readonly DocumentFigure[]) {
  const [now, before] = [basesOf(figures), basesOf(earlier)]
  const change = (indicator: string): DocumentChange => ({
    indicator,
    boundaries: [...(now.get(indicator) ?? [])],
    earlierBoundaries: [...(before.get(indicator) ?? [])],
  })
  return {
    added: [...now.keys()].filter((code) => !before.has(code)).map(change),
    dropped: [...before.keys()].filter((code) => !now.has(code)).map(change),
    changedBasis: [...now.keys()].filter((code) => hasNoneOf(now.get(code)!, before.get(code))).map(change),
  }
}

const hasNoneOf = (bases: ReadonlySet<Boundary>, earlier: ReadonlySet<Boundary> | undefined) =>
  earlier !== undefined && ![...bases].some((basis) => earlier.has(basis))

function basesOf(figures: readonly DocumentFigure[]): Map<string, Set<Boundary>> {
  const bases = new Map<string, Set<Boundary>>()
  for (const { indicator, boundary } of figures) {
    if (!bases.has(indicator)) bases.set(indicator, new Set())
    bases.get(indicator)!.add(boundary)
  }
  return bases
}

let places: ReadonlyMap<string, number> | undefined

/** In the order of the catalogue, then the newest year first. */
function inOrder<F extends { indicator: string; fiscalYear: number; boundary: string; part: string }>(rows: F[]): F[] {
  places ??= new Map(readCatalogue().map(({ code }, place) => [code, place]))
  const placeOf = ({ indicator }: F) => places!.get(indicator) ?? places!.size
  const tail = ({ boundary, part }: F) => `${boundary} ${part}`
  return rows.sort(
    (a, b) =>
      placeOf(a) - placeOf(b) || b.fiscalYear - a.fiscalYear || (tail(a) < tail(b) ? -1 : tail(a) > tail(b) ? 1 : 0),
  )
}

interface Vintage extends DocumentFigure {
  readonly documentId: number
  /** Whether no document brought it, but the withdrawal of one, or that it was shown again. */
  readonly isOfWithdrawal: boolean
  readonly kind: DocumentRestatement['kind']
  readonly isRestated: boolean
  readonly earlierValue: number | null
  readonly earlierState: DocumentFigure['state']
  readonly earlierDocumentId: number
  readonly earlierKnownFrom: string
}

/**
 * Figures of a document and of the documents it may be compared with, each with its previous value. One pass over the company's figures.
 */
async function listVintages(db: Db, { companyId, asOf }: At, documentId: number): Promise<Vintage[]> {
  const { rows } = await sql<Vintage>`
    select code as indicator, fiscal_year as "fiscalYear", boundary, part, value, state, document_id as "documentId",
           (value, state) is not distinct from (last_value, last_state) as "isStanding", earlier_value as "earlierValue", earlier_state as "earlierState",
           earlier_document_id as "earlierDocumentId", earlier_known_from as "earlierKnownFrom",
           coalesce(is_same and (value, state) is distinct from (earlier_value, earlier_state)
             and earlier_state <> 'withdrawn', false) as "isRestated", coalesce(notes && ${withdrawalNotes}, false) or state = 'withdrawn' as "isOfWithdrawal",
           case when state = 'withdrawn' or ${standsAfterWithdrawal} = any(notes) then 'withdrawn' else 'restated' end as kind
    from (
      select indicator_id, fiscal_year, boundary, part, value, state, notes, document_id,
             last_value(value) over whole as last_value,
             last_value(state) over whole as last_state, lag(value) over key as earlier_value,
             lag(state) over key as earlier_state, lag(document_id) over key as earlier_document_id,
             lag(known_from) over key as earlier_known_from,
             period_start <= lag(period_end) over key and lag(period_start) over key <= period_end as is_same
      from observation where company_id = ${companyId} and known_from <= ${asOf}
      window key as (partition by indicator_id, fiscal_year, boundary, part order by known_from, import_id),
             whole as (key rows between unbounded preceding and unbounded following)
    ) vintages join indicator on indicator.id = indicator_id
    where case when ${standsAfterWithdrawal} = any(notes) then earlier_document_id else document_id end = any(array(
      select other.id from document own join document other on other.id = own.id
        or (other.company_id = ${companyId} and other.kind = own.kind and other.fiscal_year = own.fiscal_year - 1)
      where own.id = ${documentId}))`.execute(db)
  return inOrder(rows)
}

/** What a document says otherwise than it was known, and what its withdrawal took away. */
const isToldBy =
  ({ id }: CompanyDocument) =>
  ({ documentId, earlierDocumentId, isOfWithdrawal, kind }: Vintage) =>
    isOfWithdrawal ? kind === 'withdrawn' && earlierDocumentId === id : documentId === id

function toFigure({ indicator, fiscalYear, boundary, part, value, state, isStanding }: Vintage): DocumentFigure {
  return { indicator, fiscalYear, boundary, part, value, state, isStanding }
}

function toRestatement({
  isRestated,
  isStanding: _,
  documentId: __,
  isOfWithdrawal: ___,
  ...row
}: Vintage): DocumentRestatement[] {
  return isRestated ? [row] : []
}

async function countPeople(db: Db, documentId: number): Promise<{ officers: number; targets: number }> {
  const { rows } = await sql<{ officers: number; targets: number }>`
    select (select count(*)::int from officer where document_id = ${documentId} and list <> 'proposed') as officers,
           (select count(*)::int from target where document_id = ${documentId}) as targets`.execute(db)
  return rows[0]!
}
