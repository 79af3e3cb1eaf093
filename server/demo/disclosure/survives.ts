import { normalQuantile } from '../normal.ts'
import type { Pattern, PatternRow } from './pattern.ts'

/** A company as far as its disclosure depends on it. */
export interface Discloser {
  /** What it is known by from year to year: an EDINET code, a number. */
  readonly key: string | number
  /** Share of companies with smaller sales, 0 to 1. */
  readonly size: number
  readonly isManufacturer: boolean
}

/** Whether an industry of the exchange's 33 belongs to its sector of manufacturing. */
export const isManufacturing = (tse33Code: string) => tse33Code >= '3050' && tse33Code <= '3800'

export interface CellOfPattern {
  readonly indicator: string
  readonly company: Discloser
  readonly year: number
  readonly pattern: Pattern
  /** Whether the figure answers no; counts only where the indicator is a question. */
  readonly isNo?: boolean
  /** Share of companies of the same third that disclose the same answer in the uncut market that year; see `FullShares`. */
  readonly full?: number
}

/**
 * What decides whether a figure survives: parts of a standard normal, whose squares add to one. Those of the company and the subject
 * are as large as it takes for reports to differ in how much they say as real ones do (`npm run bench -- pattern`); that of the year is
 * so small that of ten companies that say something more than nine say it again.
 */
const parts = { company: 0.25, subject: 0.6, own: Math.sqrt(0.5775 - 0.12), year: Math.sqrt(0.12) } as const

/** Whether a cell of an uncut market stands in one that discloses by the pattern: the same on every machine and in every order. */
export function survives({ indicator, company, year, pattern, isNo = false, full = 1 }: CellOfPattern): boolean {
  const row = pattern.get(indicator)
  if (!row || full <= 0) return false
  const answer = row.no === null ? 1 : isNo ? row.no : 1 - row.no
  const share = (shareAt(row, company) * answer) / full
  if (share >= 1 || share <= 0) return share >= 1
  const key = hashOf(`${company.key}`)
  const own = mixed(key, hashOf(indicator))
  const candor =
    parts.company * normal(key) +
    parts.subject * normal(mixed(key, hashOf(row.subject))) +
    parts.own * normal(own) +
    parts.year * normal(mixed(own, year))
  return candor > -normalQuantile(share)
}

/** Share of companies of a size and an industry that disclose an indicator: straight from third to third, times the odds of the industry. */
export function shareAt(row: PatternRow, { size, isManufacturer }: Omit<Discloser, 'key'>): number {
  const [low, middle, high] = row.thirds
  const slope = size < 0.5 ? middle - low : high - middle
  const bySize = Math.min(1, Math.max(0, middle + 3 * slope * (size - 0.5)))
  const all = (low + middle + high) / 3
  const own = isManufacturer ? row.manufacturing : row.others
  if (bySize === 0 || bySize === 1 || all === 0 || all === 1) return bySize
  const odds = (oddsOf(bySize) * oddsOf(own)) / oddsOf(all)
  return odds / (1 + odds)
}

/** A rounded share of nothing or everybody stands for a quarter of a step. */
function oddsOf(share: number): number {
  const inside = Math.min(0.9875, Math.max(0.0125, share))
  return inside / (1 - inside)
}

/** Of companies, subjects and indicators: few texts, each met thousands of times. */
const hashes = new Map<string, number>()

/** 32 bits that a text decides: FNV-1a. */
function hashOf(text: string): number {
  const existing = hashes.get(text)
  if (existing !== undefined) return existing
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hashes.set(text, hash)
  return hash
}

/** Two numbers made one, each bit of which depends on all of theirs, as MurmurHash3 ends. */
function mixed(a: number, b: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ b
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** A standard normal that a number decides. */
const normal = (hash: number) => normalQuantile(((mixed(hash, 0) >>> 0) + 0.5) / 4294967296)
