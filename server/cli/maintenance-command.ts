import { tokyoTime } from '#contract/wire/tokyo.ts'
import { announceWindow, clearWindows, listWindows } from '#server/access/maintenance-windows.ts'
import type { Db } from '#server/db/database.ts'
import { words } from './people-messages.ts'
import { complain, say } from './say.ts'

export interface Announcement {
  readonly from: Date
  readonly to: Date
  readonly ja?: string
  readonly en?: string
}

export async function announce(db: Db, { from, to, ja, en }: Announcement): Promise<number> {
  const outcome = await announceWindow(db, { from, to, ja: ja?.trim() || null, en: en?.trim() || null }, new Date())
  const line = words.maintenance.outcomes[outcome]
  if (outcome !== 'announced') return complain(line)
  say(line)
  return status(db)
}

export async function status(db: Db): Promise<number> {
  const now = new Date()
  const windows = await listWindows(db, now)
  if (windows.length === 0) return say(words.maintenance.none)
  for (const { id, starts_at, ends_at, message_ja, message_en } of windows) {
    const state = starts_at <= now ? words.maintenance.underWay : words.maintenance.toCome
    say(`${id}  ${tokyoTime(starts_at)} – ${tokyoTime(ends_at)} (Tokyo)  ${state}`)
    if (message_ja) say(`   ja: ${message_ja}`)
    if (message_en) say(`   en: ${message_en}`)
  }
  return 0
}

export async function clear(db: Db, id: string | undefined): Promise<number> {
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) return complain(words.maintenance.unknown(id))
  const count = await clearWindows(db, id === undefined ? undefined : Number(id), new Date())
  if (count > 0) return say(words.maintenance.cleared(count))
  return id === undefined ? say(words.maintenance.none) : complain(words.maintenance.unknown(id))
}
