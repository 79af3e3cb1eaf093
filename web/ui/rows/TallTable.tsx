import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type Key, type ReactNode, useRef } from 'react'
import classes from './tall-table.module.css'

interface Props {
  readonly name: string
  readonly className?: string | undefined
  /** Rows there are. */
  readonly count: number
  /** Pixels; rows are equally high, so that as many are drawn as are in sight. */
  readonly rowHeight: number
  readonly keyOf: (index: number) => Key
  readonly columns: number
  readonly head: ReactNode
  readonly row: (index: number) => ReactNode
  /** Below the head where there is no row. */
  readonly children?: ReactNode
}

/** A table of any length in a box that scrolls: head and first column stay, rows are drawn as far as they are in sight. */
export function TallTable({ name, className = '', count, rowHeight, keyOf, columns, head, row, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf as (index: number) => string | number,
    overscan: 10,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = items.length === 0 ? 0 : virtual.getTotalSize() - items.at(-1)!.end
  const style = { '--row-height': `${rowHeight}px` } as CSSProperties
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the arrow keys
    <section ref={box} className={classes.box} tabIndex={0} aria-label={name} style={style}>
      <table className={`${classes.table} ${className}`} aria-rowcount={count + 1}>
        <thead>{head}</thead>
        <tbody>
          <Gap height={before} columns={columns} />
          {items.map(({ index }) => row(index))}
          <Gap height={after} columns={columns} />
        </tbody>
      </table>
      {count === 0 && children}
    </section>
  )
}

/** Room of the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr className={classes.gap} style={{ height }}>
      <td colSpan={columns} />
    </tr>
  )
}
