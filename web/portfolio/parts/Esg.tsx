import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { usePortfolioAddress } from '../address.ts'
import { heldName, percentText, signed } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { scoresTable, titleOf } from '../tables/esg-tables.ts'
import { ShareBars } from './CarbonSources.tsx'
import { EffectsFigure } from './Effects.tsx'
import { Violations } from './Violations.tsx'

interface Props {
  readonly figures: PortfolioFigures
}

const pointsText = (share: number) => formatScore(share)

/** Scores against the benchmark, the effects of one of them, controversies and screens with their evidence. */
export function Esg({ figures }: Props) {
  return (
    <>
      <Scores figures={figures} />
      <div className={`c6 ${classes.stack}`}>
        <Opened figures={figures} />
        <Scandals figures={figures} />
      </div>
      <Violations figures={figures} />
    </>
  )
}

function Scores({ figures: { esg } }: Props) {
  const m = portfolioMessages().esg
  const [{ score = 'sustainability_score' }, change] = usePortfolioAddress()
  const total = esg.scores.find(({ key }) => key === 'sustainability_score')!
  const finding =
    total.value === null
      ? m.nothing
      : total.benchmark === null
        ? m.plain(pointsText(total.value))
        : m.finding(pointsText(total.value), betweenText(total.value, total.benchmark, pointsText))
  return (
    <Figure
      id="esg-scores"
      number={1}
      name={m.name}
      finding={finding}
      unit={m.unit}
      span={6}
      views={[
        {
          key: 'chart',
          label: m.chart,
          content: (
            <div className={classes.bars}>
              {esg.scores.map(({ key, value, lower, upper, benchmark }) => (
                <div key={key} style={{ display: 'contents' }}>
                  <span className={classes.name}>
                    <button
                      type="button"
                      className="link"
                      aria-pressed={key === score}
                      onClick={() => change({ score: key === 'sustainability_score' ? undefined : key })}
                    >
                      {titleOf(key)}
                    </button>
                  </span>
                  <span className={classes.track}>
                    {lower !== null && upper !== null && (
                      <u style={{ left: `${lower * 100}%`, width: `${(upper - lower) * 100}%` }} />
                    )}
                    {benchmark !== null && <b style={{ left: `${benchmark * 100}%` }} />}
                    {value !== null && <em style={{ left: `${value * 100}%` }} />}
                  </span>
                  <span className={classes.num}>{value === null ? '—' : pointsText(value)}</span>
                  <span className={classes.num}>
                    {value === null || benchmark === null ? '' : betweenText(value, benchmark, pointsText)}
                  </span>
                </div>
              ))}
            </div>
          ),
        },
      ]}
      table={{ ...scoresTable(esg.scores), caption: finding }}
      onSelectRow={(key) => change({ score: key === 'sustainability_score' ? undefined : (key as 'e_score') })}
    />
  )
}

function Opened({ figures: { esg } }: Props) {
  const m = portfolioMessages().esg
  const { effects, key, strengths, issues } = esg.opened
  const name = m.opened(titleOf(key))
  return (
    <>
      {effects && (
        <EffectsFigure
          id="esg-effects"
          number={2}
          name={name}
          finding={m.finding(
            pointsText(effects.portfolio),
            betweenText(effects.portfolio, effects.benchmark, pointsText),
          )}
          unit={m.effectsUnit}
          effects={effects}
          times={100}
          format={pointsText}
        />
      )}
      {[[m.strengths, strengths, 'strengths'] as const, [m.issues, issues, 'issues'] as const].map(
        ([title, rows, id]) =>
          rows.length > 0 && (
            <Figure
              key={id}
              id={`esg-${id}`}
              name={title}
              span={6}
              views={[]}
              table={{
                caption: title,
                rowsAre: 'companies',
                columns: [
                  { label: portfolioMessages().climate.company },
                  { label: portfolioMessages().climate.weight, isNumber: true },
                  { label: m.value, isNumber: true },
                  { label: m.effect, isNumber: true },
                ],
                rows: rows.map(({ company, weight, score, effect }) => ({
                  key: `${company.id}`,
                  cells: [
                    heldName(company),
                    figureCell(weight, (share) => percentText(share, 2)),
                    figureCell(score, pointsText),
                    figureCell(effect, (moved) => signed(moved * 100, (size) => formatNumber(size, 2))),
                  ],
                })),
              }}
            />
          ),
      )}
    </>
  )
}

function Scandals({ figures: { esg } }: Props) {
  const m = portfolioMessages().esg
  const { levels, coverage } = esg.scandals
  const graveLevels = levels.filter(({ level }) => level >= 3)
  const finding = m.scandalFinding(percentText(sumOfLevels(graveLevels).weight))
  return (
    <Figure
      id="scandals"
      number={3}
      name={m.scandals}
      finding={finding}
      unit={m.scandalUnit(percentText(coverage))}
      span={6}
      views={[
        {
          key: 'chart',
          label: m.chart,
          content: (
            <ShareBars
              rows={levels.map(({ level, weight, benchmark }) => ({
                key: `${level}`,
                name: `${level} ${m.levels[level]}`,
                weight,
                benchmark,
              }))}
            />
          ),
        },
      ]}
      table={{
        caption: finding,
        columns: [
          { label: m.level },
          { label: portfolioMessages().climate.weight, isNumber: true },
          { label: m.benchmark, isNumber: true },
          { label: portfolioMessages().climate.companies, isNumber: true },
        ],
        rows: [
          ...levels.map(({ level, ...row }) => [`${level}`, `${level} ${m.levels[level]}`, row] as const),
          ['grave', m.graveLevels, sumOfLevels(graveLevels)] as const,
        ].map(([key, name, { weight, benchmark, companies }]) => ({
          key,
          cells: [
            name,
            figureCell(weight, percentText),
            figureCell(benchmark, percentText),
            figureCell(companies, formatNumber),
          ],
        })),
      }}
    />
  )
}

type Level = Omit<PortfolioFigures['esg']['scandals']['levels'][number], 'level'>

const sumOfLevels = (levels: readonly Level[]): Level =>
  levels.reduce(
    (sum, { weight, benchmark, companies }) => ({
      weight: sum.weight + weight,
      benchmark: sum.benchmark === null || benchmark === null ? null : sum.benchmark + benchmark,
      companies: sum.companies + companies,
    }),
    { weight: 0, benchmark: 0, companies: 0 },
  )
