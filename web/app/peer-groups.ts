import { useQuery } from '@tanstack/react-query'
import { listClassifications } from '#contract/market/classifications.ts'
import { basisIn, type PeerBasis, peerBases } from '#methodology/panel/peers.ts'
import { language } from '../i18n/language.ts'
import { peerMessages } from './peer-messages.ts'
import { requestOf } from './query.ts'

export function useClassificationLists() {
  return useQuery({
    ...requestOf(listClassifications, {}),
  })
}

/** The bases that companies of this market are classified on, the usual one first; all of them until that is known. */
export function usePeerBases() {
  const { data } = useClassificationLists()
  const bases = data?.bases ?? peerBases
  return {
    bases,
    usual: basisIn(bases, undefined),
    /** What an address that names one, or none, means here. */
    meant: (named: PeerBasis | undefined) => basisIn(bases, named),
  }
}

/** What a peer group is called: `gics:151010`, `tse33:3200`, `tse17:4`, `market`, `unclassified`. */
export function useGroupName(): (code: string) => string {
  const { data } = useClassificationLists()
  const m = peerMessages()
  return (group) => {
    const [system = '', code = ''] = group.split(':')
    if (system === 'market') return m.wholeMarket
    if (system === 'unclassified') return m.unclassified
    const match = data?.[system as 'gics' | 'tse33' | 'tse17']?.find((entry) => entry.code === code)
    return match ? (language() === 'ja' ? match.nameJa : match.nameEn) : code
  }
}

interface Peers {
  readonly basis: PeerBasis
  readonly code: string
}

/** A peer group with its classification, `鉱業（東証33業種）`; a company without GICS stands in its TSE industry on every basis. */
export function usePeersName(): (peers: Peers) => string {
  const groupName = useGroupName()
  const m = peerMessages()
  return ({ basis, code }) =>
    code.includes(':')
      ? m.named(groupName(code), m.short[code.startsWith('tse33:') ? 'tse33' : basis])
      : groupName(code)
}
