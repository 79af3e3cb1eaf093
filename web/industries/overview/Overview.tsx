import { readIndustryId } from '#contract/market/industry-id.ts'
import { newsBriefMessages } from '../../news/brief/brief-messages.ts'
import { NewsBrief } from '../../news/brief/NewsBrief.tsx'
import { IndustryPage } from '../IndustryPage.tsx'
import { KnownGroup } from '../known-group/KnownGroup.tsx'
import { useIndustryId, useIndustryOverview } from '../use-industries.ts'
import { Comprises } from './Comprises.tsx'
import { DisclosureRates } from './DisclosureRates.tsx'
import { MarketsAndSizes } from './MarketsAndSizes.tsx'
import { MaterialThemes } from './MaterialThemes.tsx'
import { RulesAndGoals } from './RulesAndGoals.tsx'

/** What an industry holds, how large it is, what weighs and why, who discloses it, which rules and goals stand behind it, what was written about it. */
export function Overview() {
  const industry = useIndustryId()
  const overview = useIndustryOverview(industry)
  const m = newsBriefMessages()
  return (
    <IndustryPage tab="overview" query={overview}>
      {(answer) => (
        <>
          <div className="grid">
            <Comprises overview={answer} />
            <MarketsAndSizes overview={answer} />
            <MaterialThemes overview={answer} />
            <DisclosureRates overview={answer} />
            <RulesAndGoals overview={answer} />
            <KnownGroup industryId={industry} />
          </div>
          {/* The whole market is no industry that news could be asked of. */}
          {readIndustryId(industry)?.code === 'market' ? (
            <NewsBrief title={m.market} scope={{}} />
          ) : (
            <NewsBrief title={m.ofIndustry} scope={{ industry }} />
          )}
        </>
      )}
    </IndustryPage>
  )
}
