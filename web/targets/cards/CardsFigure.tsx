import { Fragment } from 'react'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { formatNumber } from '../../format.ts'
import { cardMessages } from '../card-messages.ts'
import { targetsMessages } from '../messages.ts'
import classes from '../targets.module.css'
import { useTargetsAddress } from '../use-address.ts'
import { TargetCard } from './TargetCard.tsx'

interface Props {
  readonly companyId: number
  readonly data: CompanyTargets
  readonly number: number
}

/** Each target by itself, without a total. */
export function CardsFigure({ companyId, data, number }: Props) {
  const m = cardMessages()
  const { targets, contradictions } = data
  const contradicting = new Set(contradictions.flat())
  if (targets.length === 0) return <OtherScopes data={data} />
  return (
    <section className="fig c12" aria-labelledby="targets-each">
      <header>
        <p className="label">
          <i>{number}</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="targets-each">
          {m.finding(formatNumber(targets.length))}
        </h2>
        <p className="unit">{m.unit}</p>
      </header>
      <div className={classes.cards}>
        {targets.map((target, index) => (
          <TargetCard
            // Two targets of a list may say the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is what names a target
            key={index}
            companyId={companyId}
            data={data}
            target={target}
            isContradicted={contradicting.has(index)}
          />
        ))}
      </div>
      <OtherScopes data={data} />
    </section>
  )
}

/** Scopes that are not shown, and have targets. */
function OtherScopes({ data: { byScope } }: Pick<Props, 'data'>) {
  const m = cardMessages()
  const { scopes } = targetsMessages()
  const [{ valScopes, perScopes }, change] = useTargetsAddress()
  const others = byScope.filter(
    ({ scope, targets }) => targets > 0 && !valScopes.includes(scope) && !perScopes.includes(scope),
  )
  if (others.length === 0) return null
  return (
    <p className="fig-note c12">
      {m.others}{' '}
      {others.map(({ scope, targets }) => (
        <Fragment key={scope}>
          <button type="button" className="act" onClick={() => change({ valScopes: [...valScopes, scope] })}>
            {m.add(scopes[scope], formatNumber(targets))}
          </button>{' '}
        </Fragment>
      ))}
    </p>
  )
}
