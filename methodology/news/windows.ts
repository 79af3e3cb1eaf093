import { type NewsText, readablePart } from './article.ts'
import { foldText } from './fold.ts'

/** Calendar months that a mean reaches back; all: everything to the day. */
export const toneMonths = [1, 3, 6, 12, 'all'] as const
/** Days before today on which the mean is taken again. */
export const toneDaysAgo = [0, 30, 90, 180, 365] as const

/** An item with its tone, as the mean of a company takes it. */
export interface TonedItem {
  /** Day number since 1970-01-01. */
  readonly at: number
  /** −1 bad to 1 good. */
  readonly tone: number
  /** 0 to 1: how far it is about the company. */
  readonly relevance: number
  /** 0 to 1: 1 new, near 0 a repeat. */
  readonly novelty: number
  /** Articles that it stands for, with the mean of their tones and the sum of their weights; 1 when left out. */
  readonly articles?: number
}

export interface ToneMean {
  /** −1 to 1: Σ tone × relevance × novelty ÷ Σ relevance × novelty; null when nothing with a weight is in the window. */
  readonly tone: number | null
  /** Items in the window, those without weight too. */
  readonly items: number
}

const dayMs = 86_400_000

/** The day so many calendar months earlier; the month's last where it is shorter: 31 May less three months is the last of February. */
export function monthsBefore(day: number, months: number): number {
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs
}

/**
 * Mean tone over a calendar window: after the day so many months earlier, up to and with `day`. What is later than `day` never counts.
 *
 * Source: relevance and novelty as weights after RavenPack's practice; docs/methodology/news-tone.md.
 */
export function toneOver(items: readonly TonedItem[], day: number, months: (typeof toneMonths)[number]): ToneMean {
  const after = months === 'all' ? Number.NEGATIVE_INFINITY : monthsBefore(day, months)
  let [count, sum, weights] = [0, 0, 0]
  for (const { at, tone, relevance, novelty, articles = 1 } of items) {
    if (at <= after || at > day) continue
    count += articles
    sum += tone * relevance * novelty
    weights += relevance * novelty
  }
  return { tone: weights > 0 ? Math.max(-1, Math.min(1, sum / weights)) : null, items: count }
}

/** A row for each snapshot of `toneDaysAgo`, a cell for each window of `toneMonths`. */
export function toneTable(items: readonly TonedItem[], day: number) {
  return toneDaysAgo.map((daysAgo) => ({
    daysAgo,
    cells: toneMonths.map((months) => ({ months, ...toneOver(items, day - daysAgo, months) })),
  }))
}

export interface WeighedEvent {
  /** Scandal level 0 to 4; null counts as 0. */
  readonly level: number | null
  /** Reports in the event, at least 1. */
  readonly reports: number
  /** Different publishers, at least 1. */
  readonly publishers: number
  /** 0 to 1. */
  readonly novelty: number
  /** −1 to 1; null counts as 0. */
  readonly tone: number | null
}

/**
 * How far up an event stands: severity × reach × novelty. Severity (1 + level) × (3 − tone) ÷ 2 doubles from the best tone to the worst;
 * reach log2(1 + reports) + log2(1 + publishers) grows ever slower; novelty counts from a tenth. Rises in level, reports, publishers and
 * novelty, falls in tone. Above 0; no unit.
 */
export function weightOf({ level, reports, publishers, novelty, tone }: WeighedEvent): number {
  const severity = ((1 + (level ?? 0)) * (3 - (tone ?? 0))) / 2
  const reach = Math.log2(1 + reports) + Math.log2(1 + publishers)
  return severity * reach * (0.1 + 0.9 * novelty)
}

/** How far a text is about the company: named in a title, in the first characters of a body, later in it, or nowhere. Ours, proposed. */
export const relevances = { title: 1, lead: 0.8, body: 0.5, none: 0.2 } as const
const leadLength = 200

/** Forms of a company that newspapers leave out of its name. */
const forms =
  /株式会社|\(株\)|㈱|有限会社|ホールディングス$|,? ?\b(co\.?, ?ltd\.?|corporation|corp\.?|inc\.?|ltd\.?|k\.k\.|plc|holdings?)(?= |$)/g

/**
 * 0 to 1: 1 when a title names the company, 0.8 in the first 200 characters of a body, 0.5 later, 0.2 in neither: the source says that it
 * belongs to the company, the text does not. A name counts without its legal form; a Latin name only as whole words. The language that
 * names it most clearly counts.
 */
export function relevanceOf(published: NewsText, companyNames: readonly string[]): number {
  const text = readablePart(published)
  const names = [...new Set(companyNames.map((name) => foldText(foldText(name).replace(forms, ''))))].filter(
    (name) => name.length > 1,
  )
  const positionIn = (part: string | null) => {
    if (part === null) return Number.POSITIVE_INFINITY
    const folded = foldText(part)
    return Math.min(...names.map((name) => positionOf(folded, name)))
  }
  if (Math.min(positionIn(text.titleJa), positionIn(text.titleEn)) < Number.POSITIVE_INFINITY) return relevances.title
  const position = Math.min(positionIn(text.bodyJa), positionIn(text.bodyEn))
  if (position < leadLength) return relevances.lead
  return position < Number.POSITIVE_INFINITY ? relevances.body : relevances.none
}

const isLatin = (char: string | undefined) => char !== undefined && /[a-z0-9]/.test(char)

function positionOf(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isInside =
      (isLatin(name[0]) && isLatin(text[at - 1])) || (isLatin(name.at(-1)) && isLatin(text[at + name.length]))
    if (!isInside) return at
  }
  return Number.POSITIVE_INFINITY
}
