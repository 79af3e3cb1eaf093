import { useNavigate } from '@tanstack/react-router'
import { categories, totalKeys } from '#methodology/scores/hierarchy.ts'
import { today } from '../context/search.ts'
import { scoreName } from '../scoring/score-messages.ts'
import { FloatingMenu } from '../ui/floating/FloatingMenu.tsx'
import { Icon } from '../ui/icons.tsx'
import { type ComparedCompany, comparisonLimit, newcomers, useComparison } from './comparison.ts'
import { comparisonMessages } from './comparison-messages.ts'
import { saveShortcut } from './materiality-shortcut.ts'

/**
 * Opens the comparison on one score or category: with the companies put aside, and the one of the page where there is room. What was
 * chosen is remembered in cookies; the link says the same, so that it can be passed on.
 */
export function MaterialityShortcut({ company }: { company?: ComparedCompany | undefined }) {
  const m = comparisonMessages()
  const comparison = useComparison()
  const navigate = useNavigate()
  const added = company ? newcomers([company], comparison) : []
  const hasRoom = added.length <= comparison.placesLeft
  const reason = hasRoom ? undefined : m.full(String(comparisonLimit))
  function open(materiality: string): void {
    comparison.add(added)
    saveShortcut({ materiality, name: scoreName(materiality) })
    const thisYear = Number(today().slice(0, 4))
    void navigate({
      to: '/comparisons/comparison/materiality',
      search: (old) => ({
        ...old,
        companies: [...comparison.companies, ...added].map(({ id }) => id).join('-'),
        items: materiality,
        from_y: thisYear - 5,
        to_y: thisYear,
      }),
    })
  }
  const entry = (key: string) => ({ label: scoreName(key), onSelect: () => open(key), disabledReason: reason })
  return (
    <FloatingMenu
      target={
        <button type="button" className="btn">
          {m.shortcut}
          <Icon name="down" />
        </button>
      }
      items={[{ heading: m.shortcutHint }, ...totalKeys.map(entry), 'divider', ...categories.map(entry)]}
    />
  )
}
