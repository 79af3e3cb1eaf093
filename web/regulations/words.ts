import type { RegulationHead } from '#contract/regulations/regulations.ts'
import { formatDay } from '../format.ts'
import { regulationMessages } from './messages.ts'

/** A date of a regulation: a day, or a year where the day is not known. */
export function dateText(from: string): string {
  return from.length === 4 ? regulationMessages().year(from) : formatDay(from)
}

/** Whether it is in force, in words. */
export function forceText({ force, from }: Pick<RegulationHead, 'force' | 'from'>): string {
  return regulationMessages().force[force](from === null ? '' : dateText(from))
}
