import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sizeEffect, sizeKeys, sizes } from '../bench/methods/size.ts'
import { standardVersions } from '../methodology/scores/method.ts'

/** The table of sizes on the page of the standard score: how scores go with sales and with headcount. */
describe('how a score goes with size', () => {
  test('rank correlation and the two tenths are of the companies that have both', () => {
    // Eleven have both, so that a tenth is two companies (11 ÷ 10, rounded up); sizes 1 to 11, and scores by rank:
    // size   1   2   3   4   5   6   7   8   9   10  11
    // score  90  80  85  60  65  50  55  30  40  20  10   (ranks 11 9 10 7 8 5 6 3 4 2 1)
    const scores = [90, 80, 85, 60, 65, 50, 55, 30, 40, 20, 10, 99, Number.NaN].map((score) => score / 100)
    const size = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, Number.NaN, 12]
    const { rho, smallest, largest } = sizeEffect(Float64Array.from(scores), Float64Array.from(size))
    // d = size rank − score rank: −10 −7 −7 −3 −3 1 1 5 5 8 10; their squares 100+49+49+9+9+1+1+25+25+64+100 = 432.
    // ρ = 1 − 6 × 432 ÷ (11 × 120) = 1 − 1.963636… = −0.963636…
    expect(rho).toBeCloseTo(1 - (6 * 432) / (11 * 120), 12)
    expect(smallest).toBeCloseTo((90 + 80) / 2, 12)
    expect(largest).toBeCloseTo((20 + 10) / 2, 12)
  })

  test('sizes on the scale of a market change no rank, and no tenth', () => {
    const scores = Float64Array.from({ length: 40 }, (_, at) => ((at * 17) % 40) / 40)
    const size = Float64Array.from({ length: 40 }, (_, at) => at + 1)
    const plain = sizeEffect(scores, size)
    expect(
      sizeEffect(
        scores,
        size.map((one) => one ** 3 * 1e6),
      ),
    ).toEqual(plain)
    // The other way round only the sign changes, and the tenths change places.
    const turned = sizeEffect(
      scores,
      size.map((one) => -one),
    )
    expect(turned.rho).toBeCloseTo(-plain.rho, 12)
    expect([turned.smallest, turned.largest].map((mean) => mean.toFixed(9))).toEqual(
      [plain.largest, plain.smallest].map((mean) => mean.toFixed(9)),
    )
  })
})

describe.each(['standard-score-2.md', 'standard-score-2.ja.md'])('%s', (page) => {
  const text = readFileSync(join(import.meta.dirname, '../docs/methodology', page), 'utf8')
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  const numbers = (cell: string) => (cell.match(/[−-]?\d+\.\d+/g) ?? []).map((one) => Number(one.replace('−', '-')))
  const start = rows.findIndex(([head, ...rest]) => head === '' && rest.slice(0, 3).join() === 'E,S,G')

  test('shows E, S, G and the total of each version against both sizes', () => {
    expect(rows[start]).toHaveLength(1 + sizeKeys.length)
    const table = rows.slice(start + 2, start + 2 + 2 * standardVersions.length * Object.keys(sizes).length)
    const names = table.flatMap(([name], at) => (at % 2 === 0 ? [name!] : []))
    for (const version of standardVersions) expect(names.filter((name) => name.startsWith(version))).toHaveLength(2)
    for (const [at, row] of table.entries()) {
      const cells = row.slice(1).map(numbers)
      expect(
        cells.map(({ length }) => length),
        row.join(' | '),
      ).toEqual(sizeKeys.map(() => (at % 2 === 0 ? 1 : 2)))
    }
    // Where a score falls with size, the smallest tenth stands above the largest; and the other way round.
    for (let at = 0; at < table.length; at += 2) {
      for (const column of sizeKeys.keys()) {
        const [[rho], [smallest, largest]] = [numbers(table[at]![column + 1]!), numbers(table[at + 1]![column + 1]!)]
        expect([table[at]![0], column, rho! < 0]).toEqual([table[at]![0], column, smallest! > largest!])
      }
    }
  })
})
