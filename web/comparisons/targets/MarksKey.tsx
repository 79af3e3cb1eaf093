import materialityClasses from '../materiality/materiality.module.css'
import { targetsMessages } from './messages.ts'

/** What diamond, dot and tick mean. */
export function MarksKey() {
  const m = targetsMessages()
  const stroke = { stroke: 'var(--ink)', strokeWidth: 1.8 }
  return (
    <ul className={materialityClasses.key} data-legend>
      <li>
        <svg width={14} height={14} aria-hidden="true">
          <path d="M7 1l6 6l-6 6l-6 -6Z" fill="var(--paper)" {...stroke} />
        </svg>
        {m.promised}
      </li>
      <li>
        <svg width={14} height={14} aria-hidden="true">
          <circle cx={7} cy={7} r={4.4} fill="var(--ink)" />
        </svg>
        {m.achieved}
      </li>
      <li>
        <svg width={14} height={14} aria-hidden="true">
          <line x1={7} x2={7} y1={0} y2={14} {...stroke} strokeWidth={2.4} />
        </svg>
        {m.needed}
      </li>
    </ul>
  )
}
