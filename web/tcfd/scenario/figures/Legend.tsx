import { Sample, Span } from '../../../charts/plot/marks.tsx'
import classes from '../scenario.module.css'
import type { ScenarioLine } from './lines.ts'

/** What each line is. */
export function Legend({ lines }: { readonly lines: readonly ScenarioLine[] }) {
  return (
    <ul className={classes.legend}>
      {lines.map(({ key, name, color, dash }) => (
        <li key={key}>
          <Sample width={26} height={8}>
            <Span from={1} to={25} y={4} stroke={color} strokeWidth={1.8} strokeDasharray={dash} />
          </Sample>
          {name}
        </li>
      ))}
    </ul>
  )
}
