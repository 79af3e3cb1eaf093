import { useNavigate, useSearch } from '@tanstack/react-router'
import { mailLimits } from '#contract/wire/mail-limits.ts'
import { useProfile } from '../app/use-profile.ts'
import { formatNumber } from '../format.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { TrialGate } from '../ui/states/Gate.tsx'
import { AlertForm } from './AlertForm.tsx'
import { AlertTable } from './AlertTable.tsx'
import type { AlertsSearch } from './address.ts'
import classes from './alerts.module.css'
import { draftOf, newDraft } from './draft.ts'
import { alertMessages } from './messages.ts'
import { RemovedAlerts } from './RemovedAlerts.tsx'
import { SentList } from './SentList.tsx'
import { useAlerts } from './use-alerts.ts'

/** What a person is mailed about: the list, and the one that is written or open. */
export function Alerts() {
  const m = alertMessages()
  const search = useSearch({ strict: false }) as AlertsSearch
  const navigate = useNavigate()
  const alerts = useAlerts()
  const profile = useProfile().data
  const isTrial = profile?.is_trial ?? false
  const go = (next: AlertsSearch) => void navigate({ to: '/esg_contents/v2/alerts', search: next })
  const create = (
    <TrialGate isTrial={isTrial}>
      <button type="button" className="btn go" onClick={() => go({ new: 'news' })}>
        {m.create}
      </button>
    </TrialGate>
  )
  const open = alerts.data?.alerts.find(({ id }) => id === search.alert)
  const isWriting = search.new !== undefined || open !== undefined
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <p className={classes.lead}>{m.lead}</p>
      {alerts.isError && <ErrorState error={alerts.error} retry={() => void alerts.refetch()} />}
      {alerts.isPending && <Skeleton rows={6} />}
      {alerts.data && !alerts.data.hasMail && (
        <p role="status" className={classes.offline}>
          {m.noMail}
        </p>
      )}
      {alerts.data && alerts.data.mails.held > 0 && (
        <p role="status" className={classes.offline}>
          {m.held(formatNumber(alerts.data.mails.held))}
        </p>
      )}
      {search.alert !== undefined && alerts.data && !open && <p role="alert">{m.notThere}</p>}
      {search.new !== undefined && profile && (
        <AlertForm key="new" initial={newDraft(search, profile.email)} close={() => go({})} isTrial={isTrial} />
      )}
      {open && (
        <>
          <AlertForm key={open.id} alert={open} initial={draftOf(open)} close={() => go({})} isTrial={isTrial} />
          <SentList alertId={open.id} />
        </>
      )}
      {alerts.data && alerts.data.alerts.length > 0 && (
        <>
          {!isWriting && <div className={classes.acts}>{create}</div>}
          <AlertTable alerts={alerts.data.alerts} isTrial={isTrial} />
        </>
      )}
      {alerts.data?.alerts.length === 0 && !isWriting && (
        <Empty title={m.empty} actions={create}>
          <p>{m.emptyText}</p>
        </Empty>
      )}
      <p className="note">{m.limits(formatNumber(mailLimits.caused), formatNumber(mailLimits.received))}</p>
      <RemovedAlerts removed={alerts.data?.removed ?? []} />
    </main>
  )
}
