// Makes a score again from its bundle, on Node's own modules and none of the product's code:
//   node docs/recompute.mjs bundle.json
// Prints every category, the score and the one shown, and the name of the recipe. Ends with 1 when either differs.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const tolerance = 1e-9
const path = process.argv[2]
if (!path) stop('usage: node recompute.mjs bundle.json')
const file = JSON.parse(readFileSync(path, 'utf8'))
// The API's answer is an envelope around the bundle.
const bundle = file.format === undefined && file.data ? file.data : file
if (bundle.format !== 'satoyama-bundle-1') stop(`not a bundle that this script knows: ${bundle.format}`)

/** (worse + same ÷ 2) ÷ n among the figures of the peer group; the worst value ranks 0. */
function percentileOf({ value, direction, figures }) {
  if (value === null || figures.length === 0) return 0
  const isWorse = direction === 'higher_better' ? (other) => other < value : (other) => other > value
  const worse = figures.filter((figure) => isWorse(figure.value)).length
  const same = figures.filter((figure) => figure.value === value).length
  return (worse + same / 2) / figures.length
}

/** Keys sorted by code unit, no spaces. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

/** Weighted mean of [weight, value] pairs. */
function mean(pairs) {
  const whole = pairs.reduce((sum, [weight]) => sum + weight, 0)
  return whole === 0 ? null : pairs.reduce((sum, [weight, value]) => sum + weight * value, 0) / whole
}

console.log(
  `${bundle.company.nameJa} (${bundle.company.ticker ?? bundle.company.id}), ${bundle.key}, fiscal year ${bundle.year}`,
)
const categories = []
for (const [category, weight] of Object.entries(bundle.weights)) {
  const rows = bundle.indicators.filter((row) => row.category === category)
  if (rows.length === 0 || weight === 0) continue
  const score = mean(rows.map((row) => [row.weight, percentileOf(row)]))
  categories.push([weight, score])
  const counts = ['disclosed', 'estimated', 'inferred', 'worst-value']
    .map((origin) => [rows.filter((row) => row.origin === origin).length, origin])
    .filter(([count]) => count > 0)
    .map(([count, origin]) => `${count} ${origin}`)
  console.log(
    `  ${category.padEnd(26)} weight ${String(weight).padStart(5)}  score ${score.toFixed(6)}  ${counts.join(', ')}`,
  )
}

const score = mean(categories)
const isSame = score !== null && Math.abs(score - bundle.score) <= tolerance
console.log(`recomputed ${score}`)
console.log(`shown      ${bundle.score}  ${isSame ? 'same' : 'DIFFERENT'}`)

const hash = createHash('sha256').update(canonical(bundle.recipe)).digest('hex')
const isNamed = hash === bundle.recipeHash
console.log(`recipe     ${hash}  ${isNamed ? 'same' : `DIFFERENT from ${bundle.recipeHash}`}`)
process.exitCode = isSame && isNamed ? 0 : 1

function stop(text) {
  console.error(text)
  process.exit(1)
}
