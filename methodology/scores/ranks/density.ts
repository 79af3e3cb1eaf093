/** Points of the axis at which a density is told: 0, 2, … 100. */
export const densityPoints = 51

/** Standard deviation of the kernel, in points of a score: narrower than what tells two scores apart, wider than one company. */
const bandwidth = 4

/**
 * How the scores of a group lie on the axis of 0 to 100, as a density that sums to one over its points.
 *
 * A Gaussian kernel of 4 points around each score; what would fall beyond an end of the axis is folded back.
 * Source: Silverman, Density Estimation for Statistics and Data Analysis (1986), section 2.10 for the fold.
 *
 * @param scores 0 to 1, without NaN
 * @returns `densityPoints` values from 0 to 100 points; all 0 without scores
 */
export function scoreDensity(scores: ArrayLike<number>): number[] {
  const step = 100 / (densityPoints - 1)
  const density = Array.from({ length: densityPoints }, (_, point) => {
    let sum = 0
    for (let index = 0; index < scores.length; index++) {
      const score = scores[index]! * 100
      for (const image of [score, -score, 200 - score])
        sum += Math.exp(-0.5 * ((point * step - image) / bandwidth) ** 2)
    }
    return sum
  })
  const whole = density.reduce((sum, value) => sum + value, 0)
  return whole === 0 ? density : density.map((value) => value / whole)
}
