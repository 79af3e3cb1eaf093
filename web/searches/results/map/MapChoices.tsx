import { MeasurePicker } from '../../../indicators/measures/MeasurePicker.tsx'
import { useMeasureTextWords } from '../../../indicators/measures/measures.ts'
import { tip } from '../../../ui/floating/tip.ts'
import { Icon } from '../../../ui/icons.tsx'
import { useSearchState } from '../../state.ts'
import classes from './map.module.css'
import { type MapAxes, type MapAxis, printAxes } from './map-axes.ts'
import { mapMessages } from './map-messages.ts'

interface Props {
  readonly axes: MapAxes
  /** Which axes are on a log scale now; undefined while nothing is drawn. */
  readonly log: { readonly x: boolean; readonly y: boolean } | undefined
}

/** Which two measures, which way round, on which scales. */
export function MapChoices({ axes: [x, y], log }: Props) {
  const m = mapMessages()
  const words = useMeasureTextWords()
  const { change } = useSearchState()
  const set = (next: MapAxes) => change({ axes: printAxes(next) })
  const chosenOf = ({ of }: MapAxis) => new Set([of])
  const fresh = (of: string): MapAxis => ({ of, isLog: undefined })
  return (
    <span className={classes.resultMapChoices}>
      <MeasurePicker
        label={m.x}
        text={words(x.of).name}
        selection={chosenOf(x)}
        choose={(of) => set(of === y.of ? [y, x] : [fresh(of), y])}
      />
      <button type="button" className="icon-btn" aria-label={m.swap} {...tip(m.swap)} onClick={() => set([y, x])}>
        <Icon name="swap" />
      </button>
      <MeasurePicker
        label={m.y}
        text={words(y.of).name}
        selection={chosenOf(y)}
        choose={(of) => set(of === x.of ? [y, x] : [x, fresh(of)])}
      />
      {log && <LogSwitches {...{ x, y, log, set }} />}
    </span>
  )
}

interface SwitchProps {
  readonly x: MapAxis
  readonly y: MapAxis
  readonly log: { readonly x: boolean; readonly y: boolean }
  readonly set: (next: MapAxes) => void
}

/** Only where the figures, or the reader, ask for a log scale. */
function LogSwitches({ x, y, log, set }: SwitchProps) {
  const m = mapMessages()
  return (
    <span className={classes.resultMapLogs}>
      {(x.isLog !== undefined || log.x) && (
        <label>
          <input type="checkbox" checked={log.x} onChange={() => set([{ ...x, isLog: !log.x }, y])} />
          {m.log.x}
        </label>
      )}
      {(y.isLog !== undefined || log.y) && (
        <label>
          <input type="checkbox" checked={log.y} onChange={() => set([x, { ...y, isLog: !log.y }])} />
          {m.log.y}
        </label>
      )}
    </span>
  )
}
