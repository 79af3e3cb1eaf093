import type { ValueModel } from '#contract/value-models/value.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber, formatPoints, formatShare } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { categoryName } from '../../indicators/categories.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { Whisker, WhiskerAxis } from '../pbr/Whisker.tsx'
import classes from '../value.module.css'
import { worthMessages } from './messages.ts'

/** Share of the halves from which on a choice is called stable. */
const stable = 0.8
const pointsText = (value: number) => formatPoints(value, 3)

/** The chosen indicators, and in how many halves of the market they would have been chosen. */
export function Terms({ model }: { readonly model: ValueModel }) {
  const m = worthMessages()
  const terms = model.terms.filter(({ coefficient }) => coefficient !== 0)
  const steady = terms.filter(({ stability }) => stability.chosen >= stable)
  const finding =
    terms.length === 0
      ? m.termsNone
      : m.termsFinding(formatNumber(terms.length), formatNumber(steady.length), formatNumber(model.halves))
  if (terms.length === 0) return <p>{finding}</p>
  return (
    <Figure
      id="value_terms"
      name={m.terms}
      finding={finding}
      views={[{ key: 'dots', label: m.columns.coefficient, content: <TermDots terms={terms} /> }]}
      table={termTable(terms)}
    />
  )
}

type TermsOf = Pick<ValueModel, 'terms'>['terms']

function TermDots({ terms }: { readonly terms: TermsOf }) {
  const { columns: c, lag: lagText, terms: name } = worthMessages()
  const reach = terms.reduce(
    (max, { stability, coefficient }) =>
      Math.max(max, Math.abs(stability.low), Math.abs(stability.high), Math.abs(coefficient)),
    0,
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the arrow keys
    <section className={classes.box} aria-label={name} tabIndex={0}>
      <table className={classes.dots}>
        <Head
          columns={[
            c.indicator,
            c.category,
            c.lag,
            <>
              <span className="sr">{c.interval}</span>
              <WhiskerAxis reach={reach} format={pointsText} />
            </>,
            num(c.coefficient),
            num(c.chosen),
            num(c.sign),
          ]}
        />
        <tbody>
          {terms.map((term) => (
            <tr key={term.indicator}>
              <th scope="row">{nameOf(term)}</th>
              <td>{categoryName(term.large)}</td>
              <td className={classes.lag}>{lagText(term.lag)}</td>
              <td>
                <Whisker
                  value={term.coefficient}
                  low={term.stability.low}
                  high={term.stability.high}
                  reach={reach}
                  isFilled={term.stability.chosen >= stable}
                />
              </td>
              <td className="num">{pointsText(term.coefficient)}</td>
              <td className="num">{formatShare(term.stability.chosen, 0)}</td>
              <td className="num">{formatShare(term.stability.sameSign, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function termTable(terms: TermsOf): TableOf {
  const { columns: c, terms: caption } = worthMessages()
  const numbers = [c.lag, c.coefficient, `${c.interval} −`, `${c.interval} +`, c.chosen, c.sign, c.known]
  return {
    caption,
    columns: [{ label: c.indicator }, { label: c.category }, ...numbers.map((label) => ({ label, isNumber: true }))],
    rows: terms.map((term) => ({
      key: term.indicator,
      cells: [
        nameOf(term),
        categoryName(term.large),
        figureCell(term.lag, formatNumber),
        figureCell(term.coefficient, pointsText),
        figureCell(term.stability.low, pointsText),
        figureCell(term.stability.high, pointsText),
        ...[term.stability.chosen, term.stability.sameSign, term.known].map((share) =>
          figureCell(share, (each) => formatShare(each, 0)),
        ),
      ],
    })),
  }
}
