import { useComparisonAddress } from '../address.ts'
import { ComparisonPage, type ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { rowNames } from './model.ts'
import { RawsComparison } from './RawsComparison.tsx'
import { SourcesFigure } from './SourcesFigure.tsx'
import { YearsFigure } from './YearsFigure.tsx'

/** Who discloses it, who is best: scores, any indicators and ratings of the companies over the years. */
export function Raws() {
  const [{ items }] = useComparisonAddress()
  return (
    <ComparisonPage tab="raws" rows={rowNames(items)}>
      {(screen: ComparisonScreen) => (
        <>
          <RawsComparison screen={screen} />
          <YearsFigure screen={screen} />
          <SourcesFigure screen={screen} />
        </>
      )}
    </ComparisonPage>
  )
}
