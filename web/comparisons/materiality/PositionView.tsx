import { useMemo } from 'react'
import { PositionMap } from '../../charts/position-map/PositionMap.tsx'
import type { PositionMapInput } from '../../charts/position-map/position.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { useComparisonAddress } from '../address.ts'
import { Select } from '../frame/Conditions.tsx'
import classes from './materiality.module.css'
import { materialityMessages } from './messages.ts'
import type { Item, Subject } from './model.ts'

interface Props {
  readonly label: string
  readonly items: readonly Item[]
  readonly subjects: readonly Subject[]
  readonly five: readonly number[]
  readonly open: (subject: number, code: string) => void
}

/** Where the companies stand on two of the items. */
export function PositionView({ label, items, subjects, five, open }: Props) {
  const m = materialityMessages()
  const [address, change] = useComparisonAddress()
  const axes = [...(address.axes ?? '').split(','), ''].slice(0, 2)
  const choose = (next: readonly [string, string]) => change({ axes: next.join(',') })
  const [x, y] = axes.map(
    (axis, at) => items.find(({ code }) => code === axis) ?? items[Math.min(at + 1, items.length - 1)],
  )
  const words = scoreMessages()
  const input = useMemo<PositionMapInput | undefined>(() => {
    if (!x || !y) return undefined
    return {
      positions: subjects.flatMap(({ key, name }, at) => {
        const [left, up] = [x.values[at], y.values[at]]
        if (left == null || up == null) return []
        return [
          {
            key,
            name,
            x: left,
            y: up,
            size: null,
            role: five.includes(at) ? ('compared' as const) : ('peer' as const),
          },
        ]
      }),
      xName: x.name,
      yName: y.name,
      medians: { x: x.market.median, y: y.market.median },
      quadrants: { both: '', yOnly: '', neither: '', xOnly: '' },
    }
  }, [x, y, subjects, five])
  if (!x || !y || !input) return null
  const options = items.map(({ code, name }) => [code, name] as const)
  return (
    <>
      <div className={classes.axes}>
        <Select label={`X`} value={x.code} options={options} choose={(code) => choose([code, y.code])} />
        <Select label={`Y`} value={y.code} options={options} choose={(code) => choose([x.code, code])} />
        <span className="note">{m.median}</span>
        <span className="sr">{words.badgeHint}</span>
      </div>
      <PositionMap
        label={label}
        input={input}
        height={480}
        onSelect={(key) =>
          open(
            subjects.findIndex((subject) => subject.key === key),
            x.code,
          )
        }
      />
    </>
  )
}
