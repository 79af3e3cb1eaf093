import { isIPv6 } from 'node:net'

/** What counts as one network: an IPv4 address, however it is written, or the /64 that one household or office has of IPv6. */
export function networkOf(address: string | undefined): string {
  const bare = (address ?? '').split('%')[0]! // Without the zone, which names a card of our own machine.
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return groups.slice(0, 4).map(hex).join(':')
}

/** The eight groups of an IPv6 address. The parser of URLs knows every way to write one, an IPv4 address at its end too. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff]
const hex = (group: number): string => group.toString(16)
