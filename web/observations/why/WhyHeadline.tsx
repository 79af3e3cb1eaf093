import type { Indicator } from '#contract/market/indicators.ts'
import type { Figure } from '#contract/market/observations.ts'
import { formatPeriod } from '../../format.ts'
import { unitWords } from '../../indicators/units.ts'
import { exactText } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'
import { shortPeriodText } from '../short-period.ts'
import classes from './why-figure.module.css'

/** The figure itself: value, period, whose it is, and the notes on it. */
export function Headline({ figure, indicator }: { figure: Figure; indicator: Indicator }) {
  const m = rawMessages()
  const shortPeriod = shortPeriodText(figure.part)
  return (
    <>
      <p className="v">
        {figure.value === null ? 'n/a' : exactText(figure.value, indicator)}
        {figure.value !== null && indicator.type !== 'boolean' && <small>{unitWords(indicator.unit)}</small>}
      </p>
      <p className="note">
        {formatPeriod(figure.fiscalYear, figure.periodStart, figure.periodEnd)} · {m.boundaries[figure.boundary]}
        {figure.part && (
          <>
            {' · '}
            {shortPeriod ? m.shortPeriod(shortPeriod) : <span lang="ja">{figure.part}</span>}
          </>
        )}
        {figure.state === 'estimated' && ` · ${m.estimated}`}
        {figure.state === 'not-applicable' && ` · ${m.notApplicable}`}
      </p>
      {figure.review && <Doubt review={figure.review} indicator={indicator} />}
      {figure.notes.length > 0 && (
        <ul className={classes.notes}>
          {figure.notes.map((note) => (
            <li key={note}>{m.noteWords[note] ?? note}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Why the figure looks like an error, and what it was compared with: it stays as filed until a person decides. */
function Doubt({ review, indicator }: { review: NonNullable<Figure['review']>; indicator: Indicator }) {
  const m = rawMessages()
  const unit = indicator.type === 'boolean' ? '' : unitWords(indicator.unit)
  return (
    <div className={classes.doubt} role="note">
      <strong>{m.underReview}</strong>
      <p>{m.doubts[review.reason]}</p>
      <dl>
        <dt>{m.proposed}</dt>
        <dd>{review.proposed === null ? '—' : `${exactText(review.proposed, indicator)} ${unit}`}</dd>
        <dt>{m.reference}</dt>
        <dd>{`${exactText(review.reference, indicator)} ${unit}`}</dd>
      </dl>
      <p className="dim">{m.doubtMeans}</p>
    </div>
  )
}
