import type { CompanyImpact, ImpactYear } from '#contract/scores/impact.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../charts/figure/table.ts'
import { Waterfall } from '../charts/waterfall/Waterfall.tsx'
import { formatNumber, formatPoints, formatYear } from '../format.ts'
import { headline, hundredDecimals } from './figures.ts'
import classes from './impact.module.css'
import { impactMessages } from './messages.ts'

interface Props {
  readonly impact: CompanyImpact
  readonly row: ImpactYear | undefined
}

const denominators = ['payroll', 'sales', 'ebitda'] as const
type Denominator = (typeof denominators)[number]

/** From nothing to the total, part by part; in money, and as shares of payroll, sales and EBITDA of the filing company. */
export function WaterfallFigure({ impact, row }: Props) {
  const m = impactMessages()
  const finding = headline(row)
  if (!row || row.payroll === null)
    return (
      <section className="fig c12" aria-labelledby="impact-finding">
        <header>
          <h2 className="finding" id="impact-finding">
            {finding}
          </h2>
        </header>
        <p className="note">{m.noPayText}</p>
      </section>
    )
  const year = formatYear(row.year)
  const { accounts } = impact
  const by: Record<Denominator, number | null> = { payroll: row.payroll, ...accounts }
  const hundred = (million: number) => million / 100
  return (
    <Figure
      id="employment_impact"
      number={1}
      name={m.waterfall}
      finding={finding}
      unit={m.waterfallUnit(year)}
      views={[
        {
          key: 'amount',
          label: m.views.amount,
          isPicture: row.total !== null,
          content: <Drawing {...{ row, label: finding, of: hundred, decimals: hundredDecimals(row.payroll) }} />,
        },
        ...denominators.map((name) => {
          const whole = by[name]
          return {
            key: name,
            label: m.views[name],
            isPicture: row.total !== null && whole !== null && whole > 0,
            content:
              whole === null || whole <= 0 ? (
                <p className={classes.instead}>
                  {name !== 'payroll' && (whole === null ? m.noSales : m.notAbove)[name]}{' '}
                  {whole === null && accounts.hasGroup && m.noGroup}
                </p>
              ) : (
                <>
                  <p className="unit">{m.shareUnit(year, m.of[name])}</p>
                  <Drawing {...{ row, label: finding, of: (million) => (million / whole) * 100, decimals: 1 }} />
                </>
              ),
          }
        }),
      ]}
      table={tableOf(row, accounts, finding)}
      notes={<Notes impact={impact} row={row} />}
    />
  )
}

interface DrawingProps {
  readonly row: ImpactYear
  readonly label: string
  /** From million yen to what is drawn. */
  readonly of: (million: number) => number
  readonly decimals: number
}

/** The parts that have an amount; without all of them there is no total to draw. */
function Drawing({ row, label, of, decimals }: DrawingProps) {
  const m = impactMessages()
  if (row.total === null) return <Parts row={row} of={of} decimals={decimals} />
  const steps = row.parts.map(({ part, amount }) => ({ key: part, name: m.parts[part], gain: of(amount!) }))
  const end = { name: m.total, value: of(row.total) }
  return <Waterfall label={label} height={300} input={{ end, steps, groups: [], decimals }} />
}

function Parts({ row, of, decimals }: Omit<DrawingProps, 'label'>) {
  const m = impactMessages()
  return (
    <dl className={classes.parts}>
      {row.parts.map(({ part, amount, gap }) => (
        <div key={part} data-missing={amount === null || undefined}>
          <dt>{m.parts[part]}</dt>
          <dd>{amount === null ? '—' : formatPoints(of(amount), decimals)}</dd>
          <dd className="note">{gap && gapText(gap)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why a part has no amount. */
function gapText({ figures, parameters, isJump }: NonNullable<ImpactYear['parts'][number]['gap']>): string {
  const { gap, figures: names } = impactMessages()
  if (isJump) return gap.jump
  return [
    ...(figures.length > 0 ? [gap.figures(figures.map((figure) => names[figure]!))] : []),
    ...(parameters.length > 0 ? [gap.parameters] : []),
  ].join(' ')
}

function Notes({ impact, row }: { impact: CompanyImpact; row: ImpactYear }) {
  const m = impactMessages()
  const isPartial = row.total === null
  return (
    <div className="fig-note">
      {impact.isChanged && <p>{m.trial}</p>}
      {impact.isHolding && <p>{m.holding}</p>}
      {isPartial && row.parts.some(({ gap }) => gap?.isJump) && <p>{m.jumpNote}</p>}
    </div>
  )
}

function tableOf(row: ImpactYear, { sales, ebitda }: CompanyImpact['accounts'], caption: string): TableOf {
  const m = impactMessages()
  const decimals = hundredDecimals(row.payroll ?? 0)
  const share = (amount: number | null, of: number | null) =>
    figureCell(amount === null || of === null || of <= 0 ? null : (amount / of) * 100, (value) => formatPoints(value))
  const rows = [
    ...row.parts.map(({ part, amount }) => ({ key: part as string, amount })),
    { key: 'total', amount: row.total },
  ]
  const number = (label: string) => ({ label, isNumber: true })
  return {
    caption,
    columns: [
      { label: m.part },
      number(`${m.views.amount} (${m.unit})`),
      ...denominators.map((name) => number(`${m.views[name]} %`)),
    ],
    rows: rows.map(({ key, amount }) => ({
      key,
      cells: [
        key === 'total' ? m.total : m.parts[key as ImpactYear['parts'][number]['part']],
        figureCell(amount === null ? null : amount / 100, (value) => formatNumber(value, decimals)),
        share(amount, row.payroll),
        share(amount, sales),
        share(amount, ebitda),
      ],
    })),
  }
}
