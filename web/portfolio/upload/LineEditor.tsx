import {
  type HoldingLine,
  type HoldingsReading,
  type LineDecision,
  mostDecisions,
} from '#contract/portfolio/portfolios.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { formatNumber } from '../../format.ts'
import { heldName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

interface Props {
  readonly line: HoldingLine
  readonly how: HoldingsReading
  readonly change: (next: Partial<HoldingsReading>) => void
  readonly close: () => void
}

/** A line of the file: which company it means, or that it is left out. */
export function LineEditor({ line, how: { decisions = {} }, change, close }: Props) {
  const m = portfolioMessages().upload.editor
  const key = String(line.line)
  const decision = decisions[key]
  const isFull = decision === undefined && Object.keys(decisions).length >= mostDecisions
  const decide = (next: LineDecision | undefined) => {
    const { [key]: _, ...others } = decisions
    change({ decisions: next === undefined ? others : { ...others, [key]: next } })
  }
  return (
    <section className={classes.rules} aria-label={m.title(key)}>
      <h3>{m.heading(key, line.written)}</h3>
      {isFull ? (
        <p className="note">{m.full(formatNumber(mostDecisions))}</p>
      ) : (
        <CompanyPicker
          label={m.company}
          selection={line.company ? heldName(line.company) : undefined}
          choose={({ id }) => decide(id)}
        />
      )}
      <p className={classes.choices}>
        <button type="button" className="btn" disabled={isFull || decision === 'leave'} onClick={() => decide('leave')}>
          {m.leave}
        </button>
        {decision !== undefined && (
          <button type="button" className="btn" onClick={() => decide(undefined)}>
            {m.asRead}
          </button>
        )}
        <button type="button" className="act" onClick={close}>
          {m.close}
        </button>
      </p>
    </section>
  )
}
