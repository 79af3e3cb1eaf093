/**
 * Companies that a column really rests on: (Σ s)² ÷ Σ s², s the sum of its squares in each. As many as there are where all vary alike, one
 * where one company alone varies.
 *
 * Source: Carter, Schnepel and Steigerwald, Asymptotic behavior of a t-test robust to cluster heterogeneity (2017), feasible form.
 */
export function effectiveClusters(column: Float64Array, company: ArrayLike<number>): number {
  let [sum, squares] = [0, 0]
  for (let from = 0, to = 0; from < column.length; from = to) {
    let own = 0
    for (; to < column.length && company[to] === company[from]; to++) own += column[to]! * column[to]!
    sum += own
    squares += own * own
  }
  return squares === 0 ? 0 : sum ** 2 / squares
}
