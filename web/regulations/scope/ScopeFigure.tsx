import { regulationStates } from '#contract/regulations/names.ts'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useClassifications } from '../../companies/names.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { detailMessages } from '../detail-messages.ts'
import { regulationMessages } from '../messages.ts'
import classes from '../regulations.module.css'
import { StateBar, StateLegend } from '../StateBar.tsx'
import { useRegulationAddress } from '../use-regulation.ts'
import { Steps } from './Steps.tsx'

interface Row {
  readonly key: string
  readonly name: string
  readonly states: Regulation['states']
}

/** Whom it binds: listed companies by state and market, and below them by the first date that binds. */
export function ScopeFigure({ regulation }: { regulation: Regulation }) {
  const { scope: m } = detailMessages()
  const rows = useRows(regulation)
  const words = regulationMessages()
  const count = (value: number) => ({ value, text: formatNumber(value) })
  return (
    <Figure
      id="scope"
      number={1}
      name={m.name}
      finding={findingOf(regulation)}
      unit={
        <>
          {m.unit} {words.day(formatDay(regulation.day))}
        </>
      }
      views={[
        {
          key: 'bars',
          label: m.name,
          content: (
            <>
              <Bars rows={rows} />
              <StateLegend />
              <Steps regulation={regulation} />
            </>
          ),
        },
      ]}
      table={{
        caption: m.name,
        columns: [
          { label: m.market },
          ...regulationStates.map((state) => ({ label: words.states[state], isNumber: true })),
        ],
        rows: rows.map(({ key, name, states }) => ({
          key,
          cells: [name, ...regulationStates.map((state) => count(states[state]))],
        })),
      }}
      notes={<Notes regulation={regulation} />}
    />
  )
}

function useRows({ states, markets }: Regulation): Row[] {
  const { scope: m } = detailMessages()
  const { market } = useClassifications()
  return [
    { key: 'all', name: m.all, states },
    ...markets.map((row) => ({
      key: row.market ?? '?',
      name: row.market === null ? m.noMarket : (market(row.market) ?? row.market),
      states: row.states,
    })),
  ]
}

/** In words: who is bound, or that most cannot be decided. */
function findingOf({ states, listed }: Regulation): string {
  const { scope: m } = detailMessages()
  const all = formatNumber(listed)
  if (states.unknown * 2 > listed) return m.unknown(all, formatNumber(states.unknown))
  return states.applies === 0 && states.unknown === 0 ? m.none(all) : m.finding(formatNumber(states.applies), all)
}

function Bars({ rows }: { rows: readonly Row[] }) {
  const { scope: m } = detailMessages()
  const words = regulationMessages()
  const [, change] = useRegulationAddress()
  const choose = (state: (typeof regulationStates)[number]) => {
    change({ state })
    document.getElementById('companies')?.scrollIntoView?.({ block: 'start' })
  }
  return (
    <table className={classes.bars}>
      <thead>
        <tr>
          <th scope="col">{m.market}</th>
          <td aria-hidden="true" />
          {regulationStates.map((state) => (
            <th key={state} scope="col" className="num">
              {words.states[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, states }) => (
          <tr key={key} data-all={key === 'all' || undefined}>
            <th scope="row">{name}</th>
            <td>
              <StateBar states={states} />
            </td>
            {regulationStates.map((state) => (
              <td key={state} className="num">
                {key === 'all' && states[state] > 0 ? (
                  <button
                    type="button"
                    aria-label={m.choose(words.states[state], formatNumber(states[state]))}
                    onClick={() => choose(state)}
                  >
                    {formatNumber(states[state])}
                  </button>
                ) : (
                  formatNumber(states[state])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Notes({ regulation: { unheld, undated, stages } }: { regulation: Regulation }) {
  const { scope: m } = detailMessages()
  return (
    <>
      {unheld.length > 0 && (
        <p className="fig-note">{m.unheld(unheld.map(nameOf).join(regulationMessages().separator))}</p>
      )}
      {undated > 0 && stages.length > 0 && <p className="fig-note">{m.undated(formatNumber(undated))}</p>}
      <p className="fig-note">{m.estimates}</p>
    </>
  )
}
