import { Link } from '@tanstack/react-router'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { subjectOf } from '#contract/search/measure.ts'
import { categories, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { namesOf } from '../../companies/names.ts'
import { useContext } from '../../context/search.ts'
import { language } from '../../i18n/language.ts'
import { FigureWhy } from '../../observations/why/FigureWhy.tsx'
import { ImpactNotice } from '../../scores/sheet/ImpactNotice.tsx'
import { WhyScore } from '../../scores/why/WhyScore.tsx'
import { useScoreContext, useScores } from '../../scoring/use-scores.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { WhyAside } from '../../why/WhyAside.tsx'
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
        <CellWhy companyId={companyId} code={code} comparison={comparison} close={close} />
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

function CellWhy({ companyId, code, comparison, close }: WhyProps & { comparison: Comparison }) {
  const [{ year = comparison.newestYear }] = useContext()
  return year === null ? null : <FigureWhy companyId={companyId} indicator={code} year={year} close={close} />
}

/** Ratings are explained where all raters stand side by side. */
function WhyRating({ companyId, code, close }: WhyProps) {
  const m = comparisonPageMessages()
  return (
    <WhyAside label={m.why} head={m.rating} close={close}>
      <h2>{code}</h2>
      <Link to="/companies/$companyId/sustainability/consensus" params={{ companyId }} search={{}} className="btn">
        {m.toRatings}
      </Link>
    </WhyAside>
  )
}
