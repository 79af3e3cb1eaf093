import { tokyoDay } from '#contract/wire/tokyo.ts'
import { edinetDocuments, usualBytes } from '#server/fetching/edinet/documents.ts'
import { countWhole } from '#server/fetching/edinet/queue.ts'
import type { Source } from '#server/fetching/source.ts'
import { changeSource, sourceRow } from '#server/fetching/store/sources.ts'
import type { Home } from '#server/open-home.ts'
import { confirm } from '../confirm.ts'
import { complain, say } from '../say.ts'
import { sizeText, timeText } from './amounts.ts'
import { words } from './whole-messages.ts'

/** Annual reports and corrections of listed companies for which the cost is said: about one of each company. */
const usualReports = 3800

/** Say whether annual reports are fetched whole and what that costs; then switch it on or off. */
export async function setWhole({ db }: Pick<Home, 'db'>, isOn: boolean | null, { yes = false } = {}): Promise<number> {
  if (isOn === false) {
    await changeSource(db, edinetDocuments.name, { is_whole: false })
    return say(words.nowOff)
  }
  const { is_whole } = await sourceRow(db, edinetDocuments.name)
  say(is_whole ? words.states.on : words.states.off)
  const total = sizeText(usualReports * usualBytes[1])
  say(words.costs(sizeText(usualBytes[1]), sizeText(usualBytes[5]), usualReports.toLocaleString('en'), total))
  const { whole, tables, problems } = await countWhole(db)
  say(words.counts(whole, tables, problems))
  const again = await edinetDocuments.estimate({ db, params: { whole: true }, today: () => tokyoDay(new Date()) })
  if (again.requests > 0)
    say(words.later(again.requests, sizeText(again.bytes), timeText((again.requests * edinetDocuments.pace) / 1000)))
  if (isOn === null || is_whole) return 0
  if (!yes && !(await confirm(words.askOn))) return complain(words.notOn)
  await changeSource(db, edinetDocuments.name, { is_whole: true })
  return say(words.nowOn)
}

/** How it stands, where whole reports are fetched or were. */
export async function wholeStatus({ db }: Pick<Home, 'db'>): Promise<string | null> {
  const { is_whole } = await sourceRow(db, edinetDocuments.name)
  const { whole, tables, problems } = await countWhole(db)
  if (!is_whole && whole === 0) return null
  return `${is_whole ? words.states.on : words.states.off}\n${words.counts(whole, tables, problems)}`
}

/** Why reports that are here are not fetched whole; null where they may be. */
export async function whyNotWhole({ db }: Pick<Home, 'db'>, { name }: Source): Promise<string | null> {
  if (name !== edinetDocuments.name) return words.documentsAlone(edinetDocuments.name)
  return (await sourceRow(db, name)).is_whole ? null : words.needsOn
}
