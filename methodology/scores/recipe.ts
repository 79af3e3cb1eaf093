import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { PeerBasis } from '../panel/peers.ts'
import type { Period } from './hierarchy.ts'
import type { Method, UseRule } from './method.ts'

/** Everything a score depends on besides the company, the year and the figures; the same recipe on the same vintage gives the same bits. */
export interface Recipe {
  readonly method: 'standard' | 'custom' | 'employment-impact'
  readonly version: string
  readonly period: Period
  readonly inference: 'industry' | 'time-series' | 'worst-value'
  readonly peers: PeerBasis
  /** Fewest figures of a peer group. */
  readonly minimumPeers: number
  /** Least disclosure that a score needs; left out where it needs none. */
  readonly minimumCoverage?: NonNullable<Method['minimum']>
  /** Which indicators weigh anything, with the vintage; left out where all do. */
  readonly use?: UseRule
  /** `standard`, or the hash of the weights, or of the parameters of the employment impact, used instead. */
  readonly weights: string
  /** Hash of the catalogue, the classifications and the materiality weights. */
  readonly tables: string
  /** Hash of what counts beside the catalogue's own indicators; left out where nothing does. */
  readonly further?: string
  /** `excluded`: figures read from the words of filings take no part; left out where they do. */
  readonly text?: 'excluded'
  /** Which figures. */
  readonly vintage: {
    /** The market's own name, a UUID. */
    readonly market: string
    /** Day as of which figures were known, `YYYY-MM-DD`; null: all that had been imported. */
    readonly asOf: string | null
    /** State of the market: raised by every import and decision. */
    readonly revision: number
  }
}

/**
 * The canonical form of a value of JSON: keys sorted by code unit, no spaces, numbers as ECMAScript writes them.
 *
 * The form of RFC 8785 for plain values; undefined members are left out; numbers must be finite.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, member]) => member !== undefined)
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** SHA-256 of the canonical form, 64 hexadecimal digits. It names a recipe, weights or tables. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))))
}

/** As screens write it: `8f3a·21c7`. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}·${hash.slice(4, 8)}`
}
