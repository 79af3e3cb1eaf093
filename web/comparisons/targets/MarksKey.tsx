import { Diamond, Sample, Tick } from '../../charts/plot/marks.tsx'
import materialityClasses from '../materiality/materiality.module.css'
import { targetsMessages } from './messages.ts'

/** What diamond, dot and tick mean. */
export function MarksKey() {
  const m = targetsMessages()
  const stroke = { stroke: 'var(--ink)', strokeWidth: 1.8 }
  return (
    <ul className={materialityClasses.key} data-legend>
      <li>
        <Sample>
          <Diamond x={7} y={7} fill="var(--paper)" {...stroke} />
        </Sample>
        {m.promised}
      </li>
      <li>
        <Sample>
          <circle cx={7} cy={7} r={4.4} fill="var(--ink)" />
        </Sample>
        {m.achieved}
      </li>
      <li>
        <Sample>
          <Tick x={7} y={7} reach={7} {...stroke} strokeWidth={2.4} />
        </Sample>
        {m.needed}
      </li>
    </ul>
  )
}
