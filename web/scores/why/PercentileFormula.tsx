import type { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatNumber, formatScore, formatYear } from '../../format.ts'
import { adjustmentMessages } from '../../scoring/adjustment-messages.ts'
import { inferenceMessages } from './inference-messages.ts'
import { whyMessages } from './messages.ts'

type Data = Output<typeof getIndicatorScore>

/** The formula by which the percentile came about, with the numbers that went in, and what a method of one's own makes of it. */
export function PercentileFormula({ data }: { data: Data }) {
  const { percentile, transform } = data
  if (percentile === null) return null
  if (!transform) return <OwnPercentile data={data} percentile={percentile} />
  const words = adjustmentMessages()
  return (
    <>
      <OwnPercentile data={data} percentile={transform.percentile} />
      <h4>{words.ofMethod}</h4>
      <p className="formula">{words.formulas[transform.name]}</p>
      <p className="formula">
        {formatNumber(transform.percentile, 4)} → {formatNumber(percentile, 4)} → <b>{formatScore(percentile)}</b>
      </p>
    </>
  )
}

function OwnPercentile({ data, percentile }: { data: Data; percentile: number }) {
  const m = whyMessages()
  const { worse, same, figures, ranked, expected } = data
  if (expected) return <ExpectedFormula data={data} expected={expected} percentile={percentile} />
  if (ranked === null) return <p className="formula">{m.formulaWorst}</p>
  return (
    <>
      <p className="formula">{m.formulaRank}</p>
      <p className="formula">
        ({formatNumber(worse)} + {formatNumber(same)} ÷ 2) ÷ {formatNumber(figures)} = {formatNumber(percentile, 4)} →{' '}
        <b>{formatScore(percentile)}</b>
      </p>
    </>
  )
}

interface ExpectedProps {
  readonly data: Data
  readonly expected: NonNullable<Data['expected']>
  readonly percentile: number
}

/** Of an inferred figure that counts with what can be expected of it. */
function ExpectedFormula({ data, expected, percentile }: ExpectedProps) {
  const m = whyMessages()
  const words = inferenceMessages()
  const { standardError, scale, caution, remembered, alone } = expected
  const formula = formulaOf(data, expected)
  const limit = remembered && remembered.percentile < alone ? remembered : null
  return (
    <>
      <p className="note">{m.expectedText}</p>
      {formula === 'unknown' && (
        <p className="note">{data.size?.value === null ? m.unknownSizeText : m.unknownErrorText}</p>
      )}
      {limit && <p className="note">{m.heldText(formatYear(limit.year))}</p>}
      <p className="formula">{m.expectedFormulas[formula]}</p>
      <dl>
        <dt>{words.standardError}</dt>
        <dd>
          {standardError === null
            ? words.unknown
            : words.errorOn(formatNumber(standardError, 3), words.scales[scale] ?? scale)}
        </dd>
        <dt>{m.caution}</dt>
        <dd>{m.cautionText(formatNumber(caution, 2))}</dd>
        <dt>{m.expected}</dt>
        <dd>{formatNumber(alone, 4)}</dd>
        {limit && (
          <>
            <dt>{m.remembered(formatYear(limit.year))}</dt>
            <dd>{formatNumber(limit.percentile, 4)}</dd>
          </>
        )}
      </dl>
      <p className="formula">
        {limit && `${m.lower(formatNumber(alone, 4), formatNumber(limit.percentile, 4))} = `}
        {formatNumber(percentile, 4)} → <b>{formatScore(percentile)}</b>
      </p>
    </>
  )
}

/** Without an error, and for an amount that has no logarithm, nothing is known of the percentile. */
function formulaOf({ ranked, direction }: Data, { standardError, scale }: ExpectedProps['expected']) {
  if (ranked === null || standardError === null || (scale === 'log' && ranked <= 0)) return 'unknown' as const
  if (standardError === 0 && scale !== 'probability') return 'exact' as const
  if (scale === 'probability') return direction === 'higher_better' ? ('yes' as const) : ('no' as const)
  return direction === 'higher_better' ? ('higher' as const) : ('lower' as const)
}
