import { DayField } from '../ui/day/DayField.tsx'
import classes from './context.module.css'
import { contextMessages } from './messages.ts'
import { today, useContext } from './search.ts'

const firstDay = '1990-01-01'

/** The day as of which figures are shown; today and any later day is now. */
export function AsOf(idle: object) {
  const m = contextMessages()
  const [{ asOf }, change] = useContext()
  const last = today()
  return (
    <span className={asOf ? `${classes.asOf} ${classes.past}` : classes.asOf} {...idle}>
      {m.asOf}
      {!asOf && <span className="now">{m.now}</span>}
      <DayField
        label={asOf ? m.asOf : `${m.asOf}: ${m.now}`}
        value={asOf ?? last}
        first={firstDay}
        last={last}
        onChange={(day) => change({ asOf: day >= last ? undefined : day })}
      />
    </span>
  )
}
