import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { aggregationNames, temperatureHorizons, temperatureScopes } from '#contract/portfolio/names.ts'
import { temperatureFinding } from '#methodology/findings/portfolio.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { usePortfolioAddress } from '../address.ts'
import { degreesText, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { aggregationTable, gridTable } from '../tables/temperature-tables.ts'
import { CompanyTargets } from './CompanyTargets.tsx'
import { Staircase } from './Staircase.tsx'
import { TemperatureWhatIfs } from './TemperatureWhatIfs.tsx'

interface Props {
  readonly figures: PortfolioFigures
}

/** The staircase of holdings, scopes and horizons, ways to weigh, and what happens when companies act. */
export function Temperature({ figures }: Props) {
  const [{ why }, change] = usePortfolioAddress()
  return (
    <>
      <Parameters figures={figures} />
      {why !== undefined && /^\d{1,9}$/.test(why) && (
        <CompanyTargets companyId={Number(why)} close={() => change({ why: undefined })} />
      )}
      <Stairs figures={figures} />
      <Grid figures={figures} />
      <Aggregations figures={figures} />
      <TemperatureWhatIfs figures={figures} />
    </>
  )
}

function Parameters({ figures: { temperatures } }: Props) {
  const m = portfolioMessages().temperature
  const [address, change] = usePortfolioAddress()
  const { referenceYear } = temperatures
  return (
    <div className={`${classes.choices} c12`}>
      <Choice
        label={m.aggregations}
        value={address.aggregation ?? 'wats'}
        options={aggregationNames.map((name) => [name, m.aggregation[name]])}
        choose={(name) => change({ aggregation: name === 'wats' ? undefined : (name as 'tets') })}
      />
      <Choice
        label={m.grid}
        value={`${address.tscope ?? 'scope1+2'} ${address.horizon ?? 'mid'}`}
        options={temperatureScopes.flatMap((scope) =>
          temperatureHorizons.map(
            (horizon) => [`${scope} ${horizon}`, m.cell(m.scopes[scope], m.horizons[horizon])] as const,
          ),
        )}
        choose={(value) => {
          const [tscope, horizon] = value.split(' ') as ['scope3', 'short']
          change({
            tscope: (tscope as string) === 'scope1+2' ? undefined : tscope,
            horizon: (horizon as string) === 'mid' ? undefined : horizon,
          })
        }}
      />
      <label>
        {m.reference}
        <input
          type="number"
          min={2000}
          max={2100}
          key={referenceYear}
          defaultValue={referenceYear}
          onBlur={({ target: { value } }) => {
            const year = Number(value)
            if (year !== referenceYear && year >= 2000 && year <= 2100) change({ ref: year })
          }}
        />
      </label>
      <Choice
        label={m.fallbackScore}
        value={address.default ?? '3.2'}
        options={[
          ['3.2', m.versions['3.2']],
          ['3.4', m.versions['3.4']],
        ]}
        choose={(value) => change({ default: value === '3.4' ? '3.4' : undefined })}
      />
      <p className="note">{m.note(String(referenceYear))}</p>
    </div>
  )
}

function sentenceOf(
  { strip, temperatures }: PortfolioFigures,
  { fallback, horizon }: { fallback: string; horizon: 'short' | 'mid' | 'long' },
): string {
  const m = portfolioMessages().temperature
  const { value, targets } = strip.temperature
  const isAllDefault = temperatures.steps.every(({ isDefault }) => isDefault)
  const finding = temperatureFinding(value, { targets, isAllDefault })
  if (finding.kind === 'missing') return m.missing(m.terms[horizon])
  const [degrees, share] = [degreesText(finding.degrees, 1), percentText(finding.share, 0)]
  return finding.kind === 'targets' ? m.good(degrees, share) : m.bad(degrees, share, fallback)
}

function Stairs({ figures }: Props) {
  const m = portfolioMessages().temperature
  const [address] = usePortfolioAddress()
  const { steps } = figures.temperatures
  const { value } = figures.strip.temperature
  const sentence = sentenceOf(figures, { fallback: address.default ?? '3.2', horizon: address.horizon ?? 'mid' })
  return (
    <Figure
      id="temperature"
      number={1}
      name={m.name}
      finding={sentence}
      unit={m.unit}
      span={7}
      source={m.source}
      views={[
        {
          key: 'chart',
          label: m.stairs,
          isPicture: true,
          content: <Staircase steps={steps} mean={value} label={sentence} />,
        },
      ]}
      table={{
        caption: sentence,
        columns: [
          { label: m.score, isNumber: true },
          { label: m.kind },
          { label: m.weight, isNumber: true },
          { label: m.companies, isNumber: true },
        ],
        rows: [
          ...steps.map(({ score, weight, companies, isDefault }) => ({
            key: `${score} ${isDefault}`,
            cells: [
              degreesText(score),
              isDefault ? m.fallback : m.target,
              figureCell(weight, percentText),
              figureCell(companies, formatNumber),
            ],
          })),
          {
            key: 'mean',
            cells: [
              value === null ? null : degreesText(value),
              m.mean,
              figureCell(sumOf(steps.map(({ weight }) => weight)), percentText),
              figureCell(sumOf(steps.map(({ companies }) => companies)), formatNumber),
            ],
          },
        ],
      }}
    />
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function Grid({ figures }: Props) {
  const m = portfolioMessages().temperature
  return (
    <Figure id="temperature-grid" number={2} name={m.grid} span={5} unit="℃" views={[]} table={gridTable(figures)} />
  )
}

function Aggregations({ figures }: Props) {
  const m = portfolioMessages().temperature
  return (
    <Figure
      id="temperature-aggregations"
      number={3}
      name={m.aggregations}
      span={6}
      unit="℃"
      views={[]}
      table={aggregationTable(figures)}
    />
  )
}
