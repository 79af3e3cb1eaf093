import { type Cell, copyText } from '../around/copy-text.ts'
import { calendarOf } from '../calendar.ts'
import { type DemoCompany, demoYears } from '../companies.ts'
import { documentIdOf } from '../figures/figures.ts'
import { Random } from '../random.ts'
import { latestFigures } from '../save/save-people.ts'
import type { Step } from '../save/save-step.ts'
import { readBoardFigures } from './board-figures.ts'
import { type OtherPost, skillsNotes } from './board-words.ts'
import { type Board, boardHistory } from './history.ts'
import type { Outsider } from './people.ts'
import { poolOf } from './people.ts'
import { officerRows } from './rows.ts'
import { shareholdersOf } from './shareholders.ts'

interface Stay extends OtherPost {
  readonly company: number
  /** Day of the first filing without the person; null while the seat is held. */
  until: string | null
}

/** Boards of every company and year in the numbers of their figures, with who sits on several; then the largest shareholders. */
export const saveOfficers: Step = async (tx, companies, { seed, ids, boards }) => {
  const histories = companies.map((company) =>
    boardHistory(company, companies.length, (year) => readBoardFigures(boards, company.index, year), seed),
  )
  const stays = staysOf(companies, histories)
  const postsOf = ({ index }: Outsider, company: number, day: string): OtherPost[] =>
    (stays.get(index) ?? []).filter(
      (stay) => stay.company !== company && stay.since <= day && (stay.until === null || day < stay.until),
    )
  const documentOf = (company: DemoCompany, year: number) => documentIdOf(ids, company.index, year, true)
  await copyText(
    tx,
    'officer',
    ['document_id', 'position', ...officerColumns.map(([column]) => column)],
    (function* () {
      for (const [index, company] of companies.entries()) {
        for (const board of histories[index]!) {
          const figures = readBoardFigures(boards, company.index, board.year)
          const isLast = board.year === company.lastYear
          const place = { company, board, figures, seed, pool: poolOf(companies.length), postsOf, isLast }
          for (const [position, row] of officerRows(place).entries())
            yield [documentOf(company, board.year), position + 1, ...officerColumns.map(([, read]) => read(row))]
        }
      }
    })(),
  )
  await copyText(
    tx,
    'board_note',
    ['document_id', 'skills'],
    companies.flatMap((company) => {
      const random = new Random(`${seed} skills note ${company.index}`)
      if (!random.chance(0.2)) return []
      const note = random.pick(skillsNotes)
      return histories[company.index]!.flatMap(({ year }) =>
        readBoardFigures(boards, company.index, year).hasSkills ? [[documentOf(company, year), note]] : [],
      )
    }),
  )
  const issued = new Map(
    (await latestFigures(tx.db, companies, ids, ['F-MK-005'])).map(({ company, year, value }) => [
      `${company} ${year}`,
      value,
    ]),
  )
  await copyText(
    tx,
    'shareholder',
    ['document_id', 'position', 'name', 'shares', 'percent'],
    (function* () {
      for (const company of companies) {
        for (let year = company.firstYear; year <= company.lastYear; year++) {
          const shares = issued.get(`${company.index} ${year}`) ?? null
          for (const [at, row] of shareholdersOf(company, demoYears[year]!, shares, seed).entries())
            yield [documentOf(company, year), at + 1, row.name, row.shares, row.percent]
        }
      }
    })(),
  )
}

type Row = ReturnType<typeof officerRows>[number]
const officerColumns: readonly (readonly [string, (row: Row) => Cell])[] = [
  ['member', ({ member }) => member],
  ['list', ({ list }) => list],
  ['name', ({ name }) => name],
  ['title', ({ title }) => title],
  ['birth_date', ({ birthDate }) => birthDate],
  ['career', ({ career }) => career],
  ['term', ({ term }) => term],
  ['shares_held', ({ sharesHeld }) => sharesHeld],
  ['is_outside', ({ isOutside }) => isOutside],
  ['skills', ({ skills }) => skills],
  ['reason', ({ reason }) => reason],
  ['committees', ({ committees }) => committees],
  ['is_independent', ({ isIndependent }) => isIndependent],
  ['appointed_on', ({ appointedOn }) => appointedOn],
  ['attended', ({ attended }) => attended],
  ['meetings', ({ meetings }) => meetings],
  ['pay_million_jpy', ({ pay }) => pay],
]

/** By number of the outsider, the seats held in the market. */
function staysOf(companies: readonly DemoCompany[], histories: readonly (readonly Board[])[]): Map<number, Stay[]> {
  const stays = new Map<number, Stay[]>()
  for (const [index, company] of companies.entries()) {
    const open = new Map<number, Stay>()
    for (const { year, seats } of histories[index]!) {
      const present = new Set(seats.flatMap(({ outsider }) => outsider?.index ?? []))
      for (const [person, stay] of open) {
        if (present.has(person)) continue
        stay.until = calendarOf(company)[year]!.reportOn
        open.delete(person)
      }
      for (const { outsider, since } of seats) {
        if (!outsider || open.has(outsider.index)) continue
        const stay: Stay = { company: company.index, nameJa: company.nameJa, since, until: null }
        open.set(outsider.index, stay)
        stays.set(outsider.index, [...(stays.get(outsider.index) ?? []), stay])
      }
    }
  }
  return stays
}
