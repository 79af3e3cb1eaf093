import type { WeightImport } from '#contract/scores/weight-imports.ts'
import { formatMinute, formatNumber } from '../../format.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { confirmDialog } from '../../ui/modals/dialogs.ts'
import classes from './excel.module.css'
import { excelMessages } from './messages.ts'
import { useImporting } from './use-excel.ts'

/** The file that stands, how far it is scored, and the button that deletes it. */
export function Standing({ standing }: { standing: WeightImport }) {
  const { standing: m, template } = excelMessages()
  const { remove } = useImporting()
  const { state, percent, method, finishedAt } = standing
  const ask = async () => {
    if (await confirmDialog({ text: m.removeText, ok: m.remove, tone: 'danger' })) remove.mutate()
  }
  return (
    <section aria-labelledby="weight-import">
      <h2 id="weight-import">{m.name}</h2>
      <dl className={classes.facts}>
        <Fact name={m.file}>{standing.fileName}</Fact>
        <Fact name={m.industries}>{template.industries(formatNumber(standing.industries))}</Fact>
        <Fact name={m.method}>{method?.name ?? m.removed}</Fact>
        <Fact name={m.imported}>{formatMinute(standing.createdAt)}</Fact>
        {finishedAt && state === 'done' && <Fact name={m.finished}>{formatMinute(finishedAt)}</Fact>}
      </dl>
      <p className={classes.state} role="status">
        <b>{m.states[state]}</b>
        {state === 'scoring' && <span>{m.percent(formatNumber(percent))}</span>}
        {(state === 'waiting' || state === 'scoring') && (
          <progress max={100} {...(state === 'scoring' && { value: percent })} aria-label={m.states[state]} />
        )}
      </p>
      {state === 'error' && (
        <p className={classes.fault} role="alert">
          {m.error} {m.errorText}
        </p>
      )}
      <p className={classes.buttons}>
        <button
          type="button"
          className="btn"
          disabled={state === 'deleting' || remove.isPending}
          onClick={() => void ask()}
        >
          {m.remove}
        </button>
        <span className="note">{m.only}</span>
      </p>
      {remove.isError && <FormError error={remove.error} />}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
