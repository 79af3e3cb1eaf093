import { useId } from 'react'
import { nameWidth, toOneLine } from '#contract/wire/typed.ts'
import type { Category } from '#methodology/scores/hierarchy.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { promptDialog } from '../../ui/modals/dialogs.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { type Group, groupSum, withEqualGroup, withGroupSum } from './groups.ts'
import { maxWeight, type Start, type Weights } from './model.ts'
import { NumberField } from './NumberField.tsx'

export interface Grouping {
  readonly groups: readonly Group[]
  readonly setGroups: (groups: readonly Group[]) => void
}

interface Props extends Grouping {
  readonly start: Start
  readonly weights: Weights
  readonly set: (weights: Weights) => void
  readonly locked: ReadonlySet<Category>
  /** Indicators chosen for a group. */
  readonly chosen: ReadonlySet<string>
  readonly clear: () => void
}

/** Indicators of several categories whose weights move together. */
export function GroupRows({ start, weights, set, locked, groups, setGroups, chosen, clear }: Props) {
  const m = customMessages().groups
  const titleId = useId()
  const gather = async () => {
    const limits = { maxLength: nameWidth, counts: 'full-width', required: true } as const
    const typed = await promptDialog({ title: m.gather, text: m.nameText, ok: m.gather, ...limits })
    if (typed === null) return
    const name = toOneLine(typed)
    setGroups([...groups.filter((group) => group.name !== name), { name, indicators: [...chosen] }])
    clear()
  }
  if (groups.length === 0 && chosen.size === 0) return <p className="fig-note">{m.howTo}</p>
  return (
    <section className={classes.pillar} aria-labelledby={titleId}>
      <div className={classes.pillarHead}>
        <h3 id={titleId}>{m.name}</h3>
        {chosen.size > 0 && (
          <>
            <span aria-live="polite">{m.chosen(formatNumber(chosen.size))}</span>
            <button type="button" className="act" onClick={() => void gather()}>
              {m.gather}
            </button>
            <button type="button" className="act" onClick={clear}>
              {m.clear}
            </button>
          </>
        )}
      </div>
      {groups.map((group) => {
        const sum = groupSum(weights, start, group)
        const change = { start, group, locked }
        const move = (weight: number) => set(withGroupSum(weights, weight, change))
        return (
          <div key={group.name} className={classes.category} data-excluded={sum === 0 || undefined}>
            <span className={classes.name}>{group.name}</span>
            <input
              type="range"
              aria-label={m.slider(group.name)}
              min={0}
              max={Math.min(maxWeight, Math.max(100, Math.ceil(sum)))}
              step={0.5}
              value={sum}
              onChange={({ target }) => move(Number(target.value))}
            />
            <NumberField label={m.field(group.name)} value={sum} set={move} />
            <span />
            <span className={classes.unfold}>
              <Members start={start} group={group} />
              <button type="button" className="act" onClick={() => set(withEqualGroup(weights, change))}>
                {m.equalise}
              </button>
              <button type="button" className="act" onClick={() => setGroups(groups.filter((each) => each !== group))}>
                {m.dissolve}
              </button>
            </span>
          </div>
        )
      })}
    </section>
  )
}

/** Indicators of a group that are named; the rest are counted. */
const maxNamed = 3

function Members({ start, group }: { start: Start; group: Group }) {
  const m = customMessages().groups
  const members = start.flatMap(({ indicators }) => indicators.filter(({ code }) => group.indicators.includes(code)))
  const names = members.slice(0, maxNamed).map(nameOf).join(m.between)
  const rest = members.length - maxNamed
  return <span>{rest > 0 ? m.andMore(names, formatNumber(rest)) : names}</span>
}
