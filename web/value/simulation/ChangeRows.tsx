import type { RegressionRow } from '#contract/value-models/regressions.ts'
import { nameOf } from '../../i18n/names.ts'
import { unitWords } from '../../indicators/units.ts'
import { Icon } from '../../ui/icons.tsx'
import { pbrMessages } from '../pbr/messages.ts'
import { actualText, percentText, rangeText, signedText } from '../pbr/text.ts'
import classes from '../value.module.css'
import type { Draft } from './draft.ts'
import { simulationMessages } from './messages.ts'
import { useSimulated } from './use-simulated.ts'
import type { SimulationResult } from './use-simulation.ts'

interface Props {
  readonly rows: readonly RegressionRow[]
  readonly draft: Draft
  readonly isBack: boolean
  readonly result: SimulationResult | undefined
}

/** One indicator each: its coefficient, what it is now, how much it changes and what it is then. */
export function ChangeRows({ rows, draft, isBack, result }: Props) {
  return (
    <ul className={classes.changes}>
      {rows.map((row) => (
        <ChangeRow
          key={row.indicator}
          row={row}
          draft={draft}
          isBack={isBack}
          answer={result?.changes.find(({ indicator }) => indicator === row.indicator)}
        />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<Props, 'draft' | 'isBack'> {
  readonly row: RegressionRow
  readonly answer: SimulationResult['changes'][number] | undefined
}

function ChangeRow({ row, draft, isBack, answer }: RowProps) {
  const m = simulationMessages()
  const [codes, change] = useSimulated()
  const { indicator, best } = row
  const { value, low, high } = best.fit!.kpi
  const name = nameOf(row)
  return (
    <li>
      <p>
        <b>{name}</b> <small>{pbrMessages().lag(best.lag)}</small>
      </p>
      <p>
        <small>{m.coefficient}</small>
        {signedText(value)} <small>{rangeText(signedText(low), signedText(high))}</small>
      </p>
      <label>
        <small>{m.actual(unitWords(row.unit))}</small>
        <input
          aria-label={m.actualOf(name)}
          inputMode="decimal"
          size={10}
          value={draft.actualOf(row)}
          onChange={({ target }) => draft.setActual(indicator, target.value)}
        />
      </label>
      {isBack ? (
        <p>
          <small>{m.needed}</small>
          <Needed answer={answer} />
        </p>
      ) : (
        <label>
          <small>{m.change}</small>
          <input
            aria-label={m.changeOf(name)}
            inputMode="decimal"
            size={6}
            value={draft.changeOf(row)}
            onChange={({ target }) => draft.setChange(indicator, target.value)}
          />
        </label>
      )}
      <p>
        <small>{m.changed}</small>
        {answer?.changed == null ? '—' : actualText(answer.changed)}
      </p>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.remove(name)}
        onClick={() => change(codes.filter((code) => code !== indicator))}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

function Needed({ answer }: { readonly answer: SimulationResult['changes'][number] | undefined }) {
  const m = simulationMessages()
  if (!answer) return <>—</>
  if (answer.change === null || answer.linear === null) return <>{m.unreachable}</>
  return (
    <>
      {percentText(answer.change)} <small>({percentText(answer.linear)})</small>
    </>
  )
}
