import type { Indicator } from '#contract/market/indicators.ts'
import type { CompanyValue } from '#contract/value-models/value.ts'
import { formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { unitWords } from '../../indicators/units.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { actualText, rangeText, signedText } from '../pbr/text.ts'
import { Whisker, WhiskerAxis } from '../pbr/Whisker.tsx'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { amountText } from './amounts.ts'
import { worthMessages } from './messages.ts'

interface Props {
  readonly own: CompanyValue
  readonly indicators: ReadonlyMap<string, Indicator>
}

/** Yen by indicator with its range; a figure opens where it comes from. */
export function CompanyRows({ own, indicators }: Props) {
  const { company: m, columns: c } = worthMessages()
  const { change } = useValueAddress()
  const reach =
    own.values.reduce((max, { low, high }) => Math.max(max, Math.abs(low ?? 0), Math.abs(high ?? 0)), 0) || 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the arrow keys
    <section className={classes.box} aria-label={m.title} tabIndex={0}>
      <table className={classes.dots}>
        <Head
          columns={[
            c.indicator,
            num(m.figure),
            num(m.deviations),
            <>
              <span className="sr">{m.range}</span>
              <WhiskerAxis reach={reach} format={amountText} />
            </>,
            num(m.value),
            num(m.step),
          ]}
        />
        <tbody>
          {own.values.map((row) => {
            const indicator = indicators.get(row.indicator)
            return (
              <tr key={row.indicator}>
                <th scope="row">{indicator ? nameOf(indicator) : row.indicator}</th>
                <td className="num">
                  {row.figure === null ? (
                    '—'
                  ) : (
                    <button
                      type="button"
                      className="row-opener"
                      onClick={() => change({ point: `${row.indicator}.${row.fiscalYear}` })}
                    >
                      {actualText(row.figure)}
                    </button>
                  )}
                  <small>
                    {indicator && unitWords(indicator.unit)} {formatYear(row.fiscalYear)}
                  </small>
                </td>
                <td className="num">{row.deviations === null ? '—' : signedText(row.deviations)}</td>
                <td>
                  {row.value !== null && (
                    <Whisker
                      value={row.value}
                      low={row.low!}
                      high={row.high!}
                      reach={reach}
                      isFilled={row.low! > 0 || row.high! < 0}
                    />
                  )}
                </td>
                <td className="num">
                  {row.value === null ? '—' : <b>{amountText(row.value)}</b>}
                  {row.value !== null && <small>{rangeText(amountText(row.low!), amountText(row.high!))}</small>}
                </td>
                <td className="num">{amountText(row.perStep)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
