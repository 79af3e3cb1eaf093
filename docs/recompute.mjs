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
if (bundle.format === 'satoyama-ftse-prediction-1') {
  const { recomputePrediction } = await import('./recompute-ftse.mjs')
  const isMade = recomputePrediction(bundle, tolerance)
  process.exit(isSealed(bundle) && isMade ? 0 : 1)
}
if (!['satoyama-bundle-2', 'satoyama-bundle-3', 'satoyama-bundle-4'].includes(bundle.format))
  stop(`not a bundle that this script knows: ${bundle.format}`)
const contradictions = []
if (!isWhole(bundle)) stop(`${path} is not a whole bundle: rows of it are missing`)
// The older form knows neither sizes nor means of peers: what is ranked is the value.
const isOld = bundle.format === 'satoyama-bundle-2'
const indicators = isOld ? bundle.indicators.map((row) => ({ ...row, ranked: row.value })) : bundle.indicators
const roundsFigures = bundle.recipe.version !== '1.0' && !isOld

/** Whether there is something to reckon with for every category. */
function isWhole({ format, recipe, company, weights, indicators, means }) {
  if (!recipe || !company || !weights || !Array.isArray(indicators)) return false
  if (!indicators.every(({ figures }) => Array.isArray(figures))) return false
  return format === 'satoyama-bundle-2' || Object.keys(weights).every((key) => weights[key] === 0 || means?.[key])
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) ?? {}
  } catch (error) {
    return stop(`${path} cannot be read as a bundle: ${error.message}`)
  }
}

/** (worse + same ÷ 2) ÷ n. */
function placeAmong(value, values, isHigher) {
  const worse = values.filter((other) => (isHigher ? other < value : other > value)).length
  const same = values.filter((other) => other === value).length
  return (worse + same / 2) / values.length
}

/** The percentile of a row among the figures of its peer group; the worst value ranks 0. */
function percentileOf(row) {
  const { ranked, direction, expected, transform, figures } = row
  if (!isOld) checkRanked(row)
  if ((ranked === null && !expected) || figures.length === 0) return 0
  const values = figures.map((figure) => figure.value).sort((a, b) => a - b)
  const isHigher = direction === 'higher_better'
  const percentile = expected
    ? heldPercentile(ranked, values, expected, isHigher)
    : placeAmong(ranked, values, isHigher)
  return transform
    ? transformed(transform, percentile, isHigher ? values : values.map((value) => -value).reverse())
    : percentile
}

function heldPercentile(ranked, values, expected, isHigher) {
  const share = Math.min(1, Math.max(0, expectedPercentile(ranked, values, expected, isHigher)))
  const held = expected.remembered === null ? share : Math.min(share, expected.remembered.percentile)
  return Math.round(held * expected.parts) / expected.parts
}

/** What a method of one's own makes of a percentile among some figures, the worst first. */
function transformed({ name, parts }, percentile, figures) {
  const figureAt = (share) => {
    const at = Math.min(figures.length - 1, Math.max(0, share * figures.length - 0.5))
    return figures[Math.floor(at)] + (figures[Math.ceil(at)] - figures[Math.floor(at)]) * (at % 1)
  }
  const n = figures.length
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / n
  const deviation = Math.sqrt(figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / n)
  const [figure, least, greatest] = [figureAt(percentile), figureAt(0.05), figureAt(0.95)]
  const between = least === greatest ? (Math.sign(figure - least) + 1) / 2 : (figure - least) / (greatest - least)
  const values = {
    percentile,
    quartiles: Math.min(3, Math.floor(4 * percentile)) / 3,
    'min-max': Math.min(1, Math.max(0, between)),
    'z-score': figures[0] === figures[n - 1] ? 0.5 : normal((figure - mean) / deviation),
  }
  if (!(name in values)) stop(`not a transform that this script knows: ${name}`)
  return Math.round(parts * values[name]) / parts
}

/** Standard normal distribution function, by its series (Marsaglia 2004). */
function normal(x) {
  if (Math.abs(x) > 8) return x > 0 ? 1 : 0
  let [sum, term] = [x, x]
  for (let k = 3; Math.abs(term) > 1e-17; k += 2) sum += term *= (x * x) / k
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)
}

/** What is ranked is the value, divided by the size where there is one, to 40 binary digits from version 2.0 on. */
function checkRanked({ code, value, size, ranked, origin, figures }) {
  if (ranked === null) return
  const measured = size === null ? value : value / size.value
  const made = roundsFigures ? rounded(measured) : measured
  if (made !== ranked) contradictions.push(`${code}: ${made} is to be ranked, not ${ranked}`)
  if (origin !== 'disclosed' && origin !== 'estimated') return
  const own = figures.find(({ company }) => company === bundle.company.id)
  if (own?.value !== ranked) contradictions.push(`${code}: the company's own figure is not among its peers'`)
}

function rounded(figure) {
  const split = 8193 * figure
  return Number.isFinite(split) ? split - (split - figure) : figure
}

/** Mean of the percentiles that an inferred figure may have, given its standard error; figures from the least to the greatest. */
function expectedPercentile(value, figures, { standardError: error, scale, caution }, isHigher) {
  const unknown = 0.5 - caution * Math.sqrt(1 / 12)
  if (value === null || error === null) return unknown
  if (scale === 'probability') {
    const less = (1 - Math.sqrt(Math.max(0, 1 - 4 * error ** 2))) / 2
    const p = value === 1 ? 1 - less : less
    const q = figures.reduce((sum, figure) => sum + figure / figures.length, 0)
    const [yes, no] = [1 - q / 2, (1 - q) / 2]
    const share = p * yes + (1 - p) * no
    return (isHigher ? share : 1 - share) - caution * (yes - no) * Math.sqrt(p * (1 - p))
  }
  const own = onScale(scale, value)
  if (own === null) return unknown
  const moved = isHigher ? own - caution * error : own + caution * error
  const width = error * (Math.sqrt(3) / Math.PI)
  const scaled = figures.map((figure) => onScale(scale, figure))
  // A figure of 0 or less has no logarithm and lies below every amount.
  let below = scaled.filter((figure) => figure === null).length
  for (const figure of scaled.filter((one) => one !== null)) {
    const distance = moved - figure
    if (width > 0) below += 1 / (1 + Math.exp(-distance / width))
    else below += distance > 0 ? 1 : distance === 0 ? 0.5 : 0
  }
  return isHigher ? below / figures.length : 1 - below / figures.length
}

function onScale(scale, figure) {
  if (scale === 'log') return figure > 0 ? Math.log(figure) : null
  if (scale !== 'logit') return figure
  const percent = Math.min(99.9, Math.max(0.1, figure))
  return Math.log(percent / (100 - percent))
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

if (bundle.use) checkUse(bundle.use)

/** Every indicator that counts is in use: by as many figures as its row has at least, and by what the rule asks for. */
function checkUse({ companies, share, reported, indicators: counted }) {
  const figuresOf = new Map(counted.map(({ code, figures }) => [code, figures]))
  for (const { code, figures } of indicators) {
    const count = figuresOf.get(code) ?? 0
    if (count < companies || count + tolerance < share * reported || count < figures.length)
      contradictions.push(`${code}: ${count} figures of ${reported} companies that reported are not in use`)
  }
}

console.log(
  `${bundle.company.nameJa} (${bundle.company.ticker ?? bundle.company.id}), ${bundle.key}, fiscal year ${bundle.year}`,
)
const categories = []
/** Names of the categories with a score, and their disclosed figures. */
const scored = []
let figureCount = 0
let [disclosed, whole] = [0, 0]
for (const [category, weight] of Object.entries(bundle.weights)) {
  if (weight === 0) continue
  whole += weight
  disclosed += weight * (isOld ? 0 : bundle.means[category].coverage)
  const rows = indicators.filter((row) => row.category === category)
  if (rows.length === 0) continue
  const plain = mean(rows.map((row) => [row.weight, percentileOf(row)]))
  const score = isOld ? plain : rankedMean(category, rows, plain)
  if (score === null) continue
  categories.push([weight, score])
  scored.push(category)
  figureCount += rows.filter(({ origin }) => origin === 'disclosed' || origin === 'estimated').length
  const counts = ['disclosed', 'estimated', 'inferred', 'worst-value']
    .map((origin) => [rows.filter((row) => row.origin === origin).length, origin])
    .filter(([count]) => count > 0)
    .map(([count, origin]) => `${count} ${origin}`)
  const made = bundle.means?.[category].ranking ? `  mean ${plain.toFixed(6)}` : ''
  console.log(
    `  ${category.padEnd(26)} weight ${String(weight).padStart(5)}${made}  score ${score.toFixed(6)}  ${counts.join(', ')}`,
  )
}

/** What a mean counts as: its place among the means of the peers, or itself; null where too little is disclosed. */
function rankedMean(category, rows, plain) {
  const { coverage, unranked, minimum, ranking } = bundle.means[category]
  const known = rows.filter(({ origin }) => origin === 'disclosed' || origin === 'estimated')
  const weightOf = (some) => some.reduce((sum, { weight }) => sum + weight, 0)
  expectNear(`${category}: coverage`, weightOf(known) / (weightOf(rows) + unranked), coverage)
  if (minimum && (isBelow(coverage, minimum.weight) || known.length < minimum.count)) return null
  if (!ranking) return plain
  const own = ranking.means.find(({ company }) => company === bundle.company.id)?.mean
  expectNear(`${category}: mean`, plain, own)
  return placeAmong(
    own,
    ranking.means.map((peer) => peer.mean),
    true,
  )
}

/** Least disclosure of a total. */
function reachesMinimum() {
  if (isOld || bundle.total === null) return true
  const { coverage, minimum } = bundle.total
  expectNear(`${bundle.key}: coverage`, disclosed / whole, coverage)
  const least = Math.min(minimum?.count ?? 0, Object.keys(bundle.weights).length)
  const pillars = new Set(scored.map((name) => pillarCategories.findIndex((names) => names.includes(name))))
  const isBroad = pillars.size >= (minimum?.pillars ?? 0) && figureCount >= (minimum?.figures ?? 0)
  return !isBelow(coverage, minimum?.weight ?? 0) && categories.length >= least && isBroad
}

/** Shares are compared to 30 binary digits. */
function isBelow(share, least) {
  return Math.round(share * 2 ** 30) < Math.round(least * 2 ** 30)
}

function expectNear(what, made, stated) {
  if (!(Math.abs(made - stated) <= tolerance)) contradictions.push(`${what} ${made}, not ${stated}`)
}

// Categories of environment, social and governance.
const pillarCategories = [
  ['climatechange', 'environmental_management', 'energy', 'water', 'waste', 'emissions'],
  ['community', 'diversity_s', 'social_improvement', 'labour_rights'],
  ['board_meeting', 'anti_corruption', 'risk_management'],
]
const score = reachesMinimum() ? mean(categories) : null
const isSame = score !== null && Math.abs(score - bundle.score) <= tolerance
console.log(`recomputed ${score}`)
console.log(`shown      ${bundle.score}  ${isSame ? 'same' : 'DIFFERENT'}`)
for (const contradiction of contradictions) console.log(`DIFFERENT  ${contradiction}`)

const isConsistent = contradictions.length === 0
process.exitCode = isSealed(bundle) && isSame && isConsistent ? 0 : 1

/** Whether the recipe has its name, no row was changed, and the signature holds. */
function isSealed({ sha256, signature, ...content }) {
  const hash = createHash('sha256').update(canonical(content.recipe)).digest('hex')
  const isNamed = hash === content.recipeHash
  console.log(`recipe     ${hash}  ${isNamed ? 'same' : `DIFFERENT from ${content.recipeHash}`}`)
  const rows = createHash('sha256').update(canonical(content)).digest()
  const isUnchanged = rows.toString('hex') === sha256
  console.log(`rows       ${rows.toString('hex')}  ${isUnchanged ? 'same' : `DIFFERENT from ${sha256}`}`)
  return signatureHolds(signature, rows) && isNamed && isUnchanged
}

/** Whether the signature is of these rows and, when a key is given, by that key; without a key an unsigned bundle passes. */
function signatureHolds(signature, hash) {
  if (signature === null) {
    console.log(`signature  none${trustedKey ? ', but a key was given: NOT SIGNED' : ''}`)
    return !trustedKey
  }
  const isValid = verifies(signature, hash)
  const isTrusted = !trustedKey || trustedKey === signature?.publicKey
  const said = isTrusted ? (trustedKey ? 'the key given' : 'a key that nobody vouches for') : 'ANOTHER KEY'
  console.log(`signature  ${isValid ? 'valid' : 'NOT VALID'}, by ${said}: ${signature?.publicKey}`)
  return isValid && isTrusted
}

function verifies(signature, hash) {
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
