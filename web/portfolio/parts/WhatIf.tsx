import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { usePortfolioAddress } from '../address.ts'
import { heldName, intensityText, labelOf, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { changesFinding, changesTable, exclusionLines } from '../tables/changes-table.ts'
import { Trades } from './Trades.tsx'

interface Props {
  readonly figures: PortfolioFigures
}

/** Sell, buy, exclude, tilt, or reach a target: every figure before and after, kept in the address as a link. */
export function WhatIf({ figures }: Props) {
  const m = portfolioMessages().whatif
  return (
    <>
      <section className="fig c12">
        <header>
          <h2 className="finding">{m.name}</h2>
        </header>
        <Trades figures={figures} />
        <Rules figures={figures} />
      </section>
      {figures.whatIf ? <Result figures={figures} /> : <p className="note c12">{m.nothing}</p>}
    </>
  )
}

function Rules({ figures: { esg, strip, whatIf } }: Props) {
  const m = portfolioMessages().whatif
  const [{ exclude, tilt, reach, trade }, change] = usePortfolioAddress()
  const excluded = new Set(exclude?.split(',') ?? [])
  const toggle = (screen: string) => {
    const next = excluded.has(screen) ? [...excluded].filter((one) => one !== screen) : [...excluded, screen]
    change({ exclude: next.join(',') || undefined })
  }
  const [by = 'none', strength = '1'] = tilt?.split(':') ?? []
  const now = strip.waci.value
  return (
    <>
      <fieldset className={classes.rules}>
        <legend>{m.exclude}</legend>
        <span className={classes.choices}>
          {esg.violations
            .filter(({ companies, screen }) => companies.length > 0 || excluded.has(screen))
            .map((row) => (
              <label key={row.screen}>
                <input type="checkbox" checked={excluded.has(row.screen)} onChange={() => toggle(row.screen)} />
                {labelOf(row)} ({row.companies.length})
              </label>
            ))}
        </span>
        {whatIf && whatIf.unknownScreens.length > 0 && (
          <p role="alert">{m.unknownScreens(whatIf.unknownScreens.join(', '))}</p>
        )}
      </fieldset>
      <div className={classes.choices}>
        <Choice
          label={m.tilt}
          value={by}
          options={[
            ['none', m.tilts.none],
            ['score', m.tilts.score],
            ['intensity', m.tilts.intensity],
          ]}
          choose={(value) => change({ tilt: value === 'none' ? undefined : `${value}:${strength}` })}
        />
        {by !== 'none' && (
          <Choice
            label={m.strength}
            value={strength}
            options={['0.25', '0.5', '1', '2'].map((value) => [value, value])}
            choose={(value) => change({ tilt: `${by}:${value}` })}
          />
        )}
        <label>
          {m.reach}
          <input
            type="number"
            min={0}
            step="any"
            key={reach}
            defaultValue={reach ?? ''}
            placeholder={now === null ? '' : intensityText(now * 0.8)}
            onBlur={({ target: { value } }) =>
              change({ reach: value === '' || Number(value) < 0 ? undefined : Number(value) })
            }
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
          <small>{portfolioMessages().units.waci}</small>
        </label>
        {(exclude || tilt || trade || reach !== undefined) && (
          <button
            type="button"
            className="btn"
            onClick={() => change({ exclude: undefined, tilt: undefined, trade: undefined, reach: undefined })}
          >
            {m.clear}
          </button>
        )}
      </div>
    </>
  )
}

function Result({ figures }: Props) {
  const { strip, whatIf } = figures
  const words = portfolioMessages()
  const m = words.whatif
  const [{ exclude }] = usePortfolioAddress()
  const { sales } = whatIf!
  const changed = { strip, whatIf: whatIf! }
  const lines = exclusionLines(figures, exclude)
  return (
    <>
      <Figure
        id="what-if"
        name={m.name}
        finding={changesFinding(changed)}
        span={6}
        views={[]}
        table={changesTable(changed)}
      />
      {sales && sales.sold.length > 0 && (
        <Figure
          id="sales"
          name={m.sold}
          finding={m.reached(formatNumber(sales.sold.length), percentText(sales.weight))}
          span={6}
          views={[]}
          table={{
            caption: m.sold,
            rowsAre: 'companies',
            columns: [
              { label: words.climate.company },
              { label: words.climate.weight, isNumber: true },
              { label: m.soldShare, isNumber: true },
            ],
            rows: sales.sold.map(({ company, weight, share }) => ({
              key: `${company.id}`,
              cells: [
                heldName(company),
                figureCell(weight, (one) => percentText(one, 2)),
                figureCell(share, percentText),
              ],
            })),
          }}
        />
      )}
      {lines.map((line) => (
        <p key={line} className="note c6">
          {line}
        </p>
      ))}
    </>
  )
}
