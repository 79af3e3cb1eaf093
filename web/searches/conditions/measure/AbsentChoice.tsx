import { formatNumber } from '../../../format.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import classes from '../conditions.module.css'
import { editorMessages } from '../editors/editor-messages.ts'
import type { MeasureDraft } from './draft.ts'
import type { Spread } from './MeasureFields.tsx'

interface Props {
  readonly draft: MeasureDraft
  readonly words: MeasureWords
  readonly spread: Spread | undefined
  readonly change: (next: Partial<MeasureDraft>) => void
}

/** Who has a figure, and what becomes of those that have none. */
export function AbsentChoice({ draft, words, spread, change }: Props) {
  const m = editorMessages()
  const isIndicator = words.kind === 'indicator' && draft.measure.aspect === 'value'
  const policies = [null, 'missing', ...(words.direction === 'neutral' ? [] : (['worst'] as const))] as const
  return (
    <>
      {spread && (
        <dl className={classes.conStates}>
          <State
            name={isIndicator ? m.disclosed : m.withFigure}
            companies={isIndicator ? spread.disclosed : spread.n}
          />
          {isIndicator && <State name={m.estimated} companies={spread.estimated} />}
          <State name={m.missing} companies={spread.missing} />
        </dl>
      )}
      <fieldset className={`seg ${classes.conAbsent}`}>
        <legend>{m.absent}</legend>
        {policies.map((policy) => (
          <button
            key={policy ?? 'none'}
            type="button"
            aria-pressed={draft.absent === policy}
            onClick={() => change({ absent: policy })}
          >
            {m.absents[policy ?? 'none']}
          </button>
        ))}
      </fieldset>
      {isIndicator && (
        <label className="con-check">
          <input
            type="checkbox"
            checked={draft.isDisclosedOnly}
            onChange={() => change({ isDisclosedOnly: !draft.isDisclosedOnly })}
          />
          {m.disclosedOnly}
        </label>
      )}
    </>
  )
}

function State({ name, companies }: { name: string; companies: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(companies)}</dd>
    </div>
  )
}
