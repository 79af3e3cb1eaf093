import type { Definition } from '#contract/market/indicators.ts'
import { type Standard, standardName, standardsOf } from '../indicators/standards.ts'
import { Matrix } from './Matrix.tsx'
import { taxonomyMessages } from './messages.ts'
import classes from './taxonomy.module.css'

interface Props {
  readonly standards: readonly Standard[]
  readonly definitions: readonly Definition[]
}

/** Which standards our indicators refer to. */
export function Standards({ standards, definitions }: Props) {
  const m = taxonomyMessages()
  return (
    <section className={classes.taxSection} aria-labelledby="standards">
      <h2 id="standards">{m.sections.standards}</h2>
      <Matrix
        id="standards"
        name={m.sections.standards}
        rowHead={m.standards.row}
        unit={m.standards.unit}
        note={m.standards.note}
        finding={m.standards.finding}
        definitions={definitions}
        rows={standards.map((standard) => ({
          key: standard,
          name: standardName(standard),
          search: { standard },
          has: (definition) => standardsOf(definition).includes(standard),
        }))}
      />
    </section>
  )
}
