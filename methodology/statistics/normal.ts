/**
 * Standard normal distribution function.
 *
 * @param x any number; beyond ±37 the answer is 0 or 1
 * @returns 0 to 1, absolute error below 1e-14. Source: G. West, Better approximations to cumulative normal functions, 2005.
 */
export function normalCdf(x: number): number {
  const size = Math.abs(x)
  const tail = size > 37 ? 0 : Math.exp((-size * size) / 2) * (size < 7.07106781186547 ? inner(size) : outer(size))
  return x > 0 ? 1 - tail : tail
}

const horner = (coefficients: readonly number[], x: number) => coefficients.reduce((sum, each) => sum * x + each, 0)

const top = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
]
const bottom = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
]
const inner = (x: number) => horner(top, x) / horner(bottom, x)
const outer = (x: number) => 1 / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) / 2.506628274631
