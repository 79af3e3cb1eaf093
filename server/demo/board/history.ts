import { ageOn, yearsSince } from '#methodology/governance/people.ts'
import { calendarOf } from '../calendar.ts'
import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'
import { type DemoPerson, drawBirth, drawName, type Outsider, outsiderOf, poolOf, skillsOf } from './people.ts'

/** How many sit on a board in a year, as the company's figures have it. */
export interface BoardCounts {
  readonly directors: number
  readonly outside: number
  readonly independent: number
}

/** Somebody on the board of a company. */
export interface Seat {
  readonly person: DemoPerson
  /** Null for somebody who rose in the company. */
  readonly outsider: Outsider | null
  /** Day of the first appointment. */
  readonly since: string
}

/** A company's board in one fiscal year, insiders first. */
export interface Board {
  /** Position in `demoYears`. */
  readonly year: number
  readonly seats: readonly Seat[]
  readonly independent: number
}

const retireAt = { inside: 69, outside: 76 } as const

/**
 * Who sat on a company's board through the years: people stay, grow older and leave, and outsiders come from a market that all companies share.
 *
 * @param countsOf by position of the year; years without a report have none
 */
export function boardHistory(
  company: DemoCompany,
  companies: number,
  countsOf: (year: number) => BoardCounts,
  seed: number,
): Board[] {
  const random = new Random(`${seed} board ${company.index}`)
  const calendar = calendarOf(company)
  const used = new Set<string>()
  // Some boards are renewed every other year, others hardly ever.
  const leaves = Math.min(0.3, Math.exp(0.7 * random.normal() - 2.9))
  const longest = { inside: 18, outside: random.integer(6, 14) }
  const served = (max: number) =>
    Math.floor(Math.min(max, -Math.log(1 - random.uniform()) * Math.min(11, 0.5 / leaves)))
  let [inside, outside]: [Seat[], Seat[]] = [[], []]
  return Array.from({ length: company.lastYear - company.firstYear + 1 }, (_, index) => {
    const year = company.firstYear + index
    const day = calendar[year]!.reportOn
    const { directors, outside: others, independent } = countsOf(year)
    const stays = (isOutside: boolean) => (seat: Seat) => {
      const age = ageOn(seat.person.birthDate, day) ?? 0
      const years = yearsSince(seat.since, day) ?? 0
      if (age >= retireAt[isOutside ? 'outside' : 'inside']) return false
      return !(isOutside && years >= longest.outside) && !random.chance(leaves)
    }
    const isFirst = index === 0
    inside = inside.filter(stays(false)).slice(0, directors - others)
    outside = outside.filter(stays(true)).slice(0, others)
    while (inside.length < directors - others)
      inside.push(insider({ random, used, day, served: isFirst ? served(longest.inside) : 0 }))
    while (outside.length < others)
      outside.push(
        newOutsider(
          { random, used, day, served: isFirst ? served(Math.min(8, longest.outside - 1)) : 0 },
          { pool: poolOf(companies), seed },
        ),
      )
    return { year, seats: [...inside, ...outside], independent }
  })
}

interface Call {
  readonly random: Random
  /** Names that the company's boards have had. */
  readonly used: Set<string>
  /** Of the filing that names the person first. */
  readonly day: string
  /** Years on the board by then: those of a company's first filing have been there for a while. */
  readonly served: number
}

const yearsBefore = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace('02-29', '02-28')

function insider({ random, used, day, served }: Call): Seat {
  let name = drawName(random)
  while (used.has(name)) name = drawName(random)
  used.add(name)
  const age = Math.min(67, random.integer(51, 61) + Math.round(0.6 * served))
  const since = yearsBefore(day, served)
  const born = Number(day.slice(0, 4)) - age - 1
  const skills = skillsOf(
    random.pick([['企業経営'], ['営業・マーケティング'], ['研究開発・技術'], ['人事・人材開発'], ['財務・会計']]),
    random,
  )
  return { person: { name, birthDate: drawBirth(random, born), skills }, outsider: null, since }
}

function newOutsider(
  { random, used, day, served }: Call,
  { pool, seed }: { readonly pool: number; readonly seed: number },
): Seat {
  for (;;) {
    const person = outsiderOf(random.integer(0, pool - 1), seed)
    const age = ageOn(person.birthDate, day) ?? 0
    if (used.has(person.name) || age < 54 + served || age > 72) continue
    used.add(person.name)
    return { person, outsider: person, since: yearsBefore(day, served) }
  }
}

/** What an annual report says of the board's ages and years, by position of the year. */
export function boardMeans(
  company: DemoCompany,
  companies: number,
  countsOf: (year: number) => BoardCounts,
  seed: number,
): { readonly year: number; readonly age: number; readonly tenure: number }[] {
  const calendar = calendarOf(company)
  return boardHistory(company, companies, countsOf, seed).map((board) => ({
    year: board.year,
    ...meansOf(board, calendar[board.year]!.reportOn),
  }))
}

/** Mean age and years on the board of a filing's day, as everybody works them out from it; to the tenth. */
export function meansOf({ seats }: Board, day: string): { readonly age: number; readonly tenure: number } {
  const mean = (values: readonly number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
  return {
    age: mean(seats.map(({ person }) => ageOn(person.birthDate, day)!)),
    tenure: mean(seats.map(({ since }) => yearsSince(since, day)!)),
  }
}
