import { type PeerBasis, peerBases } from '#methodology/panel/peers.ts'

/** An industry on a basis of comparison; `market` is the whole market. */
export interface IndustryName {
  readonly basis: PeerBasis
  /** As the peers name it: `gics:151010`, `tse33:3200`, `unclassified`, `market`. */
  readonly code: string
}

const systemOf = (basis: PeerBasis) => (basis === 'tse33' ? 'tse33' : 'gics')

/** An industry as addresses name it: `gics74-151010`, `tse33-3200`, `gics74-tse33-3200` where a company without GICS stands, `gics74-market`. */
export function industryIdOf({ basis, code }: IndustryName): string {
  const own = `${systemOf(basis)}:`
  return `${basis}-${code.startsWith(own) ? code.slice(own.length) : code.replace(':', '-')}`
}

/** The industry that an address names; null when it names none. `market` alone is the market on the usual basis. */
export function readIndustryId(id: string): IndustryName | null {
  if (id === 'market') return { basis: 'gics74', code: 'market' }
  const at = id.indexOf('-')
  const basis = peerBases.find((peerBasis) => peerBasis === id.slice(0, at))
  const rest = id.slice(at + 1)
  if (!basis) return null
  if (rest === 'market' || rest === 'unclassified') return { basis, code: rest }
  if (/^\d{2,6}$/.test(rest)) return { basis, code: `${systemOf(basis)}:${rest}` }
  const filer = /^tse33-(\d{4})$/.exec(rest)
  return filer && basis !== 'tse33' ? { basis, code: `tse33:${filer[1]}` } : null
}
