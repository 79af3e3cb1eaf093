import { Link } from '@tanstack/react-router'
import type { ValueModel } from '#contract/value-models/value.ts'
import { FromSources } from '../../app/market/FromSources.tsx'
import { isBeingMade } from '../../app/send.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatShare, formatYear } from '../../format.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { valueMessages } from '../messages.ts'
import classes from '../value.module.css'
import { accuracyTable, verdictOf } from './accuracy.ts'
import { CompanyWorth } from './CompanyWorth.tsx'
import { worthMessages } from './messages.ts'
import { Terms } from './Terms.tsx'
import { ThreeBars } from './ThreeBars.tsx'
import { useValueModel, useValueProgress } from './use-worth.ts'

/** Whether ESG tells anything of prices that accounts do not, by which indicators, and what they are worth in a company. */
export function Worth() {
  const m = worthMessages()
  const answer = useValueModel()
  if (answer.isError) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Preparing isMade={isBeingMade(answer.failureReason)} />
  const { model } = answer.data
  if (!model)
    return (
      <Empty title={m.none}>
        <p>{m.noneText}</p>
        <FromSources of={['edinet-documents']} />
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

/** What is shown while the model is made. */
function Preparing({ isMade }: { readonly isMade: boolean }) {
  const m = worthMessages()
  const share = useValueProgress()
  const status = share === null ? (isMade ? m.preparing : null) : m.progress(formatShare(share))
  return (
    <>
      {status && (
        <p role="status" className={classes.progress}>
          {status}
          {share !== null && <progress value={share} aria-label={status} />}
        </p>
      )}
      <Skeleton rows={12} />
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
