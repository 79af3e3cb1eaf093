import { squeeze } from '../text/letters.ts'

/** What a filing lists a person as. */
export const officerRoles = ['director', 'auditor', 'executive'] as const
export type OfficerRole = (typeof officerRoles)[number]

/** Ages outside of these are slips of the pen, not people on a board. */
const ages = { least: 15, most: 110 } as const

/**
 * Full years of a person on a day.
 *
 * @param birthDate `YYYY-MM-DD`; null when the filing has none
 * @param day `YYYY-MM-DD`
 * @returns null without a birth date, and for an age that nobody on a board has
 */
export function ageOn(birthDate: string | null, day: string): number | null {
  if (birthDate === null) return null
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  const age = day.slice(5) < birthDate.slice(5) ? years - 1 : years
  return age >= ages.least && age <= ages.most ? age : null
}

/** By list and title: corporate auditors are no directors, members of an audit committee are. */
export function roleOf(list: 'board' | 'executive' | 'proposed', title: string | null): OfficerRole {
  if (list === 'executive') return 'executive'
  const text = squeeze(title ?? '')
  return /監査役/.test(text) && !/監査等委員/.test(text) ? 'auditor' : 'director'
}

/** What a step names when it speaks of another body than the step before; one that names none goes on where that was. */
const body =
  /株式会社|㈱|有限会社|合同会社|会社|銀行|大学|法人|事務所|監査|省|庁|官房|財団|協会|組合|機構|研究所|証券|生命|保険|放送|新聞|連合会|Inc|Ltd|Corp|Co\.|LLC|Limited|Group|弁護士|会計士/i

/** A month, `YYYY-MM`. */
type Month = string

function monthOf(step: string): Month | null {
  const match = /^(\d{4})年(\d{1,2})月/.exec(squeeze(step))
  return match ? `${match[1]}-${match[2]!.padStart(2, '0')}` : null
}

/**
 * Since when a person has sat on the board, as the career says: the first step that names a seat on this company's board.
 *
 * @param career steps as filed, each beginning with `1998年4月`
 * @param names what the company is called in its own filing, besides 当社 and 同社
 * @returns null where no step says it
 */
export function boardSince(career: readonly string[], role: OfficerRole, names: readonly string[]): Month | null {
  const seat = role === 'auditor' ? /監査役/ : role === 'director' ? /取締役/ : /執行役(?!員)/
  const own = [/当社/, ...names.map((name) => new RegExp(escaped(squeeze(name))))]
  let isHere = false
  for (const step of career) {
    const text = squeeze(step)
    if (own.some((name) => name.test(text))) isHere = true
    else if (!/同社/.test(text) && body.test(text)) isHere = false
    if (isHere && seat.test(text)) return monthOf(step)
  }
  return null
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Posts elsewhere that a person holds now: steps that say 現任, 現職 or 現在に至る and name another body than this company.
 *
 * @param names as of `boardSince`
 */
export function postsElsewhere(career: readonly string[], names: readonly string[]): string[] {
  const own = ['当社', ...names].map(squeeze)
  let place = ''
  return career.flatMap((step) => {
    const text = squeeze(step)
    if (place === '' || own.some((name) => text.includes(name)) || (!/同社/.test(text) && body.test(text))) place = text
    if (!/現任|現職|現在に至る|現在\)/.test(text)) return []
    return own.some((name) => place.includes(name)) ? [] : [step]
  })
}

/** Years from a month, or a day, to a day, to the tenth; null for a time that lies ahead. */
export function yearsSince(since: string, day: string): number | null {
  const [year, month, date = '15'] = since.split('-')
  const days = (Date.parse(day) - Date.parse(`${year}-${month}-${date}`)) / 86_400_000
  return days < 0 ? null : Math.round((days / 365.25) * 10) / 10
}
