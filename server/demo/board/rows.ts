import { calendarOf } from '../calendar.ts'
import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'
import { insideCareer, type OtherPost, outsideCareer, reasonOf, titleOf } from './board-words.ts'
import type { Board, Seat } from './history.ts'
import { type Outsider, outsiderOf } from './people.ts'

/** What a company's figures say of its board in one year. */
export interface BoardFigures {
  readonly directors: number
  readonly outside: number
  readonly independent: number
  /** A company with an audit and supervisory committee, or with three committees. */
  readonly hasAuditCommittee: boolean
  readonly hasThreeCommittees: boolean
  readonly hasAdvisoryCommittee: boolean
  readonly meetings: number
  /** Officers whose pay is disclosed by name. */
  readonly paidByName: number
  readonly hasSkills: boolean
}

/** A row of `officer` without its document. */
export interface OfficerRow {
  readonly member: string
  readonly list: 'board' | 'executive' | 'proposed'
  readonly name: string
  readonly title: string
  readonly birthDate: string | null
  readonly career: readonly string[]
  readonly term: string
  readonly sharesHeld: number
  readonly isOutside: boolean | null
  readonly isIndependent: boolean | null
  readonly skills: readonly string[]
  readonly reason: string | null
  readonly committees: readonly string[]
  readonly appointedOn: string | null
  readonly attended: number | null
  readonly meetings: number | null
  readonly pay: number | null
}

/** Everything that a company's officers are drawn from. */
export interface BoardPlace {
  readonly company: DemoCompany
  readonly board: Board
  readonly figures: BoardFigures
  readonly seed: number
  /** How many outsiders the market has. */
  readonly pool: number
  /** Seats that somebody holds on other boards on a day. */
  readonly postsOf: (outsider: Outsider, company: number, day: string) => readonly OtherPost[]
  readonly isLast: boolean
}

/** What a filer does year after year, whoever sits on the board. */
interface Habit {
  readonly hasBirthDates: boolean
  readonly saysOutside: boolean
  readonly saysIndependent: boolean
  readonly saysReasons: boolean
  readonly saysDays: boolean
  readonly saysAttendance: boolean
  /** Files before the meeting and lists both boards. */
  readonly isEarly: boolean
}

export function habitOf(company: DemoCompany, seed: number): Habit {
  const random = new Random(`${seed} board habit ${company.index}`)
  return {
    hasBirthDates: !random.chance(0.02),
    saysOutside: !random.chance(0.02),
    saysIndependent: random.chance(0.9),
    saysReasons: random.chance(0.75),
    saysDays: random.chance(0.6),
    saysAttendance: random.chance(0.7),
    isEarly: random.chance(0.05),
  }
}

/** All officers of one filing, in its order. */
export function officerRows(place: BoardPlace): OfficerRow[] {
  const { company, board, figures, seed, isLast } = place
  const habit = habitOf(company, seed)
  const rows = board.seats.map((seat, position) => directorRow(place, habit, seat, position))
  const hasAuditors = !figures.hasAuditCommittee && !figures.hasThreeCommittees
  return [
    ...rows,
    ...(hasAuditors ? auditorRows(place, habit) : []),
    ...(figures.hasThreeCommittees ? executiveRows(place, habit) : []),
    ...(habit.isEarly && isLast ? proposedRows(place, habit, rows) : []),
  ]
}

const dayOf = ({ company, board }: BoardPlace) => calendarOf(company)[board.year]!.reportOn

function directorRow(place: BoardPlace, habit: Habit, seat: Seat, position: number): OfficerRow {
  const { company, board, figures, seed, postsOf } = place
  const random = new Random(`${seed} seat ${company.index} ${seat.person.name} ${board.year}`)
  const outsideAt = position - (figures.directors - figures.outside)
  const isOutside = seat.outsider !== null
  const isOnAudit = figures.hasAuditCommittee && isOutside && outsideAt < 3
  const day = dayOf(place)
  const career = seat.outsider
    ? outsideCareer(company, seat, postsOf(seat.outsider, company.index, day), '社外取締役')
    : insideCareer(company, seat, seed)
  const pay = new Random(`${seed} pay ${company.index} ${position}`)
  return {
    ...sharedOf(habit, seat),
    member: `Officer${position + 1}`,
    list: 'board',
    title: titleOf(position, seat, isOnAudit),
    career,
    term: isOnAudit ? '2年' : '1年',
    sharesHeld: sharesOf(seat, day, seed),
    isOutside: habit.saysOutside ? isOutside : null,
    isIndependent: habit.saysIndependent ? isOutside && outsideAt < board.independent : null,
    skills: figures.hasSkills ? seat.person.skills : [],
    reason: habit.saysReasons && (isOutside || random.chance(0.5)) ? reasonOf(seat, random) : null,
    committees: committeesOf(figures, { isOutside, outsideAt, position }),
    attended: habit.saysAttendance ? figures.meetings - (random.chance(0.12) ? random.integer(1, 3) : 0) : null,
    meetings: habit.saysAttendance ? figures.meetings : null,
    pay: position < figures.paidByName && !isOutside ? pay.integer(101, 240) : null,
  }
}

function sharedOf(habit: Habit, { person, since }: Seat) {
  return {
    name: person.name,
    birthDate: habit.hasBirthDates ? person.birthDate : null,
    appointedOn: habit.saysDays ? since : null,
  }
}

function committeesOf(
  { hasThreeCommittees, hasAuditCommittee, hasAdvisoryCommittee }: BoardFigures,
  { isOutside, outsideAt, position }: { isOutside: boolean; outsideAt: number; position: number },
): string[] {
  const seat = (name: string, isIn: boolean, isChair: boolean) => (isIn ? [isChair ? `${name}（委員長）` : name] : [])
  if (hasThreeCommittees)
    return [
      ...seat('指名委員会', (isOutside && outsideAt < 3) || position === 0, outsideAt === 0),
      ...seat('報酬委員会', isOutside && outsideAt > 0 && outsideAt < 4, outsideAt === 1),
      ...seat('監査委員会', isOutside && outsideAt > 1, outsideAt === 2),
    ]
  return [
    ...(hasAuditCommittee ? seat('監査等委員会', isOutside && outsideAt < 3, outsideAt === 0) : []),
    ...(hasAdvisoryCommittee
      ? seat('指名・報酬諮問委員会', (isOutside && outsideAt < 4) || position === 0, outsideAt === 1)
      : []),
  ]
}

/** Grow with the years on the board. */
function sharesOf({ person, outsider, since }: Seat, day: string, seed: number): number {
  const random = new Random(`${seed} shares ${person.name} ${person.birthDate}`)
  const years = Number(day.slice(0, 4)) - Number(since.slice(0, 4))
  if (outsider) return random.integer(0, 3) * years * 100
  return Math.round((Math.exp(8.4 + 1.1 * random.normal()) * (1 + 0.1 * years)) / 100) * 100
}

/** Corporate auditors: one or two of the company, two from outside, for four years each. */
function auditorRows(place: BoardPlace, habit: Habit): OfficerRow[] {
  const { company, board, figures, seed, pool } = place
  const own = new Random(`${seed} auditors ${company.index}`)
  const count = own.integer(3, 4)
  const offset = own.integer(0, 3)
  return Array.from({ length: count }, (_, slot) => {
    const isOutside = slot >= count - 2
    const term = Math.floor((board.year + offset + slot) / 4)
    const random = new Random(`${seed} auditor ${company.index} ${slot} ${term}`)
    const person = outsiderOf(random.integer(0, pool - 1), seed)
    const firstYear = Math.max(company.firstYear - 2, term * 4 - offset - slot)
    const since = calendarOf(company)[Math.max(0, firstYear)]!.reportOn
    const seat: Seat = { person, outsider: person, since }
    return {
      ...sharedOf(habit, seat),
      member: `Auditor${slot + 1}`,
      list: 'board',
      title: isOutside ? '社外監査役' : '常勤監査役',
      career: outsideCareer(company, seat, [], isOutside ? '社外監査役' : '常勤監査役'),
      term: '4年',
      sharesHeld: isOutside ? 0 : random.integer(0, 80) * 100,
      isOutside: habit.saysOutside ? isOutside : null,
      isIndependent: habit.saysIndependent ? isOutside : null,
      skills: [],
      reason: habit.saysReasons && isOutside ? reasonOf(seat, random) : null,
      committees: [],
      attended: habit.saysAttendance ? figures.meetings : null,
      meetings: habit.saysAttendance ? figures.meetings : null,
      pay: null,
    }
  })
}

/** Executive officers of a company with three committees, who sit on no board. */
function executiveRows({ company, seed, pool }: BoardPlace, habit: Habit): OfficerRow[] {
  const random = new Random(`${seed} executives ${company.index}`)
  return Array.from({ length: random.integer(4, 7) }, (_, slot) => {
    const person = outsiderOf(random.integer(0, pool - 1), seed)
    return {
      name: person.name,
      birthDate: habit.hasBirthDates ? person.birthDate : null,
      appointedOn: null,
      member: `Executive${slot + 1}`,
      list: 'executive',
      title: ['執行役専務', '執行役常務', '執行役'][Math.min(2, slot)]!,
      career: [...person.career.slice(0, 1), `2014年4月　${company.nameJa}執行役（現任）`],
      term: '1年',
      sharesHeld: random.integer(5, 200) * 100,
      isOutside: null,
      isIndependent: null,
      skills: [],
      reason: null,
      committees: [],
      attended: null,
      meetings: null,
      pay: null,
    }
  })
}

/** The board that the coming meeting is to elect: the last insider leaves, somebody new comes. */
function proposedRows(place: BoardPlace, habit: Habit, rows: readonly OfficerRow[]): OfficerRow[] {
  const { company, seed, pool } = place
  const random = new Random(`${seed} proposed ${company.index}`)
  const leaver = rows.findLastIndex(({ isOutside }) => isOutside !== true)
  const person = outsiderOf(random.integer(0, pool - 1), seed)
  const seat: Seat = { person, outsider: person, since: dayOf(place) }
  const newcomer: OfficerRow = {
    ...sharedOf(habit, seat),
    appointedOn: null,
    member: 'Proposed0',
    list: 'proposed',
    title: '社外取締役',
    career: [...person.career],
    term: '1年',
    sharesHeld: 0,
    isOutside: habit.saysOutside ? true : null,
    isIndependent: habit.saysIndependent ? true : null,
    skills: rows.some(({ skills }) => skills.length > 0) ? person.skills : [],
    reason: habit.saysReasons ? reasonOf(seat, random) : null,
    committees: [],
    attended: null,
    meetings: null,
    pay: null,
  }
  const staying = rows.filter((_, at) => at !== leaver || rows.length < 4)
  return [...staying.map((row, at) => ({ ...row, list: 'proposed' as const, member: `Proposed${at + 1}` })), newcomer]
}
