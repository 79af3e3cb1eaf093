import { Link } from '@tanstack/react-router'
import type { ValueModel } from '#contract/value-models/value.ts'
import { isBeingMade } from '../../app/send.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatYear } from '../../format.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { valueMessages } from '../messages.ts'
import { accuracyTable, verdictOf } from './accuracy.ts'
import { CompanyWorth } from './CompanyWorth.tsx'
import { worthMessages } from './messages.ts'
import { Terms } from './Terms.tsx'
import { ThreeBars } from './ThreeBars.tsx'
import { useValueModel } from './use-worth.ts'

/** Whether ESG tells anything of prices that accounts do not, by which indicators, and what they are worth in a company. */
export function Worth() {
  const m = worthMessages()
  const answer = useValueModel()
  if (answer.isError) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data)
    return (
      <>
        {isBeingMade(answer.failureReason) && <p role="status">{m.preparing}</p>}
        <Skeleton rows={12} />
      </>
    )
  const { model } = answer.data
  if (!model)
    return (
      <Empty title={m.none}>
        <p>{m.noneText}</p>
      </Empty>
    )
  return (
    <>
      <Accuracy model={model} />
      <Terms model={model} />
      <CompanyWorth />
    </>
  )
}

function Accuracy({ model }: { readonly model: ValueModel }) {
  const m = worthMessages()
  const { rows, companies, years, tested, accuracy } = model
  return (
    <Figure
      id="value_accuracy"
      name={m.accuracy}
      finding={verdictOf(model)}
      unit={m.unit(formatYear(tested), formatNumber(accuracy.n))}
      views={[{ key: 'bars', label: m.bar, content: <ThreeBars accuracy={accuracy} /> }]}
      table={accuracyTable(model)}
      notes={
        <div className="note">
          <p>{m.facts(formatNumber(rows), formatNumber(companies), formatYear(years[0]), formatYear(years[1]))}</p>
          <p>
            <Link to="/algorithm/$method" params={{ method: 'non-financial-value' }} search={{}}>
              {valueMessages().method}
            </Link>
          </p>
        </div>
      }
    />
  )
}
