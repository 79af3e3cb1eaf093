import { Link } from '@tanstack/react-router'
import type { GovernanceFigure, GovernanceFigures } from '#contract/governance/governance.ts'
import { useGroupName } from '../app/peer-groups.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell } from '../charts/figure/table.ts'
import { Sparkline } from '../charts/small/Sparkline.tsx'
import { formatExact, formatNumber, formatShare, formatYear } from '../format.ts'
import { nameOf } from '../i18n/names.ts'
import { unitWords } from '../indicators/units.ts'
import { useIndicatorMap } from '../indicators/use-indicators.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'

interface Props {
  readonly companyId: number
  readonly figures: GovernanceFigures
}

/** What the company states on board, pay, audit and shareholders, each beside its industry and through ten years; each opens. */
export function FiguresFigure({ companyId, figures }: Props) {
  const m = governanceMessages()
  const groupName = useGroupName()
  const { data: indicators } = useIndicatorMap()
  const { year } = figures
  if (year === null) return null
  const titleOf = (code: string) => {
    const indicator = indicators?.get(code)
    return indicator ? nameOf(indicator) : code
  }
  const groups = figures.groups.map((group) => ({ ...group, figures: group.figures.filter(isHeld) }))
  const left = figures.groups.reduce(
    (count, group) => count + group.figures.filter((figure) => !isHeld(figure)).length,
    0,
  )
  const unit = m.figuresUnit(
    formatYear(year),
    groupName(figures.industry.code),
    formatNumber(figures.industry.companies),
  )
  return (
    <Figure
      id="governance_figures"
      number={6}
      name={m.figures}
      unit={unit}
      views={[
        {
          key: 'rows',
          label: m.figures,
          content: (
            <div className={classes.groups}>
              {groups
                .filter((group) => group.figures.length > 0)
                .map((group) => (
                  <Group key={group.group} {...{ companyId, group, year, titleOf }} />
                ))}
            </div>
          ),
        },
      ]}
      notes={left > 0 && <p className="fig-note">{m.notHeld(formatNumber(left))}</p>}
      table={{
        caption: m.figures,
        rowsAre: 'years',
        columns: [
          { label: m.indicator },
          { label: m.industry },
          ...figures.years.map((each) => ({ label: formatYear(each), isNumber: true })),
        ],
        rows: figures.groups.flatMap(({ figures: rows }) =>
          rows.map((figure) => ({
            key: figure.indicator,
            cells: [
              `${titleOf(figure.indicator)}${figure.isBoolean ? '' : ` (${unitWords(figure.unit)})`}`,
              industryText(figure),
              ...figure.series.map((value) => figureCell(value, (each) => valueText(figure, each))),
            ],
          })),
        ),
      }}
    />
  )
}

interface GroupProps {
  readonly companyId: number
  readonly group: GovernanceFigures['groups'][number]
  readonly year: number
  readonly titleOf: (code: string) => string
}

function Group({ companyId, group: { group, figures }, year, titleOf }: GroupProps) {
  const m = governanceMessages()
  return (
    <table className={classes.figures}>
      <caption>{m.groups[group]}</caption>
      <Head columns={[m.indicator, num(m.own), num(m.industry), m.trend]} />
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.indicator}>
            <th scope="row">{titleOf(figure.indicator)}</th>
            <td className="num">
              <Link
                to="/companies/$companyId/raws"
                params={{ companyId }}
                search={{ view: 'all', figure: `${figure.indicator}.${year}.${figure.boundary}.` }}
              >
                {ownText(figure)}
              </Link>
            </td>
            <td className="num">{industryText(figure)}</td>
            <td>
              {!figure.isBoolean && figure.series.filter((value) => value !== null).length > 1 && (
                <Sparkline values={figure.series} height={20} width={90} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Known of the company or of anybody it is compared with. */
const isHeld = ({ value, industry }: GovernanceFigure) => value !== null || industry.n > 0

function valueText({ isBoolean }: GovernanceFigure, value: number): string {
  const m = governanceMessages()
  return isBoolean ? (value === 1 ? m.yes : m.no) : formatExact(value)
}

function ownText(figure: GovernanceFigure): string {
  if (figure.value === null) return '—'
  const text = valueText(figure, figure.value)
  return figure.isBoolean ? text : `${text} ${unitWords(figure.unit, figure.value)}`
}

/** Of a yes or no how many say yes, of a figure the middle. */
function industryText({ isBoolean, industry, unit }: GovernanceFigure): string {
  const m = governanceMessages()
  if (industry.n === 0) return '—'
  if (isBoolean) return m.yesShare(formatShare(industry.mean!))
  return `${m.median(formatNumber(industry.median!, Math.abs(industry.median!) < 100 ? 1 : 0))} ${unitWords(unit)}`
}
