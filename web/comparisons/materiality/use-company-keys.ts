import { idsText, readIds, useComparisonAddress } from '../address.ts'
import type { Subject } from './model.ts'

/** What keys on a company do: pin it, move it, or take its difference with the one before it. */
export function useCompanyKeys(order: readonly Subject[]) {
  const [{ pins, other, five }, change] = useComparisonAddress()
  return (key: 'pin' | 'left' | 'right' | 'difference', line: string): void => {
    const id = Number(line)
    const ids = order.flatMap((subject) => (subject.id === null ? [] : [subject.id]))
    const at = ids.indexOf(id)
    if (at === -1) return
    const pinned = readIds(pins)
    if (key === 'pin') {
      change({ pins: idsText(pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id]) })
    } else if (key === 'difference') {
      const first = readIds(five)[0] ?? ids[0]!
      change({ other: other === id || first === id ? undefined : id })
    } else {
      const to = key === 'left' ? at - 1 : at + 1
      if (to < 0 || to >= ids.length) return
      const moved = ids.filter((each) => each !== id)
      moved.splice(to, 0, id)
      // A company that was moved stays where it was put: the order of the link is the order of the columns from then on.
      change({ companies: idsText(moved), pins: undefined, sort: undefined })
    }
  }
}
