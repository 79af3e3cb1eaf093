import { toSeenText } from '../clean.ts'
import { rejectionOf } from '../outcome.ts'
import type { Rejection } from '../rejections.ts'

/** One fact of a filing, the same whichever form it was read from. */
export interface Fact {
  /** Line of the file, from 1. */
  readonly line: number
  /** `jpcrp_cor:NumberOfEmployees`; the filer's own elements carry the filer's prefix. */
  readonly element: string
  /** `CurrentYearInstant_NonConsolidatedMember`. */
  readonly context: string
  /** `JPY`, `pure`, `shares`; empty for text. */
  readonly unit: string
  /** Null: reported as missing (`－`, nil). */
  readonly value: string | null
  /** Japanese label, where the form has one. */
  readonly label?: string
  /** HTML of a text block, where the form keeps it: its tables are read from it. */
  readonly html?: string
}

export interface FactTable {
  /** Facts read, repeats included. */
  readonly read: number
  readonly facts: readonly Fact[]
  readonly rejected: readonly Rejection[]
}

/** Facts of one filing; the largest seen has a few thousand. */
export const maxFacts = 250_000

/** Repeats with the same value are dropped in silence; a repeat that says something else is reported, and the first stands. */
export function dropRepeats(all: readonly Fact[]): FactTable {
  const first = new Map<string, Fact>()
  const rejected: Rejection[] = []
  for (const fact of all) {
    const key = `${fact.element} ${fact.context}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, fact)
    else if (earlier.value !== fact.value) {
      const value = fact.value ?? '－'
      rejected.push(rejectionOf({ line: fact.line, column: fact.element, value, reason: 'conflict' }))
    }
  }
  return { read: all.length, facts: [...first.values()], rejected }
}

/** Name of an element without its prefix. */
export function localName(element: string): string {
  return element.slice(element.indexOf(':') + 1)
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A value as a reader sees it: references that a form escapes twice undone once, and no-break spaces, which one form keeps and the other does not, made plain. */
export function plainText(text: string): string {
  const undone = text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => letters[name]!)
    : text
  return toSeenText(undone).replaceAll('\u00a0', ' ').trim()
}
