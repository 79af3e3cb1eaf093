import { Link } from '@tanstack/react-router'
import type { RegulationIndicator } from '#contract/regulations/regulations.ts'
import { formatYear } from '../../format.ts'
import classes from '../regulations.module.css'
import { figureText, markTexts, stateText } from './figure-text.ts'

/** A figure of the company with its year, with what its source says of it, opening to why it is so; without one the reason. */
export function OwnFigure({ companyId, indicator }: { companyId: number; indicator: RegulationIndicator }) {
  const { value, state, fiscalYear, boundary } = indicator.figure!
  const marks = markTexts(indicator.figure!)
  const words = (
    <span className={classes.own} data-state={state}>
      {stateText(state)}
    </span>
  )
  if (fiscalYear === null) return words
  return (
    <>
      {words}{' '}
      <Link
        to="/companies/$companyId/raws"
        params={{ companyId }}
        search={{ view: 'all', figure: `${indicator.code}.${fiscalYear}.${boundary}.` }}
      >
        {value === null ? formatYear(fiscalYear) : `${figureText(indicator, value)} ${formatYear(fiscalYear)}`}
      </Link>
      {marks.map((mark) => (
        <span key={mark} className={`tag ${classes.mark}`}>
          {mark}
        </span>
      ))}
    </>
  )
}
