// Makes a regression of price to book again from its bundle, on Node's own modules and none of the product's code:
//   node docs/recompute-regression.mjs bundle.json
// Prints b2 as made again and as shown, and whether the hash of all rows is theirs. Ends with 1 when one of them differs. The design has
// a column for each industry and each year but the first, ln ROE and the indicator; each is made orthogonal to those before it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const path = process.argv[2]
if (!path) stop('usage: node recompute-regression.mjs bundle.json')
const file = JSON.parse(readFileSync(path, 'utf8'))
// The API's answer is an envelope around the bundle.
const { sha256, ...bundle } = file.format === undefined && file.data ? file.data : file
if (bundle.format !== 'satoyama-regression-1') stop(`not a bundle that this script knows: ${bundle.format}`)

const { rows, form, scope, regression } = bundle
const levels = (keyOf) =>
  [...new Set(rows.map(keyOf))].slice(1).map((key) => rows.map((row) => Number(keyOf(row) === key)))
const beside = scope.kind === 'company' ? [] : [...levels((row) => row.industry), ...levels((row) => row.year)]
const columns = [
  ...beside,
  rows.map(({ roe }) => Math.log(roe)),
  rows.map(({ kpi }) => (form === 'log' ? Math.log(kpi) : kpi)),
].map(centered)
const target = centered(rows.map(({ pbr }) => Math.log(pbr)))
const b2 = solve(columns, target)
const shown = regression.fit.kpi.value
const isSame = Math.abs(b2 - shown) <= 1e-7 * Math.max(1, Math.abs(shown))
const isWhole = createHash('sha256').update(canonical(bundle)).digest('hex') === sha256
console.log(`${bundle.indicator}, lag ${regression.lag}: ${rows.length} rows`)
console.log(`b2 made again ${b2}, shown ${shown}: ${isSame ? 'the same' : 'DIFFERENT'}`)
console.log(`hash of all rows: ${isWhole ? 'theirs' : 'DIFFERENT'}`)
process.exit(isSame && isWhole ? 0 : 1)

/** Without its mean, and of length 1: the constant is in every regression. */
function centered(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

/** The last coefficient, by taking every column out of those after it, twice. */
function solve(columns, target) {
  const basis = []
  let rest = []
  for (const column of columns) {
    rest = column
    for (const _ of [1, 2])
      for (const unit of basis) {
        const along = product(rest, unit)
        rest = rest.map((value, at) => value - along * unit[at])
      }
    const length = Math.sqrt(product(rest, rest))
    if (length > 1e-9 * Math.sqrt(product(column, column))) basis.push(rest.map((value) => value / length))
  }
  return product(target, rest) / product(rest, rest)
}

function product(a, b) {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at] * b[at]
  return sum
}

/** RFC 8785 for plain values. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, member]) => member !== undefined)
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

function stop(text) {
  console.error(text)
  process.exit(1)
}
