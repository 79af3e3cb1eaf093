import { EigenvalueDecomposition, Matrix } from 'ml-matrix'

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
  /** Rows by industry and year. */
  readonly byBoth: Float64Array
  /** Inverse of the years' squares once industries are taken out, as far as they have one. */
  readonly inverse: Matrix
}

/** Share of the rows of a year below which an eigenvalue is rounding. */
const still = 1e-10

/** Exact for any number of rows in each industry and year: industries are taken out first, and then the years of what is left. */
export function effectsOf(rows: EffectRows): Effects {
  const { industry, year, industries, years } = rows
  const byIndustry = new Float64Array(industries)
  const byYear = new Float64Array(years)
  const byBoth = new Float64Array(industries * years)
  for (let at = 0; at < industry.length; at++) {
    byIndustry[industry[at]!]!++
    byYear[year[at]!]!++
    byBoth[industry[at]! * years + year[at]!]!++
  }
  const squares = Matrix.diag([...byYear])
  for (let i = 0; i < industries; i++) {
    if (byIndustry[i] === 0) continue
    for (let a = 0; a < years; a++)
      for (let b = 0; b < years; b++)
        squares.set(a, b, squares.get(a, b) - (byBoth[i * years + a]! * byBoth[i * years + b]!) / byIndustry[i]!)
  }
  const { inverse, rank } = pseudoInverse(squares, Math.max(...byYear))
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
    for (let t = 0; t < years; t++) ofYear[t]! -= (byBoth[i * years + t]! * ofIndustry[i]!) / byIndustry[i]!
  }
  const levels = Float64Array.from(inverse.mmul(Matrix.columnVector(ofYear)).to1DArray())
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

/** How much of a residual of one year the levels take up from that of another, of an industry's rows: years × years. */
export function takenUp({ rows: { years }, byIndustry, byBoth, inverse }: Effects, industry: number): Float64Array {
  const n = byIndustry[industry]!
  const apart = Matrix.eye(years, years)
  for (let a = 0; a < years; a++)
    for (let b = 0; b < years; b++) apart.set(a, b, apart.get(a, b) - byBoth[industry * years + b]! / n)
  const taken = apart.mmul(inverse).mmul(apart.transpose())
  return Float64Array.from({ length: years * years }, (_, at) => 1 / n + taken.get(Math.floor(at / years), at % years))
}

function pseudoInverse(squares: Matrix, greatest: number): { readonly inverse: Matrix; readonly rank: number } {
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(squares, { assumeSymmetric: true })
  const kept = realEigenvalues.map((value) => (value > still * greatest ? 1 / value : 0))
  const inverse = eigenvectorMatrix.mmul(Matrix.diag(kept)).mmul(eigenvectorMatrix.transpose())
  return { inverse, rank: kept.filter((value) => value > 0).length }
}
