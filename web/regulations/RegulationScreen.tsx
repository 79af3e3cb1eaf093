import { Link } from '@tanstack/react-router'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { CallFailed } from '../app/send.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { nameOf } from '../i18n/names.ts'
import { FactTag } from '../indicators/FactTag.tsx'
import { placeName } from '../indicators/places.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { About } from './About.tsx'
import { GapsFigure } from './gaps/GapsFigure.tsx'
import { regulationMessages } from './messages.ts'
import classes from './regulations.module.css'
import { SetChoice } from './SetChoice.tsx'
import { ScopeFigure } from './scope/ScopeFigure.tsx'
import { CompaniesFigure } from './table/CompaniesFigure.tsx'
import { Out } from './table/Out.tsx'
import { useRegulation, useRegulationAddress, useSlug } from './use-regulation.ts'
import { dateText, forceText } from './words.ts'

/** One regulation: whom it binds, when, and whether the disclosure is ready. */
export function RegulationScreen() {
  const m = regulationMessages()
  const regulation = useRegulation()
  const [, change] = useRegulationAddress()
  const slug = useSlug()
  const { data, error } = regulation
  const code = error instanceof CallFailed ? error.code : null
  if (code === 'regulation.not-found' || !/^[a-z0-9-]{1,60}$/.test(slug)) return <Unknown />
  const isSetGone = code === 'company.not-found' || code === 'watchlist.not-found'
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${data ? `${nameOf(data)} – ` : ''}${m.title} – Satoyama`}</title>
      <ContextBar acts={['asOf', 'year']} />
      <div className="page-head">
        <div>
          <h1>{data ? nameOf(data) : m.title}</h1>
          {data && <Kicker regulation={data} />}
        </div>
        <p className={`acts ${classes.commands}`}>
          <Link to="/esg_contents/v2/regulations" search={{}}>
            {m.all}
          </Link>
          {data && <Out />}
          <button type="button" className="act" onClick={() => window.print()}>
            {m.print}
          </button>
        </p>
      </div>
      {regulation.isError && (
        <ErrorState error={error} retry={() => (isSetGone ? change({ set: undefined }) : void regulation.refetch())} />
      )}
      {!data && !regulation.isError && <Skeleton rows={14} />}
      {data && (
        <div className={regulation.isPlaceholderData ? 'is-stale' : undefined}>
          <Warning regulation={data} />
          <About regulation={data} />
          <SetChoice regulation={data} />
          <ScopeFigure regulation={data} />
          <GapsFigure regulation={data} />
          <CompaniesFigure regulation={data} />
        </div>
      )}
    </main>
  )
}

/** An address that names no regulation. */
function Unknown() {
  const m = regulationMessages()
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <title>{`${m.notFound} – Satoyama`}</title>
      <ContextBar />
      <div className="page-head">
        <h1>{m.notFound}</h1>
      </div>
      <Empty
        title={m.notFoundText}
        actions={
          <Link to="/esg_contents/v2/regulations" search={{}} className="btn go">
            {m.all}
          </Link>
        }
      />
    </main>
  )
}

function Kicker({ regulation }: { regulation: Regulation }) {
  const m = regulationMessages()
  return (
    <p className="kicker">
      <span>{placeName(regulation.jurisdiction)}</span>
      <span>{m.natures[regulation.nature]}</span>
      <span>{m.binds[regulation.binds]}</span>
      <span>
        {forceText(regulation)} {regulation.fromStatus === 'recalled' && <FactTag status="recalled" />}
      </span>
    </p>
  )
}

/** What is not in force, or binds somebody else than companies, says so before anything is counted. */
function Warning({ regulation: { force, from, binds } }: { regulation: Regulation }) {
  const m = regulationMessages()
  const warnings = [
    force === 'never' && m.neverInForce,
    force === 'not-yet' && m.notInForce(dateText(from!)),
    binds === 'investor' && m.investors,
  ].filter((text) => text !== false)
  if (warnings.length === 0) return null
  return <p className={classes.warning}>{warnings.join(' ')}</p>
}
