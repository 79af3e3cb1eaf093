import { Link } from '@tanstack/react-router'
import { namesOf } from '../companies/names.ts'
import { useCompany } from '../companies/use-company.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { ToolTabs } from '../tools/ToolTabs.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { CompanyChoice } from './CompanyChoice.tsx'
import { CompanyPrediction } from './CompanyPrediction.tsx'
import { ModelCard } from './card/ModelCard.tsx'
import classes from './ftse.module.css'
import { ftseMessages } from './messages.ts'
import { Out } from './Out.tsx'
import { Preparing } from './Preparing.tsx'
import { StateNote } from './StateNote.tsx'
import { useFtseAddress, useFtseModel, useFtsePrediction } from './use-prediction.ts'

/** What FTSE Russell might say of a company, and how far off that may be. */
export function FtsePredictionScreen() {
  const m = ftseMessages()
  const { company } = useFtseAddress()
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar acts={['asOf', 'year', 'peers']} />
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <ToolTabs />
      <p className={classes.lead}>
        {m.lead}{' '}
        <Link to="/algorithm/$method" params={{ method: 'ftse-prediction' }} search={{}}>
          {m.method}
        </Link>
      </p>
      <Report companyId={company} />
    </main>
  )
}

function Report({ companyId }: { readonly companyId: number | undefined }) {
  const model = useFtseModel()
  if (model.isError) return <ErrorState error={model.error} retry={() => void model.refetch()} />
  if (!model.data) return <Preparing failure={model.failureReason} />
  if (model.data.state === 'locked') return <StateNote model={model.data} />
  return (
    <>
      <StateNote model={model.data} />
      {companyId === undefined ? <CompanyChoice name={undefined} /> : <Chosen companyId={companyId} />}
      <ModelCard model={model.data} number={companyId === undefined ? 1 : 4} />
    </>
  )
}

function Chosen({ companyId }: { readonly companyId: number }) {
  const m = ftseMessages()
  const company = useCompany(companyId)
  const prediction = useFtsePrediction(companyId)
  const name = company.data && namesOf(company.data).first.text
  return (
    <>
      <CompanyChoice name={name} />
      {prediction.isError && <ErrorState error={prediction.error} retry={() => void prediction.refetch()} />}
      {prediction.isPending && <Preparing failure={prediction.failureReason} />}
      {prediction.data && (
        <div className={prediction.isPlaceholderData ? 'is-stale' : ''} aria-busy={prediction.isPlaceholderData}>
          <div className={classes.acts}>
            {name && (
              <Link className={classes.company} to="/companies/$companyId/dashboard" params={{ companyId }} search={{}}>
                {name}
              </Link>
            )}
            <CopyButton className="act" text={() => window.location.href} label={m.copy} />
            {prediction.data.year !== null && <Out companyId={companyId} name={name ?? ''} />}
          </div>
          <CompanyPrediction companyId={companyId} prediction={prediction.data} />
        </div>
      )}
    </>
  )
}
