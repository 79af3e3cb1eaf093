import { Link, useNavigate } from '@tanstack/react-router'
import type { Alert } from '#contract/alerts/alerts.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { formatMinute, formatNumber } from '../format.ts'
import { FloatingMenu } from '../ui/floating/FloatingMenu.tsx'
import { Icon } from '../ui/icons.tsx'
import { Head } from '../ui/rows/Head.tsx'
import classes from './alerts.module.css'
import { alertMessages } from './messages.ts'
import { timesText, watchText } from './sentence.ts'
import { useManaging } from './use-alerts.ts'

interface Props {
  readonly alerts: readonly Alert[]
  readonly isTrial: boolean
}

/** A moment of an answer in Tokyo’s clock. */
export const momentText = (moment: string) => formatMinute(tokyoTime(new Date(moment)))

/** All alerts, each with what it watches, when it mails next and whom. */
export function AlertTable({ alerts, isTrial }: Props) {
  const m = alertMessages()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways takes the arrow keys
    <section className={classes.scroll} tabIndex={0} aria-label={m.title}>
      <table className={classes.table}>
        <Head columns={[m.name, m.what, m.to, m.next, m.last]} />
        <tbody>
          {alerts.map((alert) => (
            <Row key={alert.id} alert={alert} alerts={alerts} isTrial={isTrial} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ alert, alerts, isTrial }: { readonly alert: Alert } & Props) {
  const m = alertMessages()
  const { id, name, fault, lastSent, nextAt, pausedAt, recipients } = alert
  return (
    <tr>
      <th scope="row">
        <span className={classes.nameCell}>
          <Link className={classes.name} to="/esg_contents/v2/alerts" search={{ alert: id }}>
            {name}
          </Link>
          <Acts alert={alert} alerts={alerts} isTrial={isTrial} />
        </span>
      </th>
      <td className={classes.what}>
        {watchText(alert)}
        <span className="note">{timesText(alert)}</span>
        {fault && (
          <span className={classes.fault} role="status">
            {m.faults[fault]}
          </span>
        )}
      </td>
      <td>
        {recipients.map(({ email, state }) => (
          <span key={email} className={classes.recipient}>
            {email} {state !== 'own' && <small className="dim">{m.states[state]}</small>}
          </span>
        ))}
      </td>
      <td className="num">{pausedAt ? <span className="dim">{m.paused}</span> : momentText(nextAt)}</td>
      <td className="num">
        {lastSent ? (
          m.lastSent(momentText(lastSent.at), formatNumber(lastSent.items))
        ) : (
          <span className="dim">{m.never}</span>
        )}
      </td>
    </tr>
  )
}

function Acts({ alert, alerts, isTrial }: { readonly alert: Alert } & Props) {
  const m = alertMessages()
  const managing = useManaging()
  const navigate = useNavigate()
  const edit = () => void navigate({ to: '/esg_contents/v2/alerts', search: { alert: alert.id } })
  return (
    <FloatingMenu
      position="bottom-start"
      target={
        <button type="button" className="icon-btn" aria-label={m.actionsOf(alert.name)}>
          <Icon name="more" />
        </button>
      }
      items={[
        { label: m.edit, onSelect: edit },
        { label: alert.pausedAt ? m.resume : m.pause, onSelect: () => void managing.pause(alert) },
        ...(isTrial ? [] : [{ label: m.copy, onSelect: () => void managing.copy(alert, alerts) }]),
        'divider',
        { label: m.remove, onSelect: () => void managing.remove(alert) },
      ]}
    />
  )
}
