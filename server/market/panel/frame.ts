/** The numbers of a panel as threads see them: shared memory, and the lengths that give it its shape. */
export interface Frame {
  readonly values: Float64Array
  readonly states: Uint8Array
  readonly indicators: number
  readonly years: readonly number[]
  readonly companies: number
}
