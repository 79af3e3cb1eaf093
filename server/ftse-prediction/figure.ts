/** Full precision without the noise of binary fractions. */
export const figure = (value: number | null | undefined, times = 1): number | null =>
  value == null ? null : Number((value * times).toPrecision(12))
