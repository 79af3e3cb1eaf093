import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** How many random weightings are tried. */
export const draws = 1000

/** Numbers in one hash. */
const perHash = 8

/** Factors are rounded to this part, so that the last digit of a machine's logarithm decides nothing. */
const precision = 2 ** 20

/**
 * What each weight is multiplied by in each random weighting: `−ln u`, exponentially distributed with mean 1, so that weights that were
 * equal become any division of the whole with the same chance, and 0 stays 0.
 *
 * u = (k + ½) ÷ 2³², and k is the n-th number of 32 bits, the high byte first, of the SHA-256 of `seed indicator block`, eight to a block
 * from block 0. So an indicator has its own factors, whatever others there are, and anybody can draw them again.
 *
 * @returns draw × indicators + indicator; above 0
 */
export function factorsOf(seed: string, indicators: readonly string[], count = draws): Float64Array {
  const factors = new Float64Array(count * indicators.length)
  for (const [indicator, code] of indicators.entries()) {
    for (let block = 0; block * perHash < count; block++) {
      const { buffer } = sha256(utf8ToBytes(`${seed} ${code} ${block}`))
      const words = new DataView(buffer)
      for (let word = 0; word < perHash && block * perHash + word < count; word++)
        factors[(block * perHash + word) * indicators.length + indicator] = factorOf(words.getUint32(4 * word))
    }
  }
  return factors
}

function factorOf(k: number): number {
  return Math.max(1, Math.round(-Math.log((k + 0.5) / 2 ** 32) * precision)) / precision
}
