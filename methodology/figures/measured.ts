import type { Boundary } from './boundary.ts'
import type { CellState } from './cell-states.ts'

/** Why there is no figure: a state of the panel; or `not-finite`, a figure that is no number. */
export type MissingReason = Exclude<CellState, 'disclosed' | 'read-from-text' | 'estimated'> | 'not-finite'

/** A figure: disclosed or estimated, with its value; or missing, with the reason. */
export type Measured =
  | { readonly kind: 'disclosed'; readonly value: number }
  | { readonly kind: 'estimated'; readonly value: number }
  | { readonly kind: 'missing'; readonly reason: MissingReason }

/** A figure that the company reported; missing when it is no finite number. */
export function disclosed(value: number): Measured {
  return Number.isFinite(value) ? { kind: 'disclosed', value } : missing('not-finite')
}

/** A figure that somebody estimated; missing when it is no finite number. */
export function estimated(value: number): Measured {
  return Number.isFinite(value) ? { kind: 'estimated', value } : missing('not-finite')
}

export function missing(reason: MissingReason): Measured {
  return { kind: 'missing', reason }
}

/** A cell of the panel as a figure; the value of a state that does not count is left behind. */
export function toMeasured(state: CellState, value: number): Measured {
  if (state === 'disclosed' || state === 'read-from-text') return disclosed(value)
  if (state === 'estimated') return estimated(value)
  return missing(state)
}

/** A figure with what has to agree before it may be compared with another one. */
export interface Figure {
  readonly measured: Measured
  /** Unit as `units` writes it. */
  readonly unit: string
  readonly boundary: Boundary
}
