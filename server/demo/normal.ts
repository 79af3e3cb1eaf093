/** Height of the standard normal curve. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/** Share of the standard normal distribution below z, after Zelen and Severo; error below 7.5e-8. */
export function normalShare(z: number): number {
  if (z < 0) return 1 - normalShare(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) * normalDensity(z)
  return 1 - tail
}

/** Standard normal quantile, after Acklam; error below 1.2e-9. */
export function normalQuantile(share: number): number {
  if (share <= 0) return -9
  if (share >= 1) return 9
  if (share < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(share))
    return tail(q)
  }
  if (share > 1 - 0.02425) return -tail(Math.sqrt(-2 * Math.log(1 - share)))
  const q = share - 0.5
  const r = q * q
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
      2.506628277459239) *
      q) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
      1)
  )
}

function tail(q: number): number {
  return (
    (((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q +
      4.374664141464968) *
      q +
      2.938163982698783) /
    ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1)
  )
}
