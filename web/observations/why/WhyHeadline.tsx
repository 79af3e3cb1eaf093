import type { Indicator } from '#contract/market/indicators.ts'
import type { Figure } from '#contract/market/observations.ts'
import { formatPeriod, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { exactText, vintageText } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'
import { partText } from '../part-text.ts'
import { figureUnit, listWords, remarkText } from '../remarks.ts'
import { Standard } from './WhyStandard.tsx'
import classes from './why-figure.module.css'

/** The figure itself: value, period, whose it is, and the notes on it. */
export function Headline({ figure, indicator }: { figure: Figure; indicator: Indicator }) {
  const m = rawMessages()
  return (
    <>
      <p className="v">
        {vintageText(figure, indicator)}
        {figure.value !== null && indicator.type !== 'boolean' && (
          <small>{figureUnit(indicator.unit, figure.notes)}</small>
        )}
      </p>
      <p className="note">
        {formatPeriod(figure.fiscalYear, figure.periodStart, figure.periodEnd)} · {m.boundaries[figure.boundary]}
        {figure.part && (
          <>
            {' · '}
            {partText(figure.part) ?? <span lang="ja">{figure.part}</span>}
          </>
        )}
        {figure.state === 'read-from-text' && ` · ${m.readFromText}`}
        {figure.state === 'estimated' && ` · ${m.estimated}`}
        {figure.state === 'withdrawn' && ` · ${m.withdrawn}`}
        {figure.state === 'not-applicable' && ` · ${m.notApplicable}`}
      </p>
      <Standard figure={figure} />
      {figure.review && <Doubt review={figure.review} indicator={indicator} />}
      {figure.notes.length > 0 && (
        <ul className={classes.notes}>
          {figure.notes.map((note) => (
            <li key={note}>{remarkText(note)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Why the figure looks like an error, and what it was compared with: it stays as filed until a person decides. */
function Doubt({ review, indicator }: { review: NonNullable<Figure['review']>; indicator: Indicator }) {
  const m = rawMessages()
  const { data: indicators } = useIndicatorMap()
  const unit = indicator.type === 'boolean' ? '' : unitWords(indicator.unit)
  const amount = (value: number) => `${exactText(value, indicator)} ${unit}`
  const { reason, proposed, supports, reference, referenceYear, against, isExcluded } = review
  const nameOf = (code: string) => {
    const row = indicators?.get(code)
    return row ? (language() === 'ja' ? row.nameJa : row.nameEn) : code
  }
  return (
    <div className={classes.doubt} role="note">
      <strong>{isExcluded ? m.excluded : m.underReview}</strong>
      <p>{reason === 'carried-over' && referenceYear === null ? m.carriedBeside : m.doubts[reason]}</p>
      <dl>
        {!isExcluded && (
          <>
            <dt>{m.proposed}</dt>
            <dd>
              {proposed === null
                ? '—'
                : amount(proposed) + m.proposedBy(listWords(supports.map((support) => m.supports[support])))}
            </dd>
          </>
        )}
        {reference !== null && (
          <>
            <dt>{referenceYear === null ? m.reference : m.referenceOf(formatYear(referenceYear))}</dt>
            <dd>{amount(reference)}</dd>
          </>
        )}
        {against.length > 0 && (
          <>
            <dt>{m.against}</dt>
            <dd>{listWords(against.map(nameOf))}</dd>
          </>
        )}
      </dl>
      <p className="dim">{isExcluded ? m.excludedMeans : m.doubtMeans}</p>
    </div>
  )
}
