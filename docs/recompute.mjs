// Makes a score again from its bundle, on Node's own modules and none of the product's code:
//   node docs/recompute.mjs bundle.json [public-key]
// Prints every category, the score and the one shown, the name of the recipe, the hash of every row and the signature. Ends with 1
// when one of them differs. Whoever changes a bundle can hash it anew: only the public key of the server that you trust (base64, DER),
// given as the second argument, shows that it is that server's.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const tolerance = 1e-9
const path = process.argv[2]
const trustedKey = process.argv[3]
if (!path) stop('usage: node recompute.mjs bundle.json [public-key]')
const file = read(path)
// The API's answer is an envelope around the bundle.
const bundle = file.format === undefined && file.data ? file.data : file
if (bundle.format !== 'satoyama-bundle-2') stop(`not a bundle that this script knows: ${bundle.format}`)

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) ?? {}
  } catch (error) {
    return stop(`${path} cannot be read as a bundle: ${error.message}`)
  }
}

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

const { sha256, signature, ...content } = bundle
const rows = createHash('sha256').update(canonical(content)).digest()
const isWhole = rows.toString('hex') === sha256
console.log(`rows       ${rows.toString('hex')}  ${isWhole ? 'same' : `DIFFERENT from ${sha256}`}`)
const isSigned = signatureHolds(rows)
process.exitCode = isSame && isNamed && isWhole && isSigned ? 0 : 1

/** Whether the signature is of these rows and, when a key is given, by that key; without a key an unsigned bundle passes. */
function signatureHolds(hash) {
  if (signature === null) {
    console.log(`signature  none${trustedKey ? ', but a key was given: NOT SIGNED' : ''}`)
    return !trustedKey
  }
  const isValid = verifies(hash)
  const isTrusted = !trustedKey || trustedKey === signature?.publicKey
  const said = isTrusted ? (trustedKey ? 'the key given' : 'a key that nobody vouches for') : 'ANOTHER KEY'
  console.log(`signature  ${isValid ? 'valid' : 'NOT VALID'}, by ${said}: ${signature?.publicKey}`)
  return isValid && isTrusted
}

function verifies(hash) {
  if (signature?.algorithm !== 'Ed25519') return false
  try {
    const key = createPublicKey({ key: Buffer.from(signature.publicKey, 'base64'), format: 'der', type: 'spki' })
    const value = Buffer.from(signature.value, 'base64')
    return value.toString('base64') === signature.value && verify(null, hash, key, value)
  } catch {
    return false
  }
}

function stop(text) {
  console.error(text)
  process.exit(1)
}
