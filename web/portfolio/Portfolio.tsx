import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { isBeingMade } from '../app/send.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { formatYear } from '../format.ts'
import { scoreMessages } from '../scoring/score-messages.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { type PortfolioPart, portfolioParts, usePortfolioAddress } from './address.ts'
import { percentText, sourceName } from './figures.ts'
import { Acts } from './head/Acts.tsx'
import { Choices } from './head/Choices.tsx'
import { Facts } from './head/Facts.tsx'
import { Strip } from './head/Strip.tsx'
import { Holdings } from './holdings/Holdings.tsx'
import { portfolioMessages } from './messages.ts'
import { Nothing } from './Nothing.tsx'
import { Climate } from './parts/Climate.tsx'
import { Esg } from './parts/Esg.tsx'
import { Impacts } from './parts/Impacts.tsx'
import { Temperature } from './parts/Temperature.tsx'
import { Time } from './parts/Time.tsx'
import { WhatIf } from './parts/WhatIf.tsx'
import classes from './portfolio.module.css'
import { useFigures, usePortfolioQuery, useSources } from './use-portfolio.ts'

const ImportHoldings = lazy(() =>
  import('./upload/ImportHoldings.tsx').then((file) => ({ default: file.ImportHoldings })),
)

const parts: Record<PortfolioPart, (props: { figures: PortfolioFigures }) => ReactNode> = {
  climate: Climate,
  temperature: Temperature,
  esg: Esg,
  pai: Impacts,
  time: Time,
  whatif: WhatIf,
  holdings: Holdings,
}

/** How a portfolio stands against its benchmark, who explains it, and how much is measured. */
export function Portfolio() {
  const m = portfolioMessages()
  const [{ part = 'climate' }] = usePortfolioAddress()
  const sources = useSources()
  const figures = useFigures()
  const { of } = usePortfolioQuery()
  const [importing, setImporting] = useState<'new' | 'further-day' | null>(null)
  const [first, setFirst] = useState<File>()
  const own = (sources.data ?? []).flatMap(({ of: name, name: title, kind }) =>
    kind === 'portfolio' ? [{ id: Number(name.slice('portfolio-'.length)), name: title ?? name }] : [],
  )
  const current = own.find(({ id }) => of === `portfolio-${id}`) ?? null
  const Part = parts[part]
  const { data } = figures
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      <title>{`${data ? `${sourceName(data.portfolio)} ` : ''}${m.title} – Satoyama`}</title>
      <ContextBar
        acts={['asOf', 'year', 'method', 'version', 'period', 'inference', 'peers', 'text']}
        newest={data?.fiscalYear ?? null}
      />
      <div className="top-part">
        <header className={classes.head}>
          <h1>{data ? sourceName(data.portfolio) : m.title}</h1>
          {data && <Facts figures={data} />}
          {of !== '' && (
            <Acts
              own={current}
              isImporting={importing !== null}
              importFile={() => setImporting(importing === null ? 'new' : null)}
              addDay={() => setImporting('further-day')}
              canPrint={data !== undefined}
            />
          )}
        </header>
        {importing && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <ImportHoldings
              close={() => {
                setImporting(null)
                setFirst(undefined)
              }}
              key={importing}
              into={importing === 'further-day' ? (current ?? undefined) : undefined}
              own={own}
              first={first}
            />
          </Suspense>
        )}
        {sources.data && of !== '' && <Choices of={of} sources={sources.data} figures={data} />}
        {data && <Strip figures={data} />}
        {data?.betterYear && <BetterYear better={data.betterYear} />}
        {of !== '' && <Parts current={part} />}
        {sources.data && of === '' && !importing && (
          <Nothing
            importFile={(file) => {
              setFirst(file)
              setImporting('new')
            }}
          />
        )}
      </div>
      {(sources.isError || figures.isError || (of !== '' && figures.isPending)) && (
        <div className="top-part">
          {sources.isError && <ErrorState error={sources.error} retry={() => void sources.refetch()} />}
          {figures.isError && <ErrorState error={figures.error} retry={() => void figures.refetch()} />}
          {of !== '' && figures.isPending && <Pending isPreparing={isBeingMade(figures.failureReason)} />}
        </div>
      )}
      {data && !figures.isError && (
        <div className="two no-why">
          <div className={`left ${figures.isPlaceholderData ? 'is-stale' : ''}`}>
            <div className="grid">
              <Part figures={data} />
            </div>
          </div>
        </div>
      )}
    </main>
  )
}

function Pending({ isPreparing }: { isPreparing: boolean }) {
  if (!isPreparing) return <Skeleton rows={14} />
  return (
    <p className="note" role="status">
      {scoreMessages().preparing}
    </p>
  )
}

function BetterYear({ better: { fiscalYear, coverage } }: { better: NonNullable<PortfolioFigures['betterYear']> }) {
  const m = portfolioMessages()
  return (
    <p className="note">
      {m.betterYear(formatYear(fiscalYear), percentText(coverage))}{' '}
      <Link className="act" to="." search={(old) => ({ ...old, year: fiscalYear })}>
        {m.useYear(formatYear(fiscalYear))}
      </Link>
    </p>
  )
}

function Parts({ current }: { current: PortfolioPart }) {
  const m = portfolioMessages()
  return (
    <nav className="tabs" aria-label={m.title}>
      {portfolioParts.map((part) => (
        <Link
          key={part}
          to="."
          search={(old) => ({ ...old, part: part === 'climate' ? undefined : part })}
          resetScroll={false}
          // The link of the first part has no parameter, and would count as the page itself on every other.
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={part === current ? 'page' : undefined}
        >
          {m.parts[part]}
        </Link>
      ))}
    </nav>
  )
}
