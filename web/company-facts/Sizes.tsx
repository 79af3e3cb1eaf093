import { Link } from '@tanstack/react-router'
import type { CompanyFacts } from '#contract/company-facts/company-facts.ts'
import { formatDay, formatExact, formatNumber, formatYear } from '../format.ts'
import { nameOf } from '../i18n/names.ts'
import { unitWords } from '../indicators/units.ts'
import { useIndicatorMap } from '../indicators/use-indicators.ts'
import classes from './company-facts.module.css'
import { factMessages } from './messages.ts'
import { Origin } from './Origin.tsx'

/** The latest figures of size; each opens its reason among the raw data. */
export function Sizes({
  companyId,
  data: { sizes, marketCap, isInvented },
}: {
  companyId: number
  data: CompanyFacts
}) {
  const m = factMessages()
  const indicators = useIndicatorMap().data
  if (sizes.length === 0 && !marketCap) return <p className="note">{m.sizesNone}</p>
  return (
    <dl className={classes.pairs}>
      {marketCap && (
        <div>
          <dt>{m.marketCap}</dt>
          <dd>
            {m.million(formatNumber(marketCap.millionJpy))}{' '}
            <span className="dim">
              {m.toldDay(formatDay(marketCap.day))}{' '}
              {!isInvented && <Origin source={marketCap.source} isInvented={false} />}
            </span>
          </dd>
        </div>
      )}
      {sizes.map(({ indicator: code, fiscalYear, boundary, value, periodEnd, knownFrom, isUnderReview }) => {
        const indicator = indicators?.get(code)
        return (
          <div key={`${code} ${boundary}`}>
            <dt>
              {indicator ? nameOf(indicator) : code} <span className="dim">{m.boundaries[boundary]}</span>
            </dt>
            <dd>
              <Link
                to="/companies/$companyId/raws"
                params={{ companyId }}
                search={{ figure: `${code}.${fiscalYear}.${boundary}.`, year: fiscalYear }}
              >
                {formatExact(value)} {indicator && unitWords(indicator.unit, value)}
              </Link>{' '}
              {isUnderReview && <span className="tag warn">{m.underReview}</span>}{' '}
              <span className="dim">
                {m.yearEnd(formatYear(fiscalYear), formatDay(periodEnd))} {m.published(formatDay(knownFrom))}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
