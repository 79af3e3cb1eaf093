import type { HeldCompany } from '#contract/portfolio/figures.ts'
import type { Sides } from '#contract/portfolio/portfolios.ts'
import type { PortfolioSource } from '#contract/portfolio/sources.ts'
import { namesOf, shortName } from '../companies/names.ts'
import { formatNumber, formatSignificant } from '../format.ts'
import { language } from '../i18n/language.ts'
import { portfolioMessages } from './messages.ts'

/** Per million yen as the screen shows it, per 100 million. */
export const intensityText = (value: number) => threeDigits(value * 100)

/** None, one or two decimals by the size of a figure, of very small ones two digits. */
export function threeDigits(value: number): string {
  const size = Math.abs(value)
  if (size >= 100) return formatNumber(value)
  if (size >= 10) return formatNumber(value, 1)
  return size >= 0.01 || size === 0 ? formatNumber(value, 2) : formatSignificant(value, 2)
}
/** Long, short and net with their unit. */
export function sideTexts({ unit, long, short, net }: Sides): [string, string, string] {
  const { yen } = portfolioMessages()
  const text = (one: number) => (unit === 'percent' ? `${formatNumber(one, 2)}%` : one < 0 ? `−${yen(-one)}` : yen(one))
  return [text(long), text(short), text(net)]
}

export const percentText = (share: number, decimals = 1) => formatNumber(share * 100, decimals)
export const degreesText = (value: number, decimals = 2) => formatNumber(value, decimals)

/** A difference with its sign, with a true minus. */
export function signed(value: number, format: (size: number) => string): string {
  const text = format(Math.abs(value))
  if (Number(text.replace(/[,%]/g, '')) === 0) return `±${text}`
  return value < 0 ? `−${text}` : `+${text}`
}

export const heldName = (company: HeldCompany) => shortName(namesOf(company).first)

export const labelOf = ({ nameJa, nameEn }: { readonly nameJa: string; readonly nameEn: string }) =>
  language() === 'ja' ? nameJa : nameEn

export function sourceName({ of, name }: Pick<PortfolioSource, 'of' | 'name'>): string {
  return of === 'market' ? portfolioMessages().market : (name ?? of)
}
