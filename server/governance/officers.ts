import type { BoardYear, CompanyBoard, Officer } from '#contract/governance/governance.ts'
import { ageOn, boardSince, postsElsewhere, roleOf, yearsSince } from '#methodology/governance/people.ts'
import { skillsInCareer } from '#methodology/governance/skills.ts'
import { meanWithoutGaps } from '#methodology/statistics/mean.ts'
import type { Db } from '#server/db/database.ts'
import { countsOn } from '#server/db/withdrawn.ts'

/** Filings shown at most, the newest ones. */
const maxFilings = 11

interface CompanyDay {
  readonly companyId: number
  /** Last day that counts. */
  readonly asOf: string
}

type OfficerRow = Awaited<ReturnType<typeof loadOfficers>>[number]

function loadOfficers(db: Db, documents: readonly number[]) {
  return db
    .selectFrom('officer')
    .selectAll()
    .where('document_id', 'in', [...documents, -1])
    .orderBy('document_id')
    .orderBy('list')
    .orderBy('position')
    .execute()
}

/** Filings of a company with officers that were known on a day, oldest first; of one day the one that came last stands at the end. */
function listFilings(db: Db, { companyId, asOf }: CompanyDay) {
  return db
    .selectFrom('document')
    .select(['id', 'title', 'filed_on', 'fiscal_year'])
    .where('company_id', '=', companyId)
    .where('filed_on', '<=', asOf)
    .where(countsOn(asOf))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('officer').select('member').whereRef('officer.document_id', '=', 'document.id')),
    )
    .orderBy('filed_on')
    .orderBy('id')
    .execute()
}

/** The board of a company on a day, and those of the filings before. */
export async function boardOf(db: Db, at: CompanyDay): Promise<CompanyBoard> {
  const filings = (await listFilings(db, at)).slice(-maxFilings)
  const [rows, company] = await Promise.all([
    loadOfficers(
      db,
      filings.map(({ id }) => id),
    ),
    db.selectFrom('company').select(['name_ja', 'name_en']).where('id', '=', at.companyId).executeTakeFirstOrThrow(),
  ])
  const names = [company.name_ja, company.name_ja.replace(/株式会社/g, ''), company.name_en ?? ''].filter(Boolean)
  const byFiling = filings.map((filing) => ({
    filing,
    officers: rows
      .filter(({ document_id }) => document_id === filing.id)
      .map((row) => toOfficer(row, { day: filing.filed_on, names })),
  }))
  const years = byFiling.map(({ filing, officers }, index) =>
    toBoardYear(filing, officers, index === 0 ? null : byFiling[index - 1]!.officers),
  )
  const last = byFiling.at(-1)
  if (!last)
    return {
      filing: null,
      filings: [],
      officers: [],
      skills: [],
      skillsNote: null,
      counts: null,
      retitled: [],
      shareholders: [],
    }
  const before = byFiling.at(-2)?.officers ?? []
  const [note, shareholders] = await Promise.all([noteOf(db, last.filing.id), shareholdersOf(db, last.filing.id)])
  return {
    filing: years.at(-1)!,
    filings: years,
    officers: last.officers,
    skills: [...new Set(last.officers.flatMap(({ skills }) => skills))],
    skillsNote: note?.skills ?? null,
    counts: note && (note.men !== null || note.women !== null) ? { men: note.men, women: note.women } : null,
    retitled: retitledOf(before, last.officers),
    shareholders,
  }
}

function toOfficer(
  row: OfficerRow,
  { day, names }: { readonly day: string; readonly names: readonly string[] },
): Officer {
  const role = roleOf(row.list, row.title)
  const read = row.appointed_on === null ? boardSince(row.career, role, names) : null
  const since = row.appointed_on ?? read
  return {
    member: row.member,
    list: row.list,
    role,
    name: row.name,
    title: row.title,
    age: ageOn(row.birth_date, day),
    career: row.career,
    since,
    sinceBy: since === null ? null : row.appointed_on === null ? 'career' : 'filed',
    tenure: since === null ? null : yearsSince(since, day),
    term: row.term,
    sharesHeld: row.shares_held,
    isOutside: row.is_outside,
    isIndependent: row.is_independent,
    skills: row.skills,
    readSkills: skillsInCareer(row.career),
    reason: row.reason,
    committees: row.committees,
    attended: row.attended,
    meetings: row.meetings,
    payMillionJpy: row.pay_million_jpy,
    postsElsewhere: postsElsewhere(row.career, names).length,
  }
}

const isDirector = ({ list, role }: Officer) => list === 'board' && role === 'director'
const onBoard = (officers: readonly Officer[]) => officers.filter(({ list }) => list === 'board')

function toBoardYear(
  filing: { id: number; title: string; filed_on: string; fiscal_year: number | null },
  officers: readonly Officer[],
  before: readonly Officer[] | null,
): BoardYear {
  const directors = officers.filter(isDirector)
  const countOf = (key: 'isOutside' | 'isIndependent') =>
    directors.length === 0 || directors.some((officer) => officer[key] === null)
      ? null
      : directors.filter((officer) => officer[key]).length
  const [names, earlier] = [officers, before ?? []].map((all) => new Set(onBoard(all).map(({ name }) => name))) as [
    Set<string>,
    Set<string>,
  ]
  return {
    documentId: filing.id,
    title: filing.title,
    filedOn: filing.filed_on,
    fiscalYear: filing.fiscal_year,
    directors: directors.length,
    auditors: officers.filter(({ list, role }) => list === 'board' && role === 'auditor').length,
    outside: countOf('isOutside'),
    independent: countOf('isIndependent'),
    meanAge: meanWithoutGaps(directors.map(({ age }) => age)),
    withAge: directors.filter(({ age }) => age !== null).length,
    meanTenure: meanWithoutGaps(directors.map(({ tenure }) => tenure)),
    withTenure: directors.filter(({ tenure }) => tenure !== null).length,
    joined: before && [...names].filter((name) => !earlier.has(name)),
    left: before && [...earlier].filter((name) => !names.has(name)),
  }
}

function retitledOf(before: readonly Officer[], now: readonly Officer[]): CompanyBoard['retitled'] {
  const earlier = new Map(onBoard(before).map(({ name, title }) => [name, title]))
  return onBoard(now).flatMap(({ name, title }) => {
    const from = earlier.get(name)
    return from === undefined || from === title ? [] : [{ name, from, to: title }]
  })
}

function noteOf(db: Db, documentId: number) {
  return db
    .selectFrom('board_note')
    .select(['skills', 'men', 'women'])
    .where('document_id', '=', documentId)
    .executeTakeFirst()
}

function shareholdersOf(db: Db, documentId: number): Promise<CompanyBoard['shareholders']> {
  return db
    .selectFrom('shareholder')
    .select(['position', 'name', 'shares', 'percent'])
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute()
}
