import { IndustryPage } from '../IndustryPage.tsx'
import { useIndustry, useIndustryId } from '../use-industries.ts'
import { Averages } from './Averages.tsx'
import { AverageYears } from './AverageYears.tsx'
import { Distribution } from './Distribution.tsx'
import { IndustryMateriality } from './IndustryMateriality.tsx'
import { Movers } from './Movers.tsx'

/** Averages and whose they are, the spread of its companies, what weighs, ten years, who moved. */
export function IndustrySustainability() {
  const industry = useIndustry(useIndustryId())
  return (
    <IndustryPage tab="sustainability" query={industry}>
      {(answer) => (
        <div className="grid">
          <Averages industry={answer} />
          <Distribution industry={answer} />
          <AverageYears industry={answer} />
          <IndustryMateriality industry={answer} />
          <Movers industry={answer} />
        </div>
      )}
    </IndustryPage>
  )
}
