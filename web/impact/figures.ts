import type { CompanyImpact, ImpactYear } from '#contract/scores/impact.ts'
import { formatNumber, formatShare } from '../format.ts'
import { language } from '../i18n/language.ts'
import { impactMessages } from './messages.ts'

/** An amount as a sentence says it: 269億円, ¥26.9bn. */
export function yenText(million: number): string {
  const size = Math.abs(million)
  if (language() === 'ja') return impactMessages().yen(formatNumber(million / 100, hundredDecimals(size)))
  const sign = million < 0 ? '−' : ''
  return size >= 1000
    ? `${sign}¥${formatNumber(size / 1000, 1)}bn`
    : `${sign}¥${formatNumber(size, size < 10 ? 1 : 0)}m`
}

/** Decimals that an amount in 100 million yen is read with. */
export const hundredDecimals = (million: number) => {
  const size = Math.abs(million)
  return size >= 10_000 ? 0 : size >= 1000 ? 1 : 2
}

export const chosenYear = ({ years, year }: CompanyImpact): ImpactYear | undefined =>
  years.find((each) => each.year === year)

/** Total ÷ payroll; it may be below zero and above one. */
export const ratioText = (ratio: number) => `${formatNumber(ratio * 100, 1)}%`

/** What the reader should know first. */
export function headline(row: ImpactYear | undefined): string {
  const { findings, stop } = impactMessages()
  if (!row || row.payroll === null) return findings.noPay
  const unknown = row.parts.filter(({ amount }) => amount === null).length
  if (row.total === null) return findings.partial(formatNumber(unknown))
  const [total, pay] = [yenText(row.total), yenText(row.payroll)]
  if (row.total < 0) return findings.negative(total, pay)
  const share = formatShare(row.ratio!)
  const first =
    row.ratio! <= 1
      ? findings.counts(total, pay, share)
      : findings.exceeds(total, pay, `${formatNumber(row.ratio! * 100)}%`)
  const lowestPart = [...row.parts].sort((one, other) => one.amount! - other.amount!)[0]!
  const isNotable = lowestPart.amount! < -0.02 * row.payroll
  return isNotable ? `${first}${stop}${findings.taken[lowestPart.part](yenText(-lowestPart.amount!))}` : first
}
