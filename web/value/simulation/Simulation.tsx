import { useId, useState } from 'react'
import type { RegressionRow, Regressions } from '#contract/value-models/regressions.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import classes from '../value.module.css'
import { ChangeRows } from './ChangeRows.tsx'
import { useDraft } from './draft.ts'
import { simulationMessages } from './messages.ts'
import { Published } from './Published.tsx'
import { Result } from './Result.tsx'
import { useSimulated } from './use-simulated.ts'
import { useSimulation } from './use-simulation.ts'

const directions = ['to-pbr', 'to-indicator'] as const

/** What goes with changes of some indicators, or what change of each would go with a wished one. */
export function Simulation({ list }: { readonly list: Regressions }) {
  const m = simulationMessages()
  const id = useId()
  const [codes] = useSimulated()
  const rows = codes.flatMap(
    (code) => list.rows.find(({ indicator, form, best }) => indicator === code && form === 'log' && best.fit) ?? [],
  )
  return (
    <section aria-labelledby={id} className={classes.simulation}>
      <h2 id={id}>{m.title}</h2>
      {rows.length === 0 ? <p className="note">{m.empty}</p> : <Form key={list.recipe.hash} rows={rows} />}
      <Published list={list} />
    </section>
  )
}

function Form({ rows }: { readonly rows: readonly RegressionRow[] }) {
  const m = simulationMessages()
  const [direction, setDirection] = useState<(typeof directions)[number]>('to-pbr')
  const draft = useDraft(rows)
  const simulation = useSimulation()
  const isBack = direction === 'to-indicator'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        simulation.mutate(draft.bodyOf(direction, rows))
      }}
    >
      <fieldset className={classes.directions}>
        <legend className="sr">{m.direction}</legend>
        {directions.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="direction"
              checked={direction === each}
              onChange={() => {
                setDirection(each)
                simulation.reset()
              }}
            />{' '}
            {m.directions[each]}
          </label>
        ))}
      </fieldset>
      <div className="tools">
        <label>
          {m.pbr}{' '}
          <input inputMode="decimal" size={8} value={draft.pbr} onChange={({ target }) => draft.setPbr(target.value)} />
        </label>
        {isBack && (
          <label>
            {m.pbrChange}{' '}
            <input
              inputMode="decimal"
              size={8}
              value={draft.pbrChange}
              onChange={({ target }) => draft.setPbrChange(target.value)}
            />
          </label>
        )}
      </div>
      <ChangeRows rows={rows} draft={draft} isBack={isBack} result={simulation.data} />
      {simulation.isError && <FormError error={simulation.error} />}
      <p>
        <button type="submit" className="btn go" disabled={simulation.isPending}>
          {m.run}
        </button>
      </p>
      {simulation.data && <Result result={simulation.data} isBack={isBack} />}
    </form>
  )
}
