import { useId } from 'react'
import { type JointRegression, jointSizes } from '#contract/value-models/joint.ts'
import type { Regressions } from '#contract/value-models/regressions.ts'
import { everyLag, kpiForms } from '#methodology/value/pbr/market.ts'
import { formatNumber } from '../../../format.ts'
import { nameOf } from '../../../i18n/names.ts'
import { Choice } from '../../../ui/fields/Choice.tsx'
import { forReaders, Head, num } from '../../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../../ui/states/ErrorState.tsx'
import classes from '../../value.module.css'
import { pbrMessages } from '../messages.ts'
import { pText, rangeText, tText } from '../text.ts'
import { coefficientText } from './coefficient-text.ts'
import { jointMessages } from './messages.ts'
import { type JointChoice, useJoint, useJointChoice } from './use-joint.ts'

/** Several indicators in one equation, beside return on equity and size. */
export function Joint({ list }: { readonly list: Regressions }) {
  const m = jointMessages()
  const id = useId()
  const [choice, change] = useJointChoice()
  return (
    <section aria-labelledby={id} className={classes.simulation}>
      <h2 id={id}>{m.title}</h2>
      {choice.codes.length === 0 ? (
        <p className="note">{m.empty}</p>
      ) : (
        <>
          <Settings choice={choice} change={change} />
          <Result choice={choice} change={change} list={list} />
        </>
      )}
    </section>
  )
}

interface ChoiceProps {
  readonly choice: JointChoice
  readonly change: (next: Partial<JointChoice>) => void
}

/** How long before the price, with which size, and how ratios enter. */
function Settings({ choice, change }: ChoiceProps) {
  const m = jointMessages()
  return (
    <div className="tools">
      <Choice
        label={m.lag}
        value={choice.lag}
        options={everyLag.map((years) => [years, pbrMessages().lag(years)] as const)}
        choose={(value) => change({ lag: value })}
      />
      <Choice
        label={m.size}
        value={choice.size}
        options={jointSizes.map((each) => [each, m.sizes[each]] as const)}
        choose={(value) => change({ size: value })}
      />
      <Choice
        label={m.form}
        value={choice.form}
        options={kpiForms.map((each) => [each, m.forms[each]] as const)}
        choose={(value) => change({ form: value })}
      />
    </div>
  )
}

function Result({ choice, change, list }: ChoiceProps & { readonly list: Regressions }) {
  const m = jointMessages()
  const joint = useJoint(choice)
  if (joint.isError) return <ErrorState error={joint.error} retry={() => void joint.refetch()} />
  if (!joint.data) return <Skeleton rows={4} />
  const { data } = joint
  const remove = (code: string) => change({ codes: choice.codes.filter((each) => each !== code) })
  return (
    <div className={joint.isPlaceholderData ? 'is-stale' : ''} aria-busy={joint.isPlaceholderData}>
      <Terms data={data} remove={remove} />
      <p className="note">
        {m.n(formatNumber(data.n), formatNumber(data.companies))}
        {' · '}
        {data.fit
          ? m.fit(tText(data.fit.adjustedR2), data.fit.durbinWatson === null ? '—' : tText(data.fit.durbinWatson))
          : stateText(data, list)}
        {' · '}
        {droppedText(data)}
      </p>
      <p className="note">{data.scope.kind === 'company' ? m.formulaCompany : m.formula}</p>
      <p className="note">{m.chosen}</p>
    </div>
  )
}

function Terms({ data, remove }: { readonly data: JointRegression; readonly remove: (code: string) => void }) {
  const m = jointMessages()
  const columns = [m.coefficient, pbrMessages().columns.interval, 't', 'p']
  return (
    <div className={classes.lagBox}>
      <table className="compact">
        <caption className="sr">{m.title}</caption>
        <Head columns={[m.term, ...columns.map(num), forReaders(m.remove(m.term))]} />
        <tbody>
          {data.terms.map((term) => (
            <tr key={term.kind + term.indicator}>
              <th scope="row">
                {m.per[term.form](nameOf(term))}
                <small className={classes.per}>{m.per1[perOf(term)]}</small>
              </th>
              <Figures coefficient={term.coefficient} />
              <td>
                {term.kind === 'indicator' && (
                  <button
                    type="button"
                    className="act"
                    aria-label={m.remove(nameOf(term))}
                    onClick={() => remove(term.indicator)}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a coefficient is per 1 of: only ratios, and yes and no, enter as they are. */
function perOf({ form, unit }: JointRegression['terms'][number]): 'log' | 'point' | 'yes' {
  if (form === 'log') return 'log'
  return unit === '%' ? 'point' : 'yes'
}

function Figures({ coefficient }: Pick<JointRegression['terms'][number], 'coefficient'>) {
  if (!coefficient)
    return (
      <td colSpan={4} className="num">
        —
      </td>
    )
  const { value, low, high, t, p } = coefficient
  return (
    <>
      <td className="num">
        <b>{coefficientText(value)}</b>
      </td>
      <td className="num">{rangeText(coefficientText(low), coefficientText(high))}</td>
      <td className="num">{tText(t)}</td>
      <td className="num">{pText(p)}</td>
    </>
  )
}

/** Why nothing was fitted. */
function stateText({ state, n }: JointRegression, { fewest }: Regressions): string {
  const { states } = pbrMessages()
  return state === 'few-rows' ? states['few-rows'](formatNumber(n), formatNumber(fewest.rows)) : states[state]
}

/** Company years left out by reason. */
function droppedText({ dropped }: JointRegression): string {
  const m = jointMessages().dropped
  const reasons = (['missing', 'pbr', 'logarithm'] as const).filter((key) => dropped[key] > 0)
  return `${m.title}${m.colon}${reasons.map((key) => `${m[key]} ${formatNumber(dropped[key])}`).join(' · ') || '—'}`
}
