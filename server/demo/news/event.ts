/** A piece of text in Japanese and English. Words in braces are filled in, the same ones on both sides. */
export type Pair = readonly [ja: string, en: string]

/** One report of an event. */
export interface Part {
  /** Days since the first report. */
  readonly after: number
  /** Who speaks: a newspaper, or the company itself. */
  readonly kind: 'news' | 'disclosure'
  /** −1 bad to 1 good. */
  readonly tone: number
  /** How much below the worst of the story this report is judged; null when it is no scandal. */
  readonly severityBelow: number | null
  readonly titles: readonly Pair[]
  /** First sentences, of which one is taken. */
  readonly leads: readonly Pair[]
  /** Further sentences, of which two or three are taken in this order. */
  readonly more: readonly Pair[]
}

/** A kind of event that newspapers write about. */
export interface NewsEvent {
  readonly key: string
  /** Middle category of the catalogue; null when it is about none of them. */
  readonly category: string | null
  /** How often it happens, against the others. */
  readonly weight: number
  /** Beginnings of the TSE 33 codes it can happen to; null: to all. */
  readonly trades: RegExp | null
  readonly parts: readonly Part[]
}

interface NewsText {
  readonly trades?: RegExp
  readonly kind?: Part['kind']
  /** Later reports of the same event. */
  readonly later?: readonly Part[]
}

/** An event that is no scandal. */
export function event(
  [key, category, weight, tone]: readonly [string, string | null, number, number],
  titles: readonly Pair[],
  leads: readonly Pair[],
  more: readonly Pair[],
  { trades, kind = 'news', later = [] }: NewsText = {},
): NewsEvent {
  const first: Part = { after: 0, kind, tone, severityBelow: null, titles, leads, more }
  return { key, category, weight, trades: trades ?? null, parts: [first, ...later] }
}

export function part(
  after: number,
  kind: Part['kind'],
  tone: number,
  severityBelow: number | null,
  titles: readonly Pair[],
  leads: readonly Pair[],
  more: readonly Pair[],
): Part {
  return { after, kind, tone, severityBelow, titles, leads, more }
}

/** Makers of things, whom recalls, accidents at work and emissions concern most. */
export const makers = /^(3|4050|2050|1050|0050)/
export const consumerTrades = /^(3050|3250|3100|3650|3700|3800|5|6100|7|9050)/
