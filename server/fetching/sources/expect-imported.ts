import { Trouble } from '../net/trouble.ts'
import type { ImportResult } from '../source.ts'

/** @throws Trouble `changed` where a table that was made of a source's answers cannot be read: they have another form */
export function expectImported({ item, state, problem }: ImportResult): void {
  if (state === 'refused') throw new Trouble('changed', `${item}: ${problem}`)
}
