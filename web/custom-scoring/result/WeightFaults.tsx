import { CallFailed } from '../../app/send.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { customMessages } from '../messages.ts'
import { useStart } from '../use-custom.ts'

/** Which weights were refused, and why: a kept method may name what a later catalogue does not have. */
export function WeightFaults({ error }: { error: unknown }) {
  const m = customMessages().faults
  const { data: indicators } = useIndicatorMap()
  const { data: start } = useStart()
  const faults = error instanceof CallFailed ? error.weights : undefined
  if (!faults) return null
  const isJa = language() === 'ja'
  const indicatorOf = (code: string) => {
    const row = indicators?.get(code)
    return (isJa ? row?.nameJa : row?.nameEn) ?? code
  }
  const industryOf = (code: string) => {
    const row = start?.industries.find((each) => each.code === code)
    return (isJa ? row?.nameJa : row?.nameEn) ?? code
  }
  const more = faults.total - faults.first.length
  return (
    <ul role="alert">
      {faults.first.map(({ reason, industry, indicator }) => (
        <li key={`${reason} ${industry} ${indicator}`}>
          {[industry && industryOf(industry), indicator && indicatorOf(indicator)].filter(Boolean).join(m.between)}{' '}
          {m.reasons[reason]}
        </li>
      ))}
      {more > 0 && <li>{m.more(formatNumber(more))}</li>}
    </ul>
  )
}
