// Makes a predicted FTSE score again from its rows, for recompute.mjs: points of indicators → themes → the whole, and the model's sum.

/** Points of an indicator, 0 to 1; null where none is asked for. */
function pointsOf({ kind, isLowerBetter, state, value, percentile }) {
  if (state === 'excluded') return null
  if (state === 'undisclosed') return 0
  if (kind === 'answer') return (value === 0) === isLowerBetter ? 1 : 0
  if (kind === 'disclosure') return 1
  return 0.5 + 0.5 * (percentile ?? 0.5)
}

/** Theme = 5 × points ÷ possible points; the whole is their mean by exposure. */
function structureOf({ themes, inputs }) {
  let [sum, whole] = [0, 0]
  for (const [at, { key, exposure }] of themes.entries()) {
    const points = inputs
      .filter(({ theme }) => theme === at)
      .map(pointsOf)
      .filter((own) => own !== null)
    if (exposure === 0 || points.length === 0) continue
    const score = (5 * points.reduce((total, own) => total + own, 0)) / points.length
    console.log(
      `  ${key.padEnd(28)} exposure ${exposure}  points of ${String(points.length).padStart(2)}  score ${score.toFixed(6)}`,
    )
    sum += exposure * score
    whole += exposure
  }
  return whole === 0 ? null : sum / whole
}

const within = (score) => Math.min(5, Math.max(0, score))

/** Constant + Σ coefficient × (value − mean) ÷ deviation, and half the width of the interval to either side. */
function predictedBy(model) {
  if (model === null) return null
  const sum = model.features.reduce(
    (total, { value, mean, deviation, coefficient }) => total + (coefficient * (value - mean)) / deviation,
    model.intercept,
  )
  const score = within(sum)
  return { score, low: within(score - model.halfWidth), high: within(score + model.halfWidth) }
}

/** Whether the structure and the prediction made again are those shown. */
export function recomputePrediction(bundle, tolerance) {
  const { company, year, structure, predicted } = bundle
  console.log(`${company.nameJa} (${company.ticker ?? company.id}), FTSE score prediction, fiscal year ${year}`)
  const pairs = [['structure', structureOf(bundle), structure]]
  const again = predictedBy(bundle.model)
  for (const part of ['score', 'low', 'high']) pairs.push([part, again?.[part] ?? null, predicted?.[part] ?? null])
  return pairs
    .map(([name, made, shown]) => {
      const isSame = made === null || shown === null ? made === shown : Math.abs(made - shown) <= tolerance
      console.log(`${name.padEnd(10)} ${made}  ${isSame ? 'same' : `DIFFERENT from ${shown}`}`)
      return isSame
    })
    .every(Boolean)
}
