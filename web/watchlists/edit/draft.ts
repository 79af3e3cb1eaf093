import { type RatioFault, readRatio } from '#contract/watchlists/ratio.ts'
import { stakeTotal, type Watchlist, type WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { fullWidths, nameWidth, toOneLine } from '#contract/wire/typed.ts'

/** What was typed into a row and not saved yet. */
export interface RowEdit {
  /** As it was typed. */
  readonly stake?: string
  readonly note?: string
  readonly isRemoved?: boolean
  /** State of the row on which this is based. */
  readonly updatedAt: string
}

/** What was changed of the list itself. */
export interface HeadEdit {
  readonly name?: string
  readonly indicators?: readonly string[]
  /** Companies in their new order. */
  readonly order?: readonly number[]
  readonly updatedAt: string
}

/** Everything that was changed and not saved, by company. It lies over the list as the server has it, whose state may move on. */
export interface Draft {
  readonly rows: ReadonlyMap<number, RowEdit>
  readonly head: HeadEdit | null
}

export const noDraft: Draft = { rows: new Map(), head: null }

export const isDirty = ({ rows, head }: Draft) => rows.size > 0 || head !== null

/** A row as it is shown: what the server has, with what was typed over it. */
export interface Row {
  readonly member: WatchlistMember
  readonly stakeText: string
  /** Null where none is entered, or what is entered is none. */
  readonly stake: number | null
  readonly fault: Exclude<RatioFault, 'no-ratio'> | null
  readonly note: string
  readonly isRemoved: boolean
  readonly isEdited: boolean
}

export function rowsOf({ members }: Watchlist, { rows, head }: Draft): Row[] {
  const memberRows = members.map((member) => toRow(member, rows.get(member.companyId)))
  if (!head?.order) return memberRows
  const places = new Map(head.order.map((id, place) => [id, place]))
  const placeOf = ({ member }: Row) => places.get(member.companyId) ?? Number.POSITIVE_INFINITY
  // Companies that came in meanwhile stand behind the others, as the server will have it.
  return memberRows
    .map((row, at) => ({ row, at }))
    .sort((a, b) => (placeOf(a.row) === placeOf(b.row) ? a.at - b.at : placeOf(a.row) - placeOf(b.row)))
    .map(({ row }) => row)
}

function toRow(member: WatchlistMember, edit: RowEdit | undefined): Row {
  const stakeText = edit?.stake ?? textOf(member.stake)
  const { stake, fault } = readRatio(stakeText)
  return {
    member,
    stakeText,
    stake,
    fault: fault === 'no-ratio' ? null : fault,
    note: edit?.note ?? member.note,
    isRemoved: edit?.isRemoved ?? false,
    isEdited: edit !== undefined,
  }
}

/** As the field shows a stake: two decimals, nothing where there is none. */
export const textOf = (stake: number | null): string => (stake === null ? '' : stake.toFixed(2))

/** The draft with a row changed; a row that says again what the server has is no change. */
export function editRow(draft: Draft, member: WatchlistMember, change: Omit<RowEdit, 'updatedAt'>): Draft {
  const { companyId, updatedAt } = member
  const edit = { updatedAt, ...draft.rows.get(companyId), ...change }
  const isSame =
    !edit.isRemoved &&
    (edit.note === undefined || edit.note === member.note) &&
    (edit.stake === undefined || isSameStake(edit.stake, member.stake)) &&
    edit.updatedAt === updatedAt
  const rows = new Map(draft.rows)
  if (isSame) rows.delete(companyId)
  else rows.set(companyId, edit)
  return { ...draft, rows }
}

function isSameStake(text: string, stake: number | null): boolean {
  const read = readRatio(text)
  return read.fault === null ? read.stake === stake : read.fault === 'no-ratio' && stake === null
}

export function editHead(draft: Draft, list: Watchlist, change: Omit<HeadEdit, 'updatedAt'>): Draft {
  const head = { updatedAt: list.updatedAt, ...draft.head, ...change }
  const isSame =
    (head.name === undefined || toOneLine(head.name) === list.name) &&
    (head.indicators === undefined || head.indicators.join() === list.indicators.join()) &&
    (head.order === undefined || head.order.join() === list.members.map(({ companyId }) => companyId).join())
  return { ...draft, head: isSame ? null : head }
}

/** A row that somebody changed meanwhile, or took out. */
export interface Conflict {
  readonly companyId: number
  readonly mine: RowEdit
  readonly theirs: WatchlistMember | null
}

/** Rows whose state has moved on since they were edited. To take out what is gone is no conflict. */
export function conflictsOf({ members }: Watchlist, { rows }: Draft): Conflict[] {
  const byId = new Map(members.map((member) => [member.companyId, member]))
  return [...rows].flatMap(([companyId, mine]): Conflict[] => {
    const theirs = byId.get(companyId) ?? null
    if (theirs === null) return mine.isRemoved ? [] : [{ companyId, mine, theirs }]
    return theirs.updatedAt === mine.updatedAt ? [] : [{ companyId, mine, theirs }]
  })
}

export function dropRow(draft: Draft, companyId: number): Draft {
  const rows = new Map(draft.rows)
  rows.delete(companyId)
  return { ...draft, rows }
}

/** Mine stays, based on the state that is there now. */
export function rebaseRow(draft: Draft, companyId: number, updatedAt: string): Draft {
  const edit = draft.rows.get(companyId)
  return edit ? { ...draft, rows: new Map(draft.rows).set(companyId, { ...edit, updatedAt }) } : draft
}

export type NameFault = 'missing' | 'long'

export function nameFault(name: string): NameFault | null {
  const line = toOneLine(name)
  if (line === '') return 'missing'
  return fullWidths(line) > nameWidth ? 'long' : null
}

export interface Sums {
  readonly companies: number
  /** Percent. */
  readonly total: number
  readonly hasStakes: boolean
  readonly isOver: boolean
  readonly faults: number
}

/** Of the rows that stay. */
export function sumsOf(rows: readonly Row[]): Sums {
  const keptRows = rows.filter(({ isRemoved }) => !isRemoved)
  const total = stakeTotal(keptRows.map(({ stake }) => stake))
  return {
    companies: keptRows.length,
    total,
    hasStakes: keptRows.some(({ stake }) => stake !== null && stake > 0),
    isOver: total > 100,
    faults: keptRows.filter(({ fault }) => fault !== null).length,
  }
}
