import { Link } from '@tanstack/react-router'
import type { CoveredFigure, PortfolioFigures, PortfolioStrip } from '#contract/portfolio/figures.ts'
import { formatNumber, formatScore } from '../../format.ts'
import type { PortfolioPart } from '../address.ts'
import { degreesText, intensityText, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

interface CellProps {
  readonly name: string
  /** Where it is taken apart. */
  readonly part: PortfolioPart
  readonly anchor?: string
  readonly unit: string
  /** Whether less of it is better. */
  readonly isLowGood?: boolean
  readonly value: string | null
  readonly benchmark?: string | null | undefined
  readonly notes: readonly (string | null)[]
}

function Cell({ name, part, anchor, unit, isLowGood = false, value, benchmark, notes }: CellProps) {
  const m = portfolioMessages()
  return (
    <div className={classes.cell}>
      <dt>
        <Link
          to="."
          search={(old) => ({ ...old, part: part === 'climate' ? undefined : part })}
          hash={anchor}
          resetScroll={false}
        >
          {name}
        </Link>
      </dt>
      <dd>
        <strong>{value ?? '—'}</strong>
        <span>
          {unit}
          {isLowGood && (
            <span role="img" aria-label={m.lowGood}>
              {' '}
              ↓
            </span>
          )}
        </span>
        {benchmark && (
          <>
            <br />
            {m.benchmarkAt(benchmark)}
          </>
        )}
        {notes.map((note) =>
          note === null ? null : (
            <span key={note}>
              <br />
              {note}
            </span>
          ),
        )}
      </dd>
    </div>
  )
}

/** How much of the weight a figure speaks for, and of the figure how much was disclosed. */
export function coversText({ value, coverage, disclosed }: CoveredFigure): string | null {
  if (value === null) return null
  return portfolioMessages().covers(percentText(coverage), disclosed === null ? null : percentText(disclosed, 0))
}

/** The eight figures a portfolio is known by, each with its coverage. */
export function Strip({ figures: { strip, benchmarkStrip, portfolio } }: { figures: PortfolioFigures }) {
  const m = portfolioMessages()
  const of = (read: (own: PortfolioStrip) => number | null, format: (value: number) => string) => {
    const [value, other] = [read(strip), benchmarkStrip && read(benchmarkStrip)]
    return { value: value === null ? null : format(value), benchmark: other === null ? null : format(other) }
  }
  const financedNote = portfolio.value === null ? m.noValue : coversText(strip.financed)
  return (
    <dl className={classes.strip}>
      <Cell
        name={m.strip.waci}
        part="climate"
        anchor="contribution"
        isLowGood
        unit={m.units.waci}
        {...of(({ waci }) => waci.value, intensityText)}
        notes={[coversText(strip.waci)]}
      />
      <Cell
        name={m.strip.score}
        part="esg"
        anchor="esg-scores"
        unit={m.units.score}
        {...of(({ score }) => score.value, formatScore)}
        notes={[coversText(strip.score)]}
      />
      <Cell
        name={m.strip.financed}
        part="climate"
        anchor="sectors"
        isLowGood
        unit={m.units.financed}
        value={strip.financed.value === null ? null : formatNumber(strip.financed.value)}
        notes={[financedNote]}
      />
      <Cell
        name={m.strip.footprint}
        part="climate"
        anchor="sectors"
        isLowGood
        unit={m.units.footprint}
        {...of(({ footprint }) => footprint.value, intensityText)}
        notes={[financedNote]}
      />
      <Cell
        name={m.strip.quality}
        part="climate"
        anchor="quality"
        isLowGood
        unit={m.units.quality}
        {...of(
          ({ quality }) => quality.value,
          (value) => formatNumber(value, 1),
        )}
        notes={[coversText(strip.quality)]}
      />
      <Cell
        name={m.strip.temperature}
        part="temperature"
        anchor="temperature"
        isLowGood
        unit={m.units.temperature}
        {...of(
          ({ temperature }) => temperature.value,
          (value) => degreesText(value, 1),
        )}
        notes={[m.targetsShare(percentText(strip.temperature.targets))]}
      />
      <Cell
        name={m.strip.validated}
        part="holdings"
        unit={m.units.percent}
        {...of(
          ({ validated }) => validated,
          (share) => percentText(share),
        )}
        notes={[]}
      />
      <Cell
        name={m.strip.excluded}
        part="esg"
        anchor="violations"
        isLowGood
        unit={m.units.companies}
        value={formatNumber(strip.excluded.companies)}
        notes={[m.weightShare(percentText(strip.excluded.weight))]}
      />
    </dl>
  )
}
