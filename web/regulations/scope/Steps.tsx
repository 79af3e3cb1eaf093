import type { Regulation } from '#contract/regulations/regulations.ts'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { detailMessages } from '../detail-messages.ts'
import classes from '../regulations.module.css'
import { dateText } from '../words.ts'

/** Companies by the first date that binds them; a date that is only planned says so, and counts those that it would bind. */
export function Steps({ regulation: { stages } }: { regulation: Regulation }) {
  const m = detailMessages()
  const steps = stages.filter(({ isNewScope, companies }) => isNewScope || companies === null)
  if (steps.length === 0) return null
  const max = Math.max(1, ...steps.map(({ companies }) => companies ?? 0))
  return (
    <table className={classes.steps}>
      <caption>
        {m.scope.steps} <small>{m.scope.stepsNote}</small>
      </caption>
      <tbody>
        {steps.map((step) => (
          <tr key={`${step.from} ${step.whatEn}`} data-force={step.force}>
            <th scope="row">
              {dateText(step.from)}{' '}
              <small>
                {language() === 'ja' ? step.whatJa : step.whatEn}{' '}
                {step.status !== 'verified' && <FactTag status={step.status} />}
              </small>
            </th>
            <td>
              {step.companies === null ? (
                <span className="dim">{m.scope.undatable}</span>
              ) : (
                <WeightBar share={step.companies / max} />
              )}
            </td>
            <td className="num">{step.companies === null ? '—' : formatNumber(step.companies)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
