import { Link } from '@tanstack/react-router'
import { type ComparisonSearch, keptBetweenTabs } from '../address.ts'
import { comparisonPageMessages } from '../messages.ts'

const tabs = [
  ['materiality', '/comparisons/comparison/materiality'],
  ['raws', '/comparisons/comparison/raws'],
  ['targets', '/comparisons/comparison/non-financial-targets'],
] as const
export type TabName = (typeof tabs)[number][0]

/** The three ways to compare; companies, years and context go along. */
export function ComparisonTabs() {
  const m = comparisonPageMessages()
  return (
    <nav className="tabs" aria-label={m.title}>
      {tabs.map(([name, to]) => (
        <Link
          key={name}
          to={to}
          search={(old: ComparisonSearch) => keptBetweenTabs(old)}
          activeOptions={{ includeSearch: false }}
        >
          {m.tabs[name]}
        </Link>
      ))}
    </nav>
  )
}
