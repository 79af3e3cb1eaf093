import type { Definition } from '#contract/market/indicators.ts'
import { nameOf } from '../i18n/names.ts'
import { Matrix } from './Matrix.tsx'
import { taxonomyMessages } from './messages.ts'
import type { Taxonomies } from './taxonomies.ts'
import classes from './taxonomy.module.css'

interface Props {
  readonly goals: Taxonomies['goals']
  readonly definitions: readonly Definition[]
}

/** Which of the seventeen goals our indicators concern. */
export function Goals({ goals, definitions }: Props) {
  const m = taxonomyMessages()
  return (
    <section className={classes.taxSection} aria-labelledby="goals">
      <h2 id="goals">{m.sections.goals}</h2>
      <Matrix
        id="goals"
        name={m.sections.goals}
        rowHead={m.goals.row}
        unit={m.goals.unit}
        finding={m.goals.finding}
        definitions={definitions}
        rows={goals.map((goal) => ({
          key: goal.code,
          name: `${goal.code} ${nameOf(goal)}`,
          search: { sdg: goal.code },
          has: ({ sdgs }) => sdgs.includes(Number(goal.code)),
        }))}
      />
    </section>
  )
}
