import type { CoveredFigure, PortfolioFigures, PortfolioStrip } from '#contract/portfolio/figures.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { degreesText, intensityText, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

interface CellProps {
  readonly name: string
  readonly unit: string
  readonly value: string | null
  readonly benchmark?: string | null | undefined
  readonly notes: readonly (string | null)[]
}

function Cell({ name, unit, value, benchmark, notes }: CellProps) {
  const m = portfolioMessages()
  return (
    <div className={classes.cell}>
      <dt>{name}</dt>
      <dd>
        <strong>{value ?? '—'}</strong>
        <span>{unit}</span>
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
        name={`${m.strip.waci} ↓`}
        unit={m.units.waci}
        {...of(({ waci }) => waci.value, intensityText)}
        notes={[coversText(strip.waci), m.lowGood]}
      />
      <Cell
        name={m.strip.score}
        unit=""
        {...of(({ score }) => score.value, formatScore)}
        notes={[coversText(strip.score)]}
      />
      <Cell
        name={`${m.strip.financed} ↓`}
        unit={m.units.financed}
        value={strip.financed.value === null ? null : formatNumber(strip.financed.value)}
        notes={[financedNote]}
      />
      <Cell
        name={`${m.strip.footprint} ↓`}
        unit={m.units.footprint}
        {...of(({ footprint }) => footprint.value, intensityText)}
        notes={[financedNote]}
      />
      <Cell
        name={`${m.strip.quality} ↓`}
        unit={m.units.quality}
        {...of(
          ({ quality }) => quality.value,
          (value) => formatNumber(value, 1),
        )}
        notes={[coversText(strip.quality)]}
      />
      <Cell
        name={`${m.strip.temperature} ↓`}
        unit={m.units.temperature}
        {...of(
          ({ temperature }) => temperature.value,
          (value) => degreesText(value, 1),
        )}
        notes={[m.targetsShare(percentText(strip.temperature.targets))]}
      />
      <Cell
        name={m.strip.validated}
        unit={m.units.percent}
        {...of(
          ({ validated }) => validated,
          (share) => percentText(share),
        )}
        notes={[]}
      />
      <Cell
        name={`${m.strip.excluded} ↓`}
        unit={m.units.companies}
        value={formatNumber(strip.excluded.companies)}
        notes={[m.weightShare(percentText(strip.excluded.weight))]}
      />
    </dl>
  )
}
