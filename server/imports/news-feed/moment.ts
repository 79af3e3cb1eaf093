import { type CellResult, readMinute } from '../cells.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Zones that RFC 822 names, and Tokyo's, in minutes ahead of UTC. */
const zones: Readonly<Record<string, number>> = {
  ...{ gmt: 0, ut: 0, utc: 0, z: 0, jst: 540, est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360 },
  ...{ pst: -480, pdt: -420 },
}
const tokyo = 540

const rfc =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?\s*(.*)$/i
const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(.*))?$/i

/** A moment of RFC 822 or ISO 8601 as the minute that Tokyo's clocks show; without a zone it is Tokyo's own, as most feeds mean that leave it out. */
export function readMoment(text: string): CellResult<string> {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  const [, day = '', name = '', year = '', hour = '0', minute = '00', zone = ''] = rfc.exec(trimmed) ?? []
  if (day !== '') {
    const month = months.indexOf(name.toLowerCase()) + 1
    const full = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year
    return month === 0
      ? { reason: 'date' }
      : inTokyo(`${full}-${two(month)}-${two(Number(day))} ${two(Number(hour))}:${minute}`, zone)
  }
  const [, date = '', time, offset = ''] = iso.exec(trimmed) ?? []
  if (date === '') return { reason: 'date' }
  return time === undefined ? readMinute(date) : inTokyo(`${date} ${time}`, offset)
}

const two = (number: number) => String(number).padStart(2, '0')

function inTokyo(wallClock: string, zone: string): CellResult<string> {
  const read = readMinute(wallClock)
  if ('reason' in read || read.value === null) return read
  const ahead = aheadOf(zone.trim())
  if (ahead === null) return { reason: 'date' }
  const moment = Date.parse(`${read.value.replace(' ', 'T')}Z`) + (tokyo - ahead) * 60_000
  return readMinute(new Date(moment).toISOString().slice(0, 16).replace('T', ' '))
}

/** Minutes ahead of UTC; null for a zone that is none. */
function aheadOf(zone: string): number | null {
  if (zone === '') return tokyo
  const [, sign, hours, minutes = '00'] = /^(?:gmt|utc)?\s*([+-])(\d{2}):?(\d{2})?(?:\s*\([^)]*\))?$/i.exec(zone) ?? []
  if (sign === undefined) return zones[zone.toLowerCase()] ?? null
  const ahead = Number(hours) * 60 + Number(minutes)
  return ahead <= 14 * 60 && Number(minutes) < 60 ? (sign === '-' ? -ahead : ahead) : null
}
