import { useId, useState } from 'react'
import { type Category, categories } from '#methodology/scores/hierarchy.ts'
import { formatExact, formatNumber } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { type Grouping, GroupRows } from './GroupRows.tsx'
import type { Adjusting } from './IndicatorRow.tsx'
import { categoriesOf, equalised, type Pillar, pillars, type Start, sumOf, type Weights, withSum } from './model.ts'
import { NumberField } from './NumberField.tsx'

interface Props extends Grouping, Pick<Adjusting, 'adjusted' | 'setAdjusted'> {
  readonly start: Start
  readonly weights: Weights
  readonly set: (weights: Weights) => void
  /** Back to the standard’s; null where they are it. */
  readonly reset: (() => void) | null
}

const without = <T,>(set: ReadonlySet<T>, one: T) => [...set].filter((each) => each !== one)

/** Weights by pillar, category and indicator. */
export function WeightPanel({ start, weights, set, reset, adjusted, setAdjusted, groups, setGroups }: Props) {
  const m = customMessages().weights
  const titleId = useId()
  const [locked, setLocked] = useState<ReadonlySet<Category>>(new Set())
  const toggle = (key: Category) => setLocked((old) => new Set(old.has(key) ? without(old, key) : [...old, key]))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (code: string) => setChosen((old) => new Set(old.has(code) ? without(old, code) : [...old, code]))
  const adjusting = { adjusted, setAdjusted, chosen, choose }
  const clear = () => setChosen(new Set())
  const sum = sumOf(weights)
  return (
    <section className={`fig ${classes.panel}`} aria-labelledby={titleId}>
      <header>
        <p className="label">
          <i>1</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id={titleId} aria-live="polite">
          {m.sum(formatExact(sum))}
          {sum !== 100 && sum > 0 && <small>{m.inProportion}</small>}
        </h2>
      </header>
      <p className={classes.acts}>
        <button type="button" className="act" onClick={() => set(withSum(weights, categories, 100, locked))}>
          {m.toHundred}
        </button>
        <button type="button" className="act" onClick={() => set(equalised(weights, categories, locked))}>
          {m.equalise}
        </button>
        {reset && (
          <button type="button" className="act" onClick={reset}>
            {m.start}
          </button>
        )}
      </p>
      {sum === 0 && (
        <p role="alert" className={classes.fault}>
          {m.nothing}
        </p>
      )}
      {adjusted.size > 0 && (
        <p className={classes.acts}>
          <span className="note">{m.adjusted(formatNumber(adjusted.size))}</span>
          <button type="button" className="act" onClick={() => setAdjusted(new Map())}>
            {m.usual}
          </button>
        </p>
      )}
      <GroupRows {...{ start, weights, set, locked, groups, setGroups, chosen, clear }} />
      {pillars.map((pillar) => (
        <PillarRows key={pillar} {...{ pillar, start, weights, set, locked, toggle, adjusting }} />
      ))}
      {!reset && <p className="fig-note">{m.startNote}</p>}
      {locked.size > 0 && <p className="fig-note">{m.locked}</p>}
    </section>
  )
}

interface PillarProps extends Pick<Props, 'start' | 'weights' | 'set'> {
  readonly adjusting: Adjusting
  readonly pillar: Pillar
  readonly locked: ReadonlySet<Category>
  readonly toggle: (key: Category) => void
}

function PillarRows({ pillar, start, weights, set, locked, toggle, adjusting }: PillarProps) {
  const m = customMessages().weights
  const titleId = useId()
  const own = categoriesOf(pillar)
  const name = scoreName(pillar)
  const isFixed = own.every((key) => locked.has(key))
  return (
    <section className={classes.pillar} aria-labelledby={titleId}>
      <div className={classes.pillarHead}>
        <h3 id={titleId}>{name}</h3>
        <button
          type="button"
          className="act"
          aria-label={m.equaliseIn(name)}
          onClick={() => set(equalised(weights, own, locked))}
        >
          {m.equalise}
        </button>
        <NumberField
          label={m.pillar(name)}
          value={sumOf(weights, own)}
          isDisabled={isFixed}
          set={(sum) => set(withSum(weights, own, sum, locked))}
        />
      </div>
      {own.map((key) => (
        <CategoryRow
          key={key}
          category={start.find((row) => row.key === key)!}
          weights={weights}
          set={set}
          isLocked={locked.has(key)}
          toggle={() => toggle(key)}
          adjusting={adjusting}
        />
      ))}
    </section>
  )
}
