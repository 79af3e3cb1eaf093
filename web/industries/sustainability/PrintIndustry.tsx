import { Link } from '@tanstack/react-router'
import type { Industry } from '#contract/industries/industry.ts'
import { shortHash } from '#methodology/scores/recipe.ts'
import { SourceSentences } from '../../app/market/SourceSentences.tsx'
import { peerMessages } from '../../app/peer-messages.ts'
import { isBeingMade } from '../../app/send.ts'
import { today } from '../../context/search.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { scoredCount } from '../../scoring/score-messages.ts'
import { Brand } from '../../ui/icons.tsx'
import { PrintHead, PrintSheet } from '../../ui/print/PrintSheet.tsx'
import { pageBoxes } from '../../ui/print/page-boxes.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import type { IndustriesSearch } from '../address.ts'
import { CompaniesTable } from '../companies/CompaniesTable.tsx'
import { nameOf } from '../figures.ts'
import classes from '../industries.module.css'
import { industryMessages } from '../messages.ts'
import { NoIndustryScore } from '../NoIndustryScore.tsx'
import { useIndustry, useIndustryCompanies, useIndustryId } from '../use-industries.ts'
import { Leaders, Positions } from './Averages.tsx'
import { Coverage } from './Distribution.tsx'
import { averagesFinding, distributionFinding, materialityFinding, moversFinding } from './findings.ts'
import { IndustryHistogram } from './IndustryHistogram.tsx'
import { MaterialityRows } from './IndustryMateriality.tsx'
import { MoverTable } from './Movers.tsx'

/** Rows that a report holds; the whole market would be eighty pages. */
const maxCompanies = 500

/** The industry on A4: averages and whose they are, spread, materiality, movers and its companies. */
export function PrintIndustry() {
  const m = industryMessages()
  const industryId = useIndustryId()
  const industry = useIndustry(industryId)
  return (
    <PrintSheet
      back={
        <Link
          to="/industries/$industryId/sustainability"
          params={{ industryId }}
          search={(old) => old as IndustriesSearch}
        >
          {m.back}
        </Link>
      }
      canPrint={industry.data !== undefined}
      className={classes.industrySheet}
    >
      {industry.isError && <ErrorState error={industry.error} retry={() => void industry.refetch()} />}
      {industry.isPending &&
        (isBeingMade(industry.failureReason) ? <p role="status">{m.preparing}</p> : <Skeleton rows={12} />)}
      {industry.data &&
        (industry.data.year === null ? (
          <>
            <h1>{nameOf(industry.data.industry)}</h1>
            <NoIndustryScore years={industry.data.years} />
          </>
        ) : (
          <Report industry={industry.data} />
        ))}
      {industry.data && <SourceSentences />}
    </PrintSheet>
  )
}

function Report({ industry }: { industry: Industry }) {
  const m = industryMessages()
  const { industry: summary, basis, year, average, recipe } = industry
  const day = formatDay(recipe.asOf ?? today())
  const foot = `${m.asOf(day)}　${m.method(recipe)}　${m.recipe} ${shortHash(recipe.hash)}`
  return (
    <>
      <title>{`${nameOf(summary)} ${m.report} – Satoyama`}</title>
      <style>{pageBoxes({ head: nameOf(summary), foot })}</style>
      <PrintHead
        brand={<Brand />}
        title={
          <>
            {nameOf(summary)} <small>{m.report}</small>
          </>
        }
        note={[
          peerMessages().bases[basis],
          formatYear(year!),
          scoredCount(summary.scored, summary.companies) ?? m.allScored(formatNumber(summary.companies)),
        ].join('　')}
      />
      <section>
        <h2>{averagesFinding(industry)}</h2>
        <Positions industry={industry} />
        <p className="fig-note">{m.amongKey}</p>
      </section>
      <section>
        <h2>{distributionFinding(industry.totals[0]!) ?? m.distribution}</h2>
        {industry.totals[0]!.scores.length > 0 && (
          <IndustryHistogram total={industry.totals[0]!} label={m.distribution} />
        )}
        <Coverage industry={industry} />
      </section>
      <section>
        <h2>{materialityFinding(industry)}</h2>
        <MaterialityRows industry={industry} />
        <p className="fig-note">{m.materialityNote}</p>
      </section>
      <section>
        <h2>{m.leaders}</h2>
        <Leaders industry={industry} />
        <p className="fig-note">{m.averageBy[average.by](average.day ? formatDay(average.day) : '')}</p>
      </section>
      <section>
        <h2>{moversFinding(industry)}</h2>
        <h3>{m.rose}</h3>
        <MoverTable rows={industry.movers.rose} label={m.rose} />
        <h3>{m.fell}</h3>
        <MoverTable rows={industry.movers.fell} label={m.fell} />
        <p className="fig-note">{m.moversNote(formatNumber(industry.movers.compared))}</p>
      </section>
      <Companies industryId={summary.id} />
      <footer className="print-foot">{foot}</footer>
    </>
  )
}

function Companies({ industryId }: { industryId: string }) {
  const m = industryMessages()
  const companies = useIndustryCompanies(industryId, { perPage: maxCompanies })
  if (companies.isError) return <ErrorState error={companies.error} retry={() => void companies.refetch()} />
  if (!companies.data) return <Skeleton rows={8} />
  const rest = companies.data.total - companies.data.companies.length
  return (
    <section className="long">
      <h2>{m.companiesTitle}</h2>
      <CompaniesTable answer={companies.data} sort="" isReversed={false} />
      {rest > 0 && <p className="fig-note">{m.more(formatNumber(rest))}</p>}
    </section>
  )
}
