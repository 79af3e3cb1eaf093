import { formatNumber } from '../format.ts'
import { momentText } from './AlertTable.tsx'
import classes from './alerts.module.css'
import { alertMessages } from './messages.ts'
import { useManaging } from './use-alerts.ts'

interface Props {
  readonly removed: readonly { readonly id: number; readonly name: string; readonly removedAt: string }[]
}

/** Alerts that were removed and can come back, the last removed first. */
export function RemovedAlerts({ removed }: Props) {
  const m = alertMessages()
  const managing = useManaging()
  if (removed.length === 0) return null
  return (
    <details className={classes.removed}>
      <summary>{m.recentlyRemoved(formatNumber(removed.length))}</summary>
      <ul className={classes.plain}>
        {removed.map((alert) => (
          <li key={alert.id}>
            {alert.name} <span className="dim num">{momentText(alert.removedAt)}</span>{' '}
            <button type="button" className="act" onClick={() => void managing.restore(alert)}>
              {m.undo}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
