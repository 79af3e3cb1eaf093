import { useId, useState } from 'react'
import { type Category, categories } from '#methodology/scores/hierarchy.ts'
import { formatExact } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { categoriesOf, equalised, type Pillar, pillars, type Start, sumOf, type Weights, withSum } from './model.ts'
import { NumberField } from './NumberField.tsx'

interface Props {
  readonly start: Start
  readonly weights: Weights
  readonly set: (weights: Weights) => void
  /** Back to the standard’s; null where they are it. */
  readonly reset: (() => void) | null
}

/** Weights by pillar, category and indicator. */
export function WeightPanel({ start, weights, set, reset }: Props) {
  const m = customMessages().weights
  const titleId = useId()
  const [locked, setLocked] = useState<ReadonlySet<Category>>(new Set())
  const toggle = (key: Category) =>
    setLocked((old) => new Set(old.has(key) ? [...old].filter((one) => one !== key) : [...old, key]))
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
      {pillars.map((pillar) => (
        <PillarRows key={pillar} {...{ pillar, start, weights, set, locked, toggle }} />
      ))}
      {!reset && <p className="fig-note">{m.startNote}</p>}
      {locked.size > 0 && <p className="fig-note">{m.locked}</p>}
    </section>
  )
}

interface PillarProps extends Omit<Props, 'reset'> {
  readonly pillar: Pillar
  readonly locked: ReadonlySet<Category>
  readonly toggle: (key: Category) => void
}

function PillarRows({ pillar, start, weights, set, locked, toggle }: PillarProps) {
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
        />
      ))}
    </section>
  )
}
