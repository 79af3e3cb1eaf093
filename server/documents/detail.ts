import { sql } from 'kysely'
import type {
  CompanyDocument,
  DocumentChange,
  DocumentDetail,
  DocumentFigure,
  DocumentRestatement,
} from '#contract/documents/documents.ts'
import type { Boundary } from '#methodology/figures/boundary.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import type { At } from './queries.ts'

/** What came from a document, and what changed against the one of the year before. */
export async function findDetail(
  db: Db,
  at: At,
  document: CompanyDocument,
  documents: readonly CompanyDocument[],
): Promise<DocumentDetail> {
  const [figures, people, restated] = await Promise.all([
    listFigures(db, at, document.id),
    countPeople(db, document.id),
    listRestated(db, at, document.id),
  ])
  const earlier = documents.find((other) => isYearBefore(other, document))
  const why = whyNone(document, figures, documents, earlier)
  if (why || !earlier) return { document, figures, people, restated, comparison: { is: 'none', why: why! } }
  const [earlierFigures, earlierPeople] = await Promise.all([
    listFigures(db, at, earlier.id),
    countPeople(db, earlier.id),
  ])
  const changes = changesBetween(ofYear(figures, document), ofYear(earlierFigures, earlier))
  const comparison = { is: 'made' as const, documentId: earlier.id, earlierPeople, ...changes }
  return { document, figures, people, restated, comparison }
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

async function listFigures(db: Db, { companyId, asOf }: At, documentId: number): Promise<DocumentFigure[]> {
  const { rows } = await sql<DocumentFigure>`
    select code as indicator, fiscal_year as "fiscalYear", boundary, part, value, state, place = 1 as "isStanding"
    from (
      select indicator_id, fiscal_year, boundary, part, value, state, document_id, row_number() over (
        partition by indicator_id, fiscal_year, boundary, part order by known_from desc, import_id desc) as place
      from observation where company_id = ${companyId} and known_from <= ${asOf}
    ) vintages join indicator on indicator.id = indicator_id
    where document_id = ${documentId}`.execute(db)
  return inOrder(rows)
}

async function listRestated(db: Db, { companyId, asOf }: At, documentId: number): Promise<DocumentRestatement[]> {
  const { rows } = await sql<DocumentRestatement>`
    select code as indicator, fiscal_year as "fiscalYear", boundary, part, value, state,
           earlier_value as "earlierValue", earlier_state as "earlierState",
           earlier_document_id as "earlierDocumentId", earlier_known_from as "earlierKnownFrom"
    from restatement join indicator on indicator.id = indicator_id
    where company_id = ${companyId} and document_id = ${documentId} and known_from <= ${asOf}`.execute(db)
  return inOrder(rows)
}

async function countPeople(db: Db, documentId: number): Promise<{ officers: number; targets: number }> {
  const { rows } = await sql<{ officers: number; targets: number }>`
    select (select count(*)::int from officer where document_id = ${documentId} and list <> 'proposed') as officers,
           (select count(*)::int from target where document_id = ${documentId}) as targets`.execute(db)
  return rows[0]!
}
