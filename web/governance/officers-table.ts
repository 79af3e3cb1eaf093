import type { Officer } from '#contract/governance/governance.ts'
import { figureCell, type TableOf } from '../charts/figure/table.ts'
import { formatNumber } from '../format.ts'
import { governanceMessages } from './messages.ts'

/** Officers as a table: what the filing says of each, and nothing else; those of several lists say of which they are. */
export function officersTable(officers: readonly Officer[], caption: string, hasLists = false): TableOf {
  const m = governanceMessages()
  const number = (label: string) => ({ label, isNumber: true })
  return {
    caption,
    columns: [
      ...(hasLists ? [{ label: m.head.list }] : []),
      { label: m.head.title },
      { label: m.head.name },
      number(m.head.age),
      { label: m.head.role },
      number(m.head.tenure),
      number(m.head.shares),
      { label: m.head.skills },
      { label: m.committees },
      { label: m.reason },
    ],
    rows: officers.map((officer) => ({
      key: `${officer.list} ${officer.member}`,
      cells: [
        ...(hasLists ? [m.lists[officer.list]] : []),
        officer.title,
        officer.name,
        figureCell(officer.age, (age) => formatNumber(age)),
        kindText(officer),
        figureCell(officer.tenure, (years) => formatNumber(years, 1)),
        figureCell(officer.sharesHeld, (shares) => formatNumber(shares)),
        officer.skills.join('・') || null,
        officer.committees.join('・') || null,
        officer.reason,
      ],
    })),
  }
}

/** Director, auditor or executive, from outside and independent where the filing says so. */
export function kindText({ role, isOutside, isIndependent }: Officer): string {
  const m = governanceMessages()
  return [m.roles[role], isOutside ? m.isOutside : '', isIndependent ? m.isIndependent : ''].filter(Boolean).join(' · ')
}
