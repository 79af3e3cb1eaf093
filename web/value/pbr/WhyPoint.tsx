import { Link } from '@tanstack/react-router'
import type { RegressionPoint } from '#contract/value-models/one-regression.ts'
import { namesOf } from '../../companies/names.ts'
import { formatExact, formatNumber, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { FigureWhy } from '../../observations/why/FigureWhy.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { WhyAside } from '../../why/WhyAside.tsx'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { pbrMessages } from './messages.ts'
import { usePoint } from './use-pbr.ts'

interface Props {
  readonly indicator: string
  readonly lag: number
}

/** The margin: the figures of a point, and one step further where each comes from. */
export function WhyPoint({ indicator, lag }: Props) {
  const m = pbrMessages().why
  const { point = '', change } = useValueAddress()
  const [id, year, code, figureYear] = point.split('.')
  const back = () => change({ point: `${id}.${year}` })
  if (code && figureYear)
    return (
      <div>
        <button type="button" className="act" onClick={back}>
          {m.back}
        </button>
        <FigureWhy companyId={Number(id)} indicator={code} year={Number(figureYear)} close={back} />
      </div>
    )
  return <Point where={{ indicator, lag, companyId: Number(id), year: Number(year) }} />
}

function Point({ where }: { readonly where: Parameters<typeof usePoint>[0] }) {
  const m = pbrMessages().why
  const { change } = useValueAddress()
  const answer = usePoint(where)
  if (answer.isError) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton rows={6} />
  const { company, year, pbr, roe, kpi } = answer.data
  const { first } = namesOf(company)
  return (
    <WhyAside label={m.label} close={() => change({ point: undefined })}>
      <h2 lang={first.lang}>{first.text}</h2>
      <p className="note">
        {formatYear(year)} ·{' '}
        <Link to="/companies/$companyId/dashboard" params={{ companyId: company.id }} search={{}}>
          {m.company}
        </Link>
      </p>
      <p>
        {m.pbr} <b>{formatNumber(pbr.value, 2)}</b> <small className="note">{m.bases[pbr.basis]}</small>
      </p>
      <h3>{m.inputs}</h3>
      <table className={`compact ${classes.sum}`}>
        <tbody>
          {[...pbr.parts, roe, kpi].map((part) => (
            <Part key={`${part.indicator} ${part.fiscalYear}`} part={part} of={`${company.id}.${year}`} />
          ))}
        </tbody>
      </table>
    </WhyAside>
  )
}

function Part({ part, of }: { readonly part: RegressionPoint['roe']; readonly of: string }) {
  const { change } = useValueAddress()
  const indicator = useIndicatorMap().data?.get(part.indicator)
  return (
    <tr>
      <th scope="row">
        {indicator ? nameOf(indicator) : part.indicator} <small>{formatYear(part.fiscalYear)}</small>
      </th>
      <td>
        <button
          type="button"
          className="row-opener"
          onClick={() => change({ point: `${of}.${part.indicator}.${part.fiscalYear}` })}
        >
          {formatExact(part.value)}
        </button>{' '}
        <small>
          {indicator && unitWords(indicator.unit)} {part.isEstimated && pbrMessages().why.estimated}
        </small>
      </td>
    </tr>
  )
}
