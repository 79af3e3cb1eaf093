import { partMessages } from '../part-messages.ts'
import { delays } from '../theme.tsx'
import classes from './states.module.css'
import { useAfter } from './use-after.ts'

/** The shape of what is coming, so that nothing jumps when it comes. */
export interface Shape {
  readonly kind: 'text' | 'table' | 'chart' | 'figure'
  readonly rows?: number
  readonly columns?: number
  /** Height of a chart in pixels. */
  readonly height?: number
}

/** A first load: takes its final room at once, and shows a skeleton there when it lasts. */
export function Waiting({ shape }: { shape: Shape }) {
  const m = partMessages().states
  const isLong = useAfter(delays.firstLoad)
  return (
    <div className={classes.waiting} data-kind={shape.kind} data-shown={isLong || undefined}>
      <span className="sr" role="status">
        {isLong && m.loading}
      </span>
      <div aria-hidden="true">
        <Bones shape={shape} />
      </div>
    </div>
  )
}

function Bones({ shape: { kind, rows = 6, columns = 4, height = 240 } }: { shape: Shape }) {
  if (kind === 'chart') return <div className="bone" style={{ height }} />
  if (kind === 'figure') {
    return (
      <>
        <div className="bone" style={{ width: '40%', height: 12 }} />
        <div className="bone" style={{ width: '55%', height: 38 }} />
        <div className="bone" style={{ width: '30%', height: 12 }} />
      </>
    )
  }
  return times(rows).map((row) => (
    <div className={classes.boneRow} key={row}>
      {times(kind === 'table' ? columns : 1).map((cell) => (
        <div
          className="bone"
          key={cell}
          style={{ width: `${(kind === 'text' ? 95 : 80) - ((row * 17 + cell * 23) % 38)}%` }}
        />
      ))}
    </div>
  ))
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
