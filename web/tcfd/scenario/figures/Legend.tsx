import classes from '../scenario.module.css'
import type { ScenarioLine } from './lines.ts'

/** What each line is. */
export function Legend({ lines }: { readonly lines: readonly ScenarioLine[] }) {
  return (
    <ul className={classes.legend}>
      {lines.map(({ key, name, color, dash }) => (
        <li key={key}>
          <svg width={26} height={8} aria-hidden="true">
            <line x1={1} x2={25} y1={4} y2={4} stroke={color} strokeWidth={1.8} strokeDasharray={dash} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
