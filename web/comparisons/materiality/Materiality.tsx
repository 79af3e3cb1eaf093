import { readShortcut } from '../../companies/materiality-shortcut.ts'
import { useIndicators } from '../../indicators/use-indicators.ts'
import { useComparisonAddress } from '../address.ts'
import { ComparisonPage, type ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { DifferenceFigure } from './DifferenceFigure.tsx'
import { MaterialityComparison } from './MaterialityComparison.tsx'
import { itemsOf } from './model.ts'
import { indicatorsOf, unfoldedOf } from './unfolded.ts'

/** Where the companies differ, and whether it matters: scores of every level side by side. */
export function Materiality() {
  const [{ items, unfolded }] = useComparisonAddress()
  const { data: indicators } = useIndicators()
  const chosen = itemsOf(items ?? readShortcut().materiality)
  const below = indicatorsOf(unfoldedOf(unfolded), indicators ?? [])
  const rows = [...chosen, ...[...below.values()].flat().map(({ code }) => code)].slice(0, 60)
  return (
    <ComparisonPage tab="materiality" rows={rows}>
      {(screen: ComparisonScreen) => (
        <>
          <MaterialityComparison screen={screen} below={below} />
          {screen.comparison.recipe.method !== 'employment-impact' &&
            screen.comparison.units === 'companies' &&
            screen.comparison.companies.length > 1 && <DifferenceFigure screen={screen} />}
        </>
      )}
    </ComparisonPage>
  )
}
