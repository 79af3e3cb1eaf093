import { type Command, InvalidArgumentError } from 'commander'
import { readTokyoTime, tokyoTime } from '#contract/wire/tokyo.ts'
import { announceWindow, clearWindows, listWindows } from '#server/access/maintenance-windows.ts'
import type { Db } from '#server/db/database.ts'
import type { OnDatabase } from './on-database.ts'
import { words } from './people-messages.ts'
import { complain, say } from './say.ts'

interface Announcement {
  readonly from: Date
  readonly to: Date
  readonly ja?: string
  readonly en?: string
}

export function maintenanceCommands(maintenance: Command, onDatabase: OnDatabase): void {
  maintenance
    .command('announce')
    .description('announce one; times are Tokyo’s')
    .requiredOption('--from <time>', 'when it begins, "2026/11/30 22:00"', toMoment)
    .requiredOption('--to <time>', 'when it is over, "2026/12/01 02:00"', toMoment)
    .option('--ja <text>', 'your own words for the maintenance page, in Japanese')
    .option('--en <text>', 'your own words for the maintenance page, in English')
    .action((announcement: Announcement) => onDatabase(({ db }) => announce(db, announcement)))
  maintenance
    .command('status')
    .description('what is under way or announced')
    .action(() => onDatabase(({ db }) => status(db)))
  maintenance
    .command('clear')
    .description('take back what is under way and announced, or only one')
    .argument('[number]')
    .action((id: string | undefined) => onDatabase(({ db }) => clear(db, id)))
}

async function announce(db: Db, { from, to, ja, en }: Announcement): Promise<number> {
  const outcome = await announceWindow(db, { from, to, ja: ja?.trim() || null, en: en?.trim() || null }, new Date())
  const line = words.maintenance.outcomes[outcome]
  if (outcome !== 'announced') return complain(line)
  say(line)
  return status(db)
}

async function status(db: Db): Promise<number> {
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

async function clear(db: Db, id: string | undefined): Promise<number> {
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) return complain(words.maintenance.unknown(id))
  const count = await clearWindows(db, id === undefined ? undefined : Number(id), new Date())
  if (count > 0) return say(words.maintenance.cleared(count))
  return id === undefined ? say(words.maintenance.none) : complain(words.maintenance.unknown(id))
}

function toMoment(text: string): Date {
  const moment = readTokyoTime(text)
  if (moment) return moment
  throw new InvalidArgumentError('a time in Tokyo, "2026/11/30 22:00"')
}
