import { useMemo } from 'react'
import type { Definition } from '#contract/market/indicators.ts'
import { formatNumber } from '../../format.ts'
import { categoryName } from '../../indicators/categories.ts'
import { standardKeys, standardsOf } from '../../indicators/standards.ts'
import { Side } from '../../ui/slot.tsx'
import styles from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'
import { type Choice, type Dimension, type Facets, facetsOf } from './filters.ts'
import { valueName } from './value-names.ts'

interface Props {
  readonly definitions: readonly Definition[]
  readonly choice: Choice
  readonly change: (next: Partial<Choice>) => void
}

const goals = Array.from({ length: 17 }, (_, index) => String(index + 1))

/** One selector a dimension, each value with how many it would leave; the classes also in the left column. */
export function Filters({ definitions, choice, change }: Props) {
  const m = definitionMessages()
  const facets = useMemo(() => facetsOf(definitions, choice), [definitions, choice])
  const classes = useMemo(() => classesOf(definitions), [definitions])
  const smalls = [...facets.small.keys()]
  const tags = useMemo(() => [...new Set(definitions.flatMap(({ scoreTags }) => scoreTags))], [definitions])
  const standards = useMemo(() => {
    const used = new Set(definitions.flatMap(standardsOf))
    return standardKeys.filter((key) => used.has(key))
  }, [definitions])
  const orders: readonly (readonly [Dimension, readonly string[]])[] = [
    ['small', smalls],
    ['sdg', goals],
    ['standard', standards],
    ['tag', tags],
    ['direction', ['higher_better', 'lower_better', 'neutral']],
    ['type', ['numeric', 'boolean']],
    ['filing', ['yes', 'no']],
    ['scored', ['yes', 'no']],
  ]
  return (
    <>
      <ClassList classes={classes} facets={facets} choice={choice} change={change} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div className={styles.defFilters} role="group" aria-label={m.filtersLabel}>
        <label>
          {m.filters.class}
          <select
            aria-label={m.filters.class}
            value={choice.class ?? ''}
            onChange={({ target: { value } }) => change({ class: value || undefined, small: undefined })}
          >
            <option value="">{m.any}</option>
            {classes.map(({ large, middles }) => (
              <optgroup key={large} label={categoryName(large)}>
                <option value={large}>{`${m.whole(categoryName(large))} (${countOf(facets, 'class', large)})`}</option>
                {middles.map((middle) => (
                  <option key={middle} value={middle}>
                    {`${categoryName(middle)} (${countOf(facets, 'class', middle)})`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {orders.map(([dimension, values]) => (
          <label key={dimension}>
            {m.filters[dimension]}
            <select
              aria-label={m.filters[dimension]}
              value={choice[dimension] ?? ''}
              onChange={({ target: { value } }) => change({ [dimension]: value || undefined })}
            >
              <option value="">{m.any}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {`${valueName(dimension, value, definitions)} (${countOf(facets, dimension, value)})`}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </>
  )
}

const countOf = (facets: Facets, dimension: Dimension, value: string) => formatNumber(facets[dimension].get(value) ?? 0)

interface Class {
  readonly large: string
  readonly middles: readonly string[]
}

function classesOf(definitions: readonly Definition[]): Class[] {
  return [...Map.groupBy(definitions, ({ large }) => large)].map(([large, rows]) => ({
    large,
    middles: [...new Set(rows.map(({ middle }) => middle))],
  }))
}

function ClassList({
  classes,
  facets,
  choice,
  change,
}: Omit<Props, 'definitions'> & { classes: readonly Class[]; facets: Facets }) {
  const m = definitionMessages()
  const choose = (value: string | undefined) => change({ class: value, small: undefined })
  const button = (value: string, name: string, isLarge = false) => (
    <button
      key={value}
      type="button"
      className={isLarge ? 'large' : undefined}
      aria-pressed={choice.class === value}
      onClick={() => choose(choice.class === value ? undefined : value)}
    >
      {name} <em>{countOf(facets, 'class', value)}</em>
    </button>
  )
  return (
    <Side>
      <div className={`cats ${styles.defClasses}`}>
        <h3>{m.filters.class}</h3>
        {classes.map(({ large, middles }) => [
          button(large, categoryName(large), true),
          ...middles.map((middle) => button(middle, categoryName(middle))),
        ])}
      </div>
    </Side>
  )
}
