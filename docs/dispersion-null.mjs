// Prints how raters that know nothing of each other would scatter: quantiles of the dispersion (population standard deviation) of n
// independent uniform percentile ranks. By simulation with a fixed seed, so that every run prints the same:
//   node docs/dispersion-null.mjs [draws]
// Two raters have it exactly: P(dispersion ≤ t) = 1 − (1 − 2t)².
const draws = Number(process.argv[2] ?? 4_000_000)
const shares = [0.05, 0.5, 0.95]

/** SplitMix32, uniform in 0 to 1. */
let state = 20_261_122
function uniform() {
  state = (state + 0x9e3779b9) | 0
  let mixed = state ^ (state >>> 16)
  mixed = Math.imul(mixed, 0x21f0aaad)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x735a2d97)
  mixed ^= mixed >>> 15
  return (mixed >>> 0) / 2 ** 32
}

console.log(['raters', ...shares.map((share) => `${share * 100} %`)].join('\t'))
console.log(['2 exact', ...shares.map((share) => ((1 - Math.sqrt(1 - share)) / 2).toFixed(3))].join('\t'))
for (let raters = 2; raters <= 12; raters++) {
  const dispersions = new Float64Array(draws)
  for (let draw = 0; draw < draws; draw++) {
    let [sum, squares] = [0, 0]
    for (let rater = 0; rater < raters; rater++) {
      const rank = uniform()
      sum += rank
      squares += rank * rank
    }
    dispersions[draw] = Math.sqrt(Math.max(0, squares / raters - (sum / raters) ** 2))
  }
  dispersions.sort()
  console.log([raters, ...shares.map((share) => dispersions[Math.floor(share * draws)].toFixed(3))].join('\t'))
}
