import { z } from 'zod'
import { ItemName, itemText, namedItem, RemovedItem, UpdatedAt } from '../wire/account-items.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id, IdInAddress, idList } from '../wire/id.ts'

export const watchlistLimits = {
  /** Lists of an account, without those removed. */
  lists: 200,
  /** Companies of a list. */
  companies: 5000,
  /** Companies of all lists of an account together, each counted once a list. */
  inAll: 50_000,
  /** Companies that are added, changed or taken out at once from a screen. */
  bulk: 100,
  /** Reference indicators of a list. */
  indicators: 12,
  /** Characters of a note. */
  note: 500,
  /** What the notes of all lists of an account may take together. */
  noteBytes: 10_000_000,
} as const

/** Percent, 0 to 100 in hundredths; null where none was entered. */
export const Stake = z.number().min(0).max(100).refine(isHundredths).nullable()

function isHundredths(stake: number): boolean {
  return Math.abs(stake * 100 - Math.round(stake * 100)) < 1e-6
}

/** Sum of stakes in percent, added in whole hundredths so that 100 is reached and not missed by a rounding. */
export function stakeTotal(stakes: readonly (number | null)[]): number {
  return stakes.reduce<number>((sum, stake) => sum + Math.round((stake ?? 0) * 100), 0) / 100
}

const Note = itemText(watchlistLimits.note)
/** The state that a change is based on. */
const params = z.object({ watchlistId: IdInAddress })

export const WatchlistHead = z.object({
  ...namedItem,
  /** Codes of the reference indicators, in the order in which they are shown. */
  indicators: z.array(z.string()),
  companies: z.int(),
  /** Percent; 0 where no stake was entered. */
  stakeTotal: z.number(),
  /** Companies with a stake. */
  stakes: z.int(),
  /** When name, indicators or order last changed. */
  updatedAt: UpdatedAt,
  /** When the list or any of its rows last changed. */
  changedAt: z.iso.datetime(),
})
export type WatchlistHead = z.infer<typeof WatchlistHead>

export const WatchlistMember = z.object({
  companyId: z.int(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
  isListed: z.boolean(),
  stake: z.number().nullable(),
  note: z.string(),
  addedAt: z.iso.datetime(),
  /** When stake or note last changed. */
  updatedAt: UpdatedAt,
})
export type WatchlistMember = z.infer<typeof WatchlistMember>

export const Watchlist = WatchlistHead.extend({
  /** In the order of the list. */
  members: z.array(WatchlistMember),
})
export type Watchlist = z.infer<typeof Watchlist>

const NewMember = z.object({ companyId: Id, stake: Stake.default(null), note: Note.default('') })

export const listWatchlists = endpoint('GET /watchlists', {
  summary: 'The caller’s watchlists in their order',
  query: z.object({
    /** Say of each list which of these companies it holds, as numbers separated by commas. */
    companies: idList({ separator: ',', most: 100 }).optional(),
  }),
  response: z.array(WatchlistHead.extend({ holds: z.array(z.int()) })),
  refusals: [],
})

export const listRemovedWatchlists = endpoint('GET /watchlists/removed', {
  summary: 'Watchlists that can be restored, the last removed first',
  response: z.array(RemovedItem.extend({ companies: z.int() })),
  refusals: [],
})

export const getWatchlist = endpoint('GET /watchlists/:watchlistId', {
  summary: 'One watchlist of the caller with its companies',
  params,
  response: Watchlist,
  refusals: ['watchlist.not-found'],
})

export const addWatchlist = endpoint('POST /watchlists', {
  summary: 'Make a watchlist, empty or with companies',
  body: z.object({
    name: ItemName,
    indicators: z
      .array(z.string().regex(/^[A-Z0-9-]{1,20}$/))
      .max(watchlistLimits.indicators)
      .default([]),
    members: z.array(NewMember).max(watchlistLimits.companies).default([]),
  }),
  response: Watchlist,
  refusals: [
    'watchlist.name-taken',
    'watchlist.too-many',
    'watchlist.in-all',
    'watchlist.space',
    'watchlist.total',
    'company.not-found',
    'indicator.not-found',
  ],
})

export const changeWatchlist = endpoint('PUT /watchlists/:watchlistId', {
  summary:
    'Give a watchlist another name, other reference indicators or another order, unless it changed since `updatedAt`',
  params,
  body: z.object({
    name: ItemName.optional(),
    indicators: z
      .array(z.string().regex(/^[A-Z0-9-]{1,20}$/))
      .max(watchlistLimits.indicators)
      .optional(),
    /** Companies in their new order; those left out come after them. */
    order: z.array(Id).max(watchlistLimits.companies).optional(),
    updatedAt: UpdatedAt,
  }),
  response: Watchlist,
  refusals: ['watchlist.not-found', 'watchlist.name-taken', 'watchlist.changed', 'indicator.not-found'],
})

/** A row that somebody else, another tab perhaps, has changed since. */
export const WatchlistConflict = z.object({
  companyId: z.int(),
  /** The row as it stands; null when it was taken out. */
  theirs: WatchlistMember.nullable(),
})
export type WatchlistConflict = z.infer<typeof WatchlistConflict>

export const changeMembers = endpoint('PUT /watchlists/:watchlistId/members', {
  summary:
    'Change stakes and notes and take companies out; a row that has changed since is left as it is and answered as a conflict',
  params,
  body: z.object({
    changes: z
      .array(z.object({ companyId: Id, stake: Stake.optional(), note: Note.optional(), updatedAt: UpdatedAt }))
      .max(watchlistLimits.companies)
      .default([]),
    removals: z
      .array(z.object({ companyId: Id, updatedAt: UpdatedAt }))
      .max(watchlistLimits.companies)
      .default([]),
  }),
  response: z.object({ watchlist: Watchlist, conflicts: z.array(WatchlistConflict) }),
  refusals: ['watchlist.not-found', 'watchlist.total', 'watchlist.space'],
})

export const addMembers = endpoint('POST /watchlists/:watchlistId/members', {
  summary: 'Add companies; those in the list already stay as they are',
  params,
  body: z.object({ companies: z.array(Id).min(1).max(watchlistLimits.companies) }),
  response: z.object({ watchlist: Watchlist, added: z.array(z.int()) }),
  refusals: ['watchlist.not-found', 'watchlist.full', 'company.not-found', 'watchlist.in-all', 'watchlist.space'],
})

export const importMembers = endpoint('POST /watchlists/:watchlistId/import', {
  summary: 'Take companies with their stakes as a file has them: added and changed, or in place of all that are there',
  closedToTrials: true,
  params,
  body: z.object({
    members: z.array(NewMember.omit({ note: true })).max(watchlistLimits.companies),
    mode: z.enum(['merge', 'replace']).default('merge'),
  }),
  response: z.object({ watchlist: Watchlist, added: z.int(), changed: z.int(), removed: z.int() }),
  refusals: [
    'watchlist.not-found',
    'watchlist.full',
    'watchlist.total',
    'company.not-found',
    'watchlist.in-all',
    'watchlist.space',
  ],
})

export const copyWatchlist = endpoint('POST /watchlists/:watchlistId/copies', {
  summary: 'Make a copy under another name',
  params,
  body: z.object({ name: ItemName }),
  response: Watchlist,
  refusals: [
    'watchlist.not-found',
    'watchlist.name-taken',
    'watchlist.too-many',
    'watchlist.in-all',
    'watchlist.space',
  ],
})

export const orderWatchlists = endpoint('PUT /watchlists/order', {
  summary: 'Put the watchlists into another order; those left out come after the others',
  body: z.object({ watchlists: z.array(Id).max(watchlistLimits.lists) }),
  response: z.object({}),
  refusals: [],
})

export const removeWatchlist = endpoint('DELETE /watchlists/:watchlistId', {
  summary: 'Remove a watchlist; it can be restored for a while',
  params,
  response: z.object({}),
  refusals: ['watchlist.not-found'],
})

export const restoreWatchlist = endpoint('POST /watchlists/:watchlistId/restore', {
  summary: 'Take the removal of a watchlist back; one of the last fifty removed',
  params,
  response: Watchlist,
  refusals: [
    'watchlist.not-found',
    'watchlist.name-taken',
    'watchlist.too-many',
    'watchlist.in-all',
    'watchlist.space',
  ],
})
