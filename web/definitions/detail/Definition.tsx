import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { Definition as Defined } from '#contract/market/indicators.ts'
import { getCoverage } from '#contract/market/indicators.ts'
import { requestOf } from '../../app/query.ts'
import { ContextBar } from '../../context/ContextBar.tsx'
import { useContext } from '../../context/search.ts'
import { nameOf, otherNameOf } from '../../i18n/names.ts'
import { categoryName } from '../../indicators/categories.ts'
import { useDefinitions } from '../../indicators/use-definitions.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'
import { CoverageFigure } from './CoverageFigure.tsx'
import { Facts } from './Facts.tsx'
import { IndustryFigure } from './IndustryFigure.tsx'
import { Related } from './Related.tsx'
import { SpreadFigure } from './SpreadFigure.tsx'
import { Uses } from './Uses.tsx'

/** One indicator: what it means, who discloses it, how its figures are spread, and what uses it. */
export function Definition() {
  const { indicator } = useParams({ from: '/app/definitions/$indicator' })
  const [{ asOf, year }] = useContext()
  const definitions = useDefinitions()
  const coverage = useQuery({
    ...requestOf(getCoverage, { params: { indicator }, query: { asOf, fiscalYear: year } }),
    enabled: definitions.data?.indicators.some(({ code }) => code === indicator) ?? false,
  })
  const definition = definitions.data?.indicators.find(({ code }) => code === indicator)
  const years = coverage.data?.years.map(({ fiscalYear }) => fiscalYear).toReversed() ?? []
  return (
    <main className="screen definitions" id="content" tabIndex={-1}>
      <ContextBar
        acts={['asOf', 'year']}
        years={years}
        newest={year === undefined ? coverage.data?.fiscalYear : null}
      />
      {definitions.isError && <ErrorState error={definitions.error} retry={() => void definitions.refetch()} />}
      {definitions.isPending && <Skeleton rows={14} />}
      {definitions.data && !definition && <NotThere />}
      {definitions.data && definition && (
        <>
          <Head definition={definition} />
          <div className="grid">
            <Facts definition={definition} />
            <Uses definition={definition} weights={definitions.data.weights[definition.middle]} />
            <CoverageFigure coverage={coverage} selectedYear={coverage.data?.fiscalYear ?? null} />
            <SpreadFigure definition={definition} fiscalYear={coverage.data?.fiscalYear ?? null} />
            <IndustryFigure coverage={coverage} />
          </div>
          <Related definition={definition} all={definitions.data.indicators} />
        </>
      )}
    </main>
  )
}

function Head({ definition }: { definition: Defined }) {
  const m = definitionMessages()
  const { code, large, middle } = definition
  const other = otherNameOf(definition)
  return (
    <>
      <title>{`${nameOf(definition)} – Satoyama`}</title>
      <nav className={`${classes.defTrail} note`} aria-label={m.trail}>
        <Link to="/definitions" search={{}}>
          {m.title}
        </Link>
        {' › '}
        <Link to="/definitions" search={{ class: large }}>
          {categoryName(large)}
        </Link>
        {' › '}
        <Link to="/definitions" search={{ class: middle }}>
          {categoryName(middle)}
        </Link>
      </nav>
      <div className="page-head">
        <h1>{nameOf(definition)}</h1>
        <span className="code">{code}</span>
      </div>
      <p className="mut" lang={other.lang}>
        {other.text}
      </p>
    </>
  )
}

function NotThere() {
  const m = definitionMessages()
  return (
    <>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <Empty
        title={m.notFound}
        actions={
          <Link to="/definitions" search={{}} className="btn">
            {m.toList}
          </Link>
        }
      >
        <p className="note">{m.notFoundText}</p>
      </Empty>
    </>
  )
}
