import type { ThemeReason } from '#contract/scores/ratings.ts'
import { nameOf } from '../i18n/names.ts'
import { conditionText, ReasonFigure } from '../indicators/themes/Reason.tsx'
import classes from './regulations.module.css'

/** What decided of a company, or what is missing: the term, its value with its source, and what it was held against. */
export function Reasons({ companyId, because }: { companyId: number; because: readonly ThemeReason[] }) {
  return (
    <ul className={classes.reasons}>
      {[...Map.groupBy(because, ({ term }) => term).values()].map((reasons) => (
        <li key={reasons[0]!.term}>
          <span>{nameOf(reasons[0]!)}</span> <ReasonFigure companyId={companyId} reason={reasons[0]!} />
          {reasons[0]!.found.kind !== 'missing' && (
            <small>{reasons.map((reason) => conditionText(reason)).join(', ')}</small>
          )}
        </li>
      ))}
    </ul>
  )
}
