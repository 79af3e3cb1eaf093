import { Link } from '@tanstack/react-router'
import type { Definition } from '#contract/market/indicators.ts'
import { Sparkline } from '../../charts/small/Sparkline.tsx'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatShare, formatYear } from '../../format.ts'
import { nameOf, otherNameOf } from '../../i18n/names.ts'
import { categoryName } from '../../indicators/categories.ts'
import { standardName, standardsOf } from '../../indicators/standards.ts'
import { unitWords } from '../../indicators/units.ts'
import { tip } from '../../ui/floating/tip.ts'
import { Direction } from '../Direction.tsx'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'
import type { Order, Rates } from '../rates.ts'
import { tagName } from '../tag-name.ts'

interface Props {
  readonly definitions: readonly Definition[]
  readonly rates: Rates
  readonly order: Order
  readonly choose: (next: { rates: Order }) => void
}

/** One line an indicator: what it is, and how many disclose it. */
export function DefinitionTable({ definitions, rates, order, choose }: Props) {
  const m = definitionMessages()
  const next = order === undefined ? 'high' : order === 'high' ? 'low' : undefined
  return (
    <div className="scroll">
      <table className="results def-table">
        <thead>
          <tr>
            <th scope="col">{m.columns.name}</th>
            <th scope="col" className={classes.mid}>
              {m.columns.unit}
            </th>
            <th scope="col" className={classes.mid}>
              {m.columns.class}
            </th>
            <th scope="col" className={classes.mid}>
              {m.columns.direction}
            </th>
            <th scope="col" className="wide">
              {m.columns.sdgs}
            </th>
            <th scope="col" className="wide">
              {m.columns.standards}
            </th>
            <th scope="col" aria-sort={order === 'high' ? 'descending' : order === 'low' ? 'ascending' : 'none'}>
              <button type="button" className={classes.sorter} onClick={() => choose({ rates: next })}>
                {m.columns.rate(rates.year === null ? '' : formatYear(rates.year))}
                <span aria-hidden="true">{order === 'high' ? ' ↓' : order === 'low' ? ' ↑' : ' ↕'}</span>
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          {definitions.map((definition) => (
            <Row key={definition.code} definition={definition} rates={rates} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ definition, rates }: { definition: Definition; rates: Rates }) {
  const m = definitionMessages()
  const { code, unit, large, middle, direction, sdgs, scoreTags } = definition
  const other = otherNameOf(definition)
  const own = rates.of(code)
  return (
    <tr>
      <th scope="row" className="co">
        <span className="code">{code}</span>
        <Link to="/definitions/$indicator" params={{ indicator: code }} search={{}}>
          {nameOf(definition)}
        </Link>
        <small lang={other.lang}>{other.text}</small>
        {scoreTags.length > 0 && (
          <small className={classes.tags}>
            {scoreTags.map((tag) => (
              <span className="tag" key={tag}>
                {tagName(tag)}
              </span>
            ))}
          </small>
        )}
      </th>
      <td className={classes.mid}>{unitWords(unit)}</td>
      <td className={`${classes.mid} mut`}>
        {categoryName(middle)}
        <small>{categoryName(large)}</small>
      </td>
      <td className={classes.mid}>
        <Direction of={direction} />
      </td>
      <td className="wide mut">{sdgs.length > 0 ? sdgs.join(', ') : <NoValue />}</td>
      <td className="wide mut">{standardsOf(definition).map(standardName).join(m.comma) || <NoValue />}</td>
      <td className={classes.rate}>
        <Rate share={rates.inYear(code)} />
        <Sparkline values={own} range={[0, 1]} width={72} height={22} />
      </td>
    </tr>
  )
}

function NoValue() {
  return <span className="und">—</span>
}

/** A rate with its bar; without anybody who could have disclosed there is none. */
export function Rate({ share }: { share: number | null }) {
  const m = definitionMessages()
  if (share === null) {
    return (
      <span className={`und ${classes.rateFigure}`} {...tip(m.noRate)}>
        —<span className="sr">{m.noRate}</span>
      </span>
    )
  }
  return (
    <span className={classes.rateFigure}>
      <span className="num">{formatShare(share, 1)}</span>
      <WeightBar share={share} />
    </span>
  )
}
