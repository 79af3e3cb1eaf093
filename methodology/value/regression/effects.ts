import { type SmallInverse, smallInverse } from './small-solve.ts'

/** Which industry and year each row is of, as positions. */
export interface EffectRows {
  readonly industry: Int32Array
  readonly year: Int32Array
  readonly industries: number
  readonly years: number
}

/** What a level of every industry and of every year takes away from a column, worked out for some rows. */
export interface Effects {
  readonly rows: EffectRows
  /** Independent levels: industries and years that occur, less one for each part of the market that hangs together. */
  readonly count: number
  readonly byIndustry: Float64Array
  /** Rows by industry × years + year. */
  readonly byBoth: Float64Array
  /** Inverse of the years' squares once industries are taken out, years × years, as far as they have one. */
  readonly inverse: Float64Array
}

/** Exact for any number of rows in each industry and year: industries are taken out first, and then the years of what is left. */
export function effectsOf(rows: EffectRows): Effects {
  const { industry, year, industries, years } = rows
  const byIndustry = new Float64Array(industries)
  const squares = new Float64Array(years * years)
  const byBoth = new Float64Array(industries * years)
  for (let at = 0; at < industry.length; at++) {
    byIndustry[industry[at]!]!++
    squares[year[at]! * (years + 1)]!++
    byBoth[industry[at]! * years + year[at]!]!++
  }
  for (let i = 0; i < industries; i++) {
    if (byIndustry[i] === 0) continue
    for (let a = 0; a < years; a++) {
      const share = byBoth[i * years + a]! / byIndustry[i]!
      if (share === 0) continue
      for (let b = 0; b < years; b++) squares[a * years + b]! -= share * byBoth[i * years + b]!
    }
  }
  const { inverse, rank }: SmallInverse = smallInverse(squares, years)
  return { rows, count: byIndustry.reduce((sum, n) => sum + Number(n > 0), 0) + rank, byIndustry, byBoth, inverse }
}

/** The levels of a column: of each industry, and of each year beside it. Those of nothing are 0. */
export interface Levels {
  readonly industry: Float64Array
  readonly year: Float64Array
}

export function levelsOf({ rows, byIndustry, byBoth, inverse }: Effects, column: Float64Array): Levels {
  const { industry, year, industries, years } = rows
  const ofIndustry = new Float64Array(industries)
  const ofYear = new Float64Array(years)
  for (let at = 0; at < column.length; at++) {
    ofIndustry[industry[at]!]! += column[at]!
    ofYear[year[at]!]! += column[at]!
  }
  for (let i = 0; i < industries; i++) {
    if (byIndustry[i] === 0) continue
    const mean = ofIndustry[i]! / byIndustry[i]!
    for (let t = 0; t < years; t++) ofYear[t]! -= byBoth[i * years + t]! * mean
  }
  const levels = times(inverse, ofYear)
  const ofRest = ofIndustry.map((sum, i) => {
    let rest = sum
    for (let t = 0; t < years; t++) rest -= byBoth[i * years + t]! * levels[t]!
    return byIndustry[i] === 0 ? 0 : rest / byIndustry[i]!
  })
  return { industry: ofRest, year: levels }
}

/** A column without the levels of industries and years. */
export function withoutEffects(effects: Effects, column: Float64Array): Float64Array {
  const { industry, year } = effects.rows
  const levels = levelsOf(effects, column)
  const rest = new Float64Array(column.length)
  for (let at = 0; at < rest.length; at++)
    rest[at] = column[at]! - levels.industry[industry[at]!]! - levels.year[year[at]!]!
  return rest
}

/**
 * How much of a residual of one year the levels take up from that of another, of an industry's rows: 1 ÷ n + (e − p)ᵀ S⁻¹ (e′ − p), p the
 * industry's shares of rows by year. Years × years.
 */
export function takenUp({ rows: { years }, byIndustry, byBoth, inverse }: Effects, industry: number): Float64Array {
  const n = byIndustry[industry]!
  const shares = byBoth.subarray(industry * years, (industry + 1) * years).map((rows) => rows / n)
  const along = times(inverse, shares)
  let whole = 1 / n
  for (let t = 0; t < years; t++) whole += shares[t]! * along[t]!
  const leverages = new Float64Array(years * years)
  for (let a = 0; a < years; a++)
    for (let b = 0; b < years; b++) leverages[a * years + b] = whole + inverse[a * years + b]! - along[a]! - along[b]!
  return leverages
}

function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  const count = vector.length
  const product = new Float64Array(count)
  for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) product[a]! += matrix[a * count + b]! * vector[b]!
  return product
}
