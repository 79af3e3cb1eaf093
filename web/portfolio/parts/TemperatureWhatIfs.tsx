import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { usePortfolioAddress } from '../address.ts'
import { Chip } from '../Chip.tsx'
import { degreesText, heldName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { whatIfName, whatIfTable } from '../tables/temperature-tables.ts'
import { useHoldings } from '../use-portfolio.ts'

interface Props {
  readonly figures: PortfolioFigures
}

/** What the portfolio comes to when companies set targets or better ones: from now to then, and who would have to act. */
export function TemperatureWhatIfs({ figures }: Props) {
  const { temperatures, strip } = figures
  const m = portfolioMessages().temperature
  const now = strip.temperature.value
  const best = temperatures.whatIfs.filter(({ value }) => value !== null).toSorted((a, b) => a.value! - b.value!)[0]
  const finding =
    best && now !== null && degreesText(best.value!, 1) !== degreesText(now, 1)
      ? m.whatIfFinding(whatIfName(best.name, figures), degreesText(now, 1), degreesText(best.value!, 1))
      : m.whatIfNothing
  return (
    <Figure
      id="temperature-what-ifs"
      number={4}
      name={m.whatIfs}
      finding={finding}
      span={6}
      unit={m.whatIfUnit}
      views={[{ key: 'chart', label: m.whatIfChart, content: <Dots figures={figures} now={now} /> }]}
      table={{ ...whatIfTable(figures), caption: finding }}
      notes={<Flagged />}
    />
  )
}

/** Degrees that the tracks reach from and to. */
const [coolest, warmest] = [1.4, 3.6]
const place = (degrees: number) =>
  `${((Math.min(warmest, Math.max(coolest, degrees)) - coolest) / (warmest - coolest)) * 100}%`

interface DotsProps {
  readonly figures: PortfolioFigures
  readonly now: number | null
}

/** A line from where it stands to where it would: an open dot before, a full one after. */
function Dots({ figures, now }: DotsProps) {
  const m = portfolioMessages().temperature
  return (
    <div className={classes.dots}>
      {figures.temperatures.whatIfs.map(({ name, value, companies }) => (
        <div key={name} style={{ display: 'contents' }}>
          <span className={classes.name}>
            {whatIfName(name, figures)} <small>{m.acting(formatNumber(companies))}</small>
          </span>
          <span className={classes.track}>
            <s style={{ left: place(1.5) }} />
            <s style={{ left: place(2) }} />
            {now !== null && value !== null && value < now && (
              <u style={{ left: place(value), width: `calc(${place(now)} - ${place(value)})` }} />
            )}
            {now !== null && <em data-open style={{ left: place(now) }} />}
            {value !== null && value !== now && <em style={{ left: place(value) }} />}
          </span>
          <span className={classes.num}>{value === null ? '—' : degreesText(value)}</span>
        </div>
      ))}
    </div>
  )
}

/** The companies of what-ifs 4a and 4b, such as those that one engages with. */
function Flagged() {
  const m = portfolioMessages().temperature
  const [{ flagged }, change] = usePortfolioAddress()
  const holdings = useHoldings().data?.holdings ?? []
  const chosen = flagged?.split(',') ?? []
  const set = (ids: readonly string[]) => change({ flagged: ids.join() || undefined })
  const nameOf = new Map(holdings.map(({ company }) => [String(company.id), heldName(company)]))
  return (
    <div className={classes.choices}>
      <Choice
        label={m.flag}
        value=""
        options={[
          ['', m.choose],
          ...holdings
            .filter(({ company }) => !chosen.includes(String(company.id)))
            .map(({ company }) => [String(company.id), heldName(company)] as const),
        ]}
        choose={(value) => set([...chosen, value])}
      />
      {chosen.map((id) => {
        const name = nameOf.get(id) ?? `#${id}`
        const remove = () => set(chosen.filter((one) => one !== id))
        return <Chip key={id} text={name} label={m.unflag(name)} remove={remove} />
      })}
    </div>
  )
}
