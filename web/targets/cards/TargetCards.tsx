import type { CompanyTarget, CompanyTargets } from '#contract/targets/targets.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { useTargetsAddress } from '../address.ts'
import { cardMessages } from '../card-messages.ts'
import { changeText } from '../figure-text.ts'
import { isSure } from '../main-target.ts'
import { targetsMessages } from '../messages.ts'
import classes from '../targets.module.css'
import { Covers, Gaps, Kept, Paces, Strength } from './parts.tsx'
import { TargetSource } from './TargetSource.tsx'

interface Props {
  readonly data: CompanyTargets
  readonly number: number
}

/** Each target by what it covers, how fast it is, whether it is kept, and where it comes from; without a total. */
export function TargetCards({ data, number }: Props) {
  const m = cardMessages()
  const words = targetsMessages()
  const [{ valScopes }, change] = useTargetsAddress()
  const elsewhere = data.byScope.filter(({ scope, targets }) => targets > 0 && !valScopes.includes(scope))
  const shown = data.targets.map((target, index) => ({ target, index }))
  return (
    <section className="fig c12" aria-labelledby="target-cards">
      <header>
        <p className="label">
          <i>{number}</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="target-cards">
          {shown.length === 0 ? m.none : m.finding(formatNumber(shown.length))}
        </h2>
        {shown.length > 0 && <p className="unit">{m.unit}</p>}
      </header>
      <div className={classes.cards}>
        {shown.map(({ target, index }) => (
          <Card
            key={index}
            target={target}
            isContradicting={data.contradictions.some((pair) => pair.includes(index))}
          />
        ))}
      </div>
      {elsewhere.length > 0 && (
        <p className={classes.elsewhere}>
          <span>{m.others('')}</span>
          {elsewhere.map(({ scope, targets }) => (
            <button
              key={scope}
              type="button"
              className="btn"
              onClick={() => change({ valScopes: [...valScopes, scope] })}
            >
              {words.choices.counted(words.scopes[scope], formatNumber(targets))}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}

function Card({ target, isContradicting }: { readonly target: CompanyTarget; readonly isContradicting: boolean }) {
  const m = cardMessages()
  const words = targetsMessages()
  const { scope, reduction, baseYear, targetYear, measure, fault, horizon } = target
  const faultText = fault && words.headlines.faults[fault](formatYear(baseYear), formatYear(targetYear))
  return (
    <article className={classes.card}>
      <h3>
        {words.scopes[scope]} {words.targetOf(changeText(-reduction), formatYear(targetYear))}{' '}
        <small>{m.base(formatYear(baseYear))}</small>
      </h3>
      <p className={classes.tags}>
        {horizon !== null && <span className="tag">{horizonText(horizon)}</span>}
        {measure === 'intensity' && <span className="tag">{m.tags.intensity}</span>}
        {!isSure(target) && <span className="tag">{m.tags.waiting}</span>}
        {isContradicting && <span className="tag">{m.tags.contradiction}</span>}
      </p>
      {faultText && <p className={classes.fault}>{faultText}</p>}
      {measure === 'intensity' && <p>{m.intensityText}</p>}
      <dl>
        <Covers target={target} />
        <Paces target={target} />
        <Kept target={target} />
        <Gaps target={target} />
        <Strength target={target} />
        <TargetSource target={target} />
      </dl>
    </article>
  )
}

function horizonText(horizon: string): string {
  const { horizons } = cardMessages()
  const known: Readonly<Record<string, string>> = horizons
  return known[horizon.toLowerCase().replace(/[ _-]?(term|targets?)$/, '')] ?? horizon
}
