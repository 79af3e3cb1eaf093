import { Link } from '@tanstack/react-router'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { subjectOf } from '#contract/search/measure.ts'
import { categories, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { namesOf } from '../../companies/names.ts'
import { useContext } from '../../context/search.ts'
import { language } from '../../i18n/language.ts'
import type { Selected } from '../../observations/selected.ts'
import { useRaws } from '../../observations/use-raws.ts'
import { WhyPanel } from '../../observations/why/WhyPanel.tsx'
import { ImpactNotice } from '../../scores/sheet/ImpactNotice.tsx'
import { WhyScore } from '../../scores/why/WhyScore.tsx'
import { useScoreContext, useScores } from '../../scoring/use-scores.ts'
import { Icon } from '../../ui/icons.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useComparisonAddress } from '../address.ts'
import { comparisonPageMessages } from '../messages.ts'
import classes from './comparisons.module.css'

interface Props {
  /** `12.water`: a company, and a score, indicator or vendor. */
  readonly why: string
  readonly comparison: Comparison
  readonly close: () => void
}

/** Why a cell of the comparison says what it says: the margin that the company's own pages have, with whose it is above. */
export function ComparisonWhy({ why, comparison, close }: Props) {
  const at = why.indexOf('.')
  const companyId = Number(why.slice(0, at))
  const code = why.slice(at + 1)
  const company = comparison.companies.find(({ id }) => id === companyId)
  if (!company) return null
  const { first } = namesOf(company)
  const isVendor = !(scoreKeys as readonly string[]).includes(code) && subjectOf(code).kind === 'vendor'
  return (
    <div className={classes.why} key={why}>
      <p className={classes.whose} lang={first.lang}>
        {first.text}{' '}
        <Link
          to="/companies/$companyId/details"
          params={{ companyId }}
          search={(old) => old}
          hash={(categories as readonly string[]).includes(code) ? code : ''}
          lang={language()}
        >
          {comparisonPageMessages().toDetails}
        </Link>
      </p>
      {isVendor ? (
        <WhyRating companyId={companyId} code={code} close={close} />
      ) : (scoreKeys as readonly string[]).includes(code) ? (
        <ScoreWhy companyId={companyId} code={code} close={close} />
      ) : (
        <FigureWhy companyId={companyId} code={code} comparison={comparison} close={close} />
      )}
    </div>
  )
}

interface WhyProps {
  readonly companyId: number
  readonly code: string
  readonly close: () => void
}

function ScoreWhy({ companyId, code, close }: WhyProps) {
  const [, change] = useComparisonAddress()
  const context = useScoreContext()
  const scores = useScores(companyId, context)
  if (scores.isError) return <ErrorState error={scores.error} retry={() => void scores.refetch()} />
  if (!scores.data) return <Skeleton rows={10} />
  if (context.method === 'employment-impact') return <ImpactNotice companyId={companyId} scores={scores.data} />
  return (
    <WhyScore
      companyId={companyId}
      name={code}
      scores={scores.data}
      close={close}
      open={(key) => change({ why: `${companyId}.${key}` })}
    />
  )
}

function FigureWhy({ companyId, code, comparison, close }: WhyProps & { comparison: Comparison }) {
  const [{ asOf, year = comparison.newestYear }] = useContext()
  const { company, indicators, observations } = useRaws(companyId, { toYear: undefined, asOf })
  const failed = [company, indicators, observations].find(({ isError }) => isError)
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />
  if (!observations.data || !indicators.data || year === null) return <Skeleton rows={10} />
  const cells = observations.data.cells.filter((cell) => cell.indicator === code && cell.fiscalYear === year)
  const own = cells.find(({ part }) => part === '') ?? cells[0]
  const selected: Selected = {
    indicator: code,
    year,
    boundary: own?.boundary ?? 'consolidated',
    part: own?.part ?? '',
  }
  return (
    <WhyPanel
      companyId={companyId}
      selected={selected}
      asOf={asOf}
      company={company.data}
      indicators={indicators.data}
      observations={observations.data}
      close={close}
    />
  )
}

/** Ratings are explained where all raters stand side by side. */
function WhyRating({ companyId, code, close }: WhyProps) {
  const m = comparisonPageMessages()
  return (
    <aside className="why" aria-label={m.why}>
      <div className="why-head">
        <strong className="note">{m.rating}</strong>
        <span className="why-close">
          <button type="button" className="icon-btn" aria-label={m.close} onClick={close}>
            <Icon name="close" />
          </button>
        </span>
      </div>
      <h2>{code}</h2>
      <Link to="/companies/$companyId/sustainability/consensus" params={{ companyId }} search={{}} className="btn">
        {m.toRatings}
      </Link>
    </aside>
  )
}
