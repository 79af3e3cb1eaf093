import { Link } from '@tanstack/react-router'
import type { FtsePrediction, FtseTheme } from '#contract/ftse-prediction/company.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useContext } from '../../context/search.ts'
import { formatNumber, formatSignificant } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { useFtseAddress } from '../use-prediction.ts'
import { themeMessages } from './messages.ts'
import classes from './themes.module.css'

interface Props {
  readonly prediction: FtsePrediction
  readonly theme: FtseTheme
  readonly companyId: number
}

/** The indicators of a theme as they entered; each value opens to its source. */
export function ThemeInputs({ prediction, theme, companyId }: Props) {
  const { inputs: m } = themeMessages()
  const { change } = useFtseAddress()
  const own = prediction.inputs.filter((input) => input.theme === theme.key)
  const close = (
    <button type="button" className={`act ${classes.close}`} onClick={() => change({ theme: undefined })}>
      {m.close}
    </button>
  )
  return (
    <div className={classes.open}>
      <Figure
        id="ftse_inputs"
        name={m.name(nameOf(theme))}
        finding={m.finding(formatNumber(theme.points, 1), formatNumber(theme.possible))}
        unit={close}
        views={[
          {
            key: 'list',
            label: m.columns.indicator,
            content: <Inputs inputs={own} companyId={companyId} year={prediction.year!} />,
          },
        ]}
        notes={<p className="note">{m.note}</p>}
      />
    </div>
  )
}

interface ListProps {
  readonly inputs: FtsePrediction['inputs']
  readonly companyId: number
  readonly year: number
}

function Inputs({ inputs, companyId, year }: ListProps) {
  const { inputs: m } = themeMessages()
  const indicators = useIndicatorMap().data
  const [{ asOf }] = useContext()
  const nameIn = (code: string) => {
    const indicator = indicators?.get(code)
    return indicator ? nameOf(indicator) : code
  }
  return (
    <table className={classes.table}>
      <Head columns={[m.columns.indicator, num(m.columns.value), num(m.columns.percentile), num(m.columns.points)]} />
      <tbody>
        {inputs.map((input) => (
          <tr key={input.indicator} data-none={input.points === null || undefined}>
            <th scope="row">
              {nameIn(input.indicator)} <span className="code">{input.indicator}</span>
            </th>
            <td className="num" data-label={m.columns.value}>
              {input.state === 'known' && input.boundary ? (
                <Link
                  to="/companies/$companyId/raws"
                  params={{ companyId }}
                  search={{ figure: `${input.indicator}.${year}.${input.boundary}.`, ...(asOf && { asOf }) }}
                >
                  {valueText(input.value, indicators?.get(input.indicator))}
                  <span className="sr"> {m.figure(nameIn(input.indicator))}</span>
                </Link>
              ) : (
                m.states[input.state]
              )}
            </td>
            <td className="num" data-label={m.columns.percentile}>
              {input.percentile === null ? '—' : formatNumber(input.percentile * 100)}
            </td>
            <td className="num" data-label={m.columns.points}>
              {input.points === null ? '—' : formatNumber(input.points, 2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function valueText(value: number | null, indicator: Indicator | undefined): string {
  const { inputs: m } = themeMessages()
  if (value === null) return '—'
  if (indicator?.type === 'boolean') return value === 0 ? m.no : m.yes
  if (indicator?.unit === 'year') return String(value)
  return `${formatSignificant(value)} ${indicator ? unitWords(indicator.unit, value) : ''}`.trim()
}
