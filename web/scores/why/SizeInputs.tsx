import type { Indicator } from '#contract/market/indicators.ts'
import type { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatExact, formatSignificant } from '../../format.ts'
import { unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { FilingLink } from './FilingLink.tsx'
import { whyMessages } from './messages.ts'
import { sizeName } from './value-text.ts'

interface Props {
  readonly companyId: number
  readonly indicator: Indicator
  readonly data: Output<typeof getIndicatorScore>
}

/** An amount and the size that it is divided by before it is ranked; both open at their filing. */
export function SizeInputs({ companyId, indicator, data }: Props) {
  const { value, size, ranked, origin } = data
  const year = data.figureYear ?? data.year
  const m = whyMessages()
  const base = useIndicatorMap().data?.get(size?.indicator ?? '')
  if (!size || year === null) return null
  // An inferred figure has more digits than it has meaning; six of them let the division be checked.
  const valueWords = (figure: number) => (origin === 'inferred' ? formatSignificant(figure, 6) : formatExact(figure))
  const amount = value === null ? '—' : `${valueWords(value)} ${unitWords(indicator.unit)}`
  const divisor = size.value === null ? m.unknownSize : `${formatExact(size.value)} ${unitWords(base?.unit ?? '')}`
  const isFiled = origin !== 'inferred' && value !== null
  return (
    <>
      <h3>{m.perSize}</h3>
      <dl>
        <dt>{m.asFiled[origin === 'inferred' ? 'inferred' : 'filed']}</dt>
        <dd>
          {isFiled ? (
            <FilingLink companyId={companyId} indicator={indicator} year={year}>
              {amount}
            </FilingLink>
          ) : (
            <span className={origin === 'inferred' ? 'est' : undefined}>{amount}</span>
          )}
        </dd>
        <dt>{sizeName(size)}</dt>
        <dd>
          {base && size.value !== null ? (
            <FilingLink
              companyId={companyId}
              indicator={{ ...base, ...(size.boundary && { boundary: size.boundary }) }}
              year={year}
              isAll
            >
              {divisor}
            </FilingLink>
          ) : (
            divisor
          )}
        </dd>
      </dl>
      {value !== null && size.value !== null && ranked !== null && (
        <p className="formula">
          {valueWords(value)} ÷ {formatExact(size.value)} = {formatSignificant(ranked)}
        </p>
      )}
    </>
  )
}
