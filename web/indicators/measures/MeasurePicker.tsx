import { FloatingPanel } from '../../ui/floating/FloatingPanel.tsx'
import { Icon } from '../../ui/icons.tsx'
import { MeasureList } from './MeasureList.tsx'

interface Props {
  /** What is chosen: "Horizontal axis". */
  readonly label: string
  /** On the button: the measure chosen now, or what the button does. */
  readonly text: string
  readonly selection: ReadonlySet<string>
  readonly choose: (of: string) => void
}

/** A button that opens the list of all measures; choosing one closes it. */
export function MeasurePicker({ label, text, selection, choose }: Props) {
  return (
    <FloatingPanel
      label={label}
      width={380}
      target={
        <button type="button" className="measure-button">
          <span className="dim">{label}</span> <b>{text}</b> <Icon name="down" />
        </button>
      }
    >
      {(close) => (
        <MeasureList
          selection={selection}
          choose={(of) => {
            choose(of)
            close()
          }}
        />
      )}
    </FloatingPanel>
  )
}
