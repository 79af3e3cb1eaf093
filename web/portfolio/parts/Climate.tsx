import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { type IntensityFinding, intensityFinding } from '#methodology/findings/portfolio.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber } from '../../format.ts'
import { heldName, intensityText, labelOf, percentText, signed } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { contributionTable, sectorTable } from '../tables/climate-tables.ts'
import { CarbonRelated, Quality } from './CarbonSources.tsx'
import { CompanyLink } from './CompanyLink.tsx'
import { EffectsFigure } from './Effects.tsx'

interface Props {
  readonly figures: PortfolioFigures
}

/** Who makes the intensity, why it differs from the benchmark's, by sector, and what it rests on. */
export function Climate({ figures }: Props) {
  return (
    <>
      <Contribution figures={figures} />
      <Against figures={figures} />
      <Sectors figures={figures} />
      <CarbonRelated figures={figures} />
      <Quality figures={figures} />
    </>
  )
}

function Contribution({ figures }: Props) {
  const { climate } = figures
  const m = portfolioMessages().climate
  const { contributors, others, fourFifths } = climate
  const all = contributors.length + others.companies
  const finding = all === 0 ? m.nothing : m.finding(formatNumber(all), formatNumber(fourFifths))
  const largest = Math.max(...contributors.map(({ contribution }) => contribution), others.contribution, 1e-12)
  const width = (value: number) => `${Math.max(0, (value / largest) * 100)}%`
  return (
    <Figure
      id="contribution"
      number={1}
      name={m.contribution}
      finding={finding}
      unit={m.unit}
      span={6}
      views={[
        {
          key: 'chart',
          label: m.chart,
          content: (
            <div className={classes.bars}>
              {contributors.slice(0, 15).map(({ company, contribution, cumulative }, place) => (
                <div key={company.id} style={{ display: 'contents' }}>
                  {place === fourFifths && <span className={classes.line} />}
                  <span className={classes.name}>
                    <CompanyLink company={company} />
                  </span>
                  <span className={classes.track}>
                    <i style={{ width: width(contribution) }} data-quiet={place >= fourFifths || undefined} />
                  </span>
                  <span className={classes.num}>{intensityText(contribution)}</span>
                  <span className={classes.num}>{percentText(cumulative)}%</span>
                </div>
              ))}
              {all > 15 && (
                <>
                  <span>{m.others(formatNumber(all - 15))}</span>
                  <span className={classes.track}>
                    <i style={{ width: width(restOf(climate)) }} data-quiet />
                  </span>
                  <span className={classes.num}>{intensityText(restOf(climate))}</span>
                  <span className={classes.num}>100.0%</span>
                </>
              )}
            </div>
          ),
        },
      ]}
      table={{ ...contributionTable(figures), caption: finding }}
      notes={
        climate.waci12.value !== null && (
          <p className="note">
            {m.both(
              intensityText(climate.waci12.value),
              climate.waci123.value === null ? '—' : intensityText(climate.waci123.value),
            )}
          </p>
        )
      }
    />
  )
}

/** What the companies add that are not drawn by name. */
function restOf({ contributors, others }: PortfolioFigures['climate']): number {
  return contributors.slice(15).reduce((sum, { contribution }) => sum + contribution, others.contribution)
}

function Against({ figures }: Props) {
  const { climate, strip, portfolio } = figures
  const m = portfolioMessages().climate
  const { coverage } = strip.waci
  const hasBenchmark = figures.benchmark !== null
  const finding = intensityFinding(climate.effects, { hasBenchmark, positions: portfolio.positions, coverage })
  if (finding.kind === 'same' || finding.kind === 'differs') {
    return (
      <EffectsFigure
        id="against"
        number={2}
        name={m.against}
        finding={againstSentence(finding)}
        unit={m.effectsUnit}
        effects={climate.effects!}
        times={100}
        format={intensityText}
        isLowGood
      />
    )
  }
  const texts = { 'no-benchmark': m.noBenchmark, single: m.single, little: m.little(percentText(coverage, 0)) }
  return (
    <figure className="fig c6" id="against">
      <header>
        <p className="label">
          <i>2</i>
          <span>{m.against}</span>
        </p>
        <h2 className="finding">{texts[finding.kind]}</h2>
      </header>
    </figure>
  )
}

function againstSentence(finding: Extract<IntensityFinding, { intensity: number }>): string {
  const m = portfolioMessages().climate
  const { intensity } = finding
  if (finding.kind === 'same') return m.same(intensityText(intensity))
  const { benchmark, share, effect } = finding
  const name = { allocation: m.allocation, selection: m.selectionHead, interaction: m.interaction }[effect.kind]
  return (
    m.differs(intensityText(intensity), percentText(share, 0), intensity < benchmark) +
    m.mainEffect(name, signed(effect.value, intensityText), betweenText(intensity, benchmark, intensityText))
  )
}

function Sectors({ figures }: Props) {
  const { climate, strip } = figures
  const m = portfolioMessages().climate
  const first = climate.sectors[0]
  const whole = strip.waci.value
  const finding =
    first && whole ? m.sectorsFinding(labelOf(first.sector), percentText(first.contribution / whole, 0)) : m.nothing
  return (
    <Figure
      id="sectors"
      number={3}
      name={m.sectors}
      finding={finding}
      span={12}
      views={[]}
      table={{ ...sectorTable(figures), caption: finding }}
      notes={
        <>
          {strip.owned.value !== null && <p className="note">{m.owned(intensityText(strip.owned.value))}</p>}
          {climate.withoutEvic.length > 0 && (
            <p className="note">
              {m.withoutEvic(climate.withoutEvic.map(({ company }) => heldName(company)).join(', '))}
            </p>
          )}
        </>
      }
    />
  )
}
