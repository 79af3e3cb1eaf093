import { chartMessages } from '../messages.ts'

/** What the marks of radar and dots mean. */
export function ProfileKey() {
  const m = chartMessages()
  return (
    <p className="key">
      <span>
        <svg width="16" height="8" aria-hidden="true">
          <line x2="16" y1="4" y2="4" stroke="var(--ink)" strokeWidth="1.6" />
        </svg>
        {m.own}
      </span>
      <span>
        <svg width="16" height="8" aria-hidden="true">
          <line x2="16" y1="4" y2="4" stroke="var(--series-ref)" strokeDasharray="3 2" />
        </svg>
        {m.average}
      </span>
      <span>
        <svg width="18" height="8" aria-hidden="true">
          <rect y="1" width="18" height="6" fill="var(--rule)" />
        </svg>
        {m.middle}
      </span>
      <span>
        <svg width="8" height="8" aria-hidden="true">
          <circle cx="4" cy="4" r="3" fill="none" stroke="var(--series-ref)" />
        </svg>
        {m.best}
      </span>
      <span>
        <svg width="16" height="8" aria-hidden="true">
          <line x2="16" y1="4" y2="4" stroke="var(--band-none)" strokeWidth="1.5" strokeDasharray="2 4" />
        </svg>
        {m.undisclosed}
      </span>
    </p>
  )
}
