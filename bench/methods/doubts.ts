import { errorKinds } from '../../server/demo/errors/kinds.ts'
import { plantErrors } from '../../server/demo/errors/plant.ts'
import { defaultSeed } from '../../server/demo/make.ts'
import { print, timed } from '../measure.ts'

const companies = 3900
const books = 24

/** Fifty kinds of errors written into the demo market: how many figures the rules doubt, accuse falsely and miss. */
export async function benchDoubts(): Promise<void> {
  let result: ReturnType<typeof plantErrors>
  const took = await timed(() => {
    result = plantErrors({ companies, seed: defaultSeed, books })
  })
  const { kinds, clean, planted, found, falselyAccused } = result!
  const count = (value: number) => value.toLocaleString('en').padStart(9)
  print(`${errorKinds.length} kinds, ${books} books each, among ${companies} companies, ${(took / 1000).toFixed(0)} s`)
  print(`${'planted'.padStart(9)}${'found'.padStart(9)}${'missed'.padStart(9)}${'falsely'.padStart(9)}  kind`)
  for (const one of kinds)
    print(
      `${count(one.planted)}${count(one.found)}${count(one.planted - one.found)}${count(one.falselyAccused)}  ${one.kind}`,
    )
  print(
    `${count(0)}${count(0)}${count(0)}${count(clean.falselyAccused)}  none: ${clean.books} books, ${clean.figures.toLocaleString('en')} figures`,
  )
  print(`precision ${percent(found / (found + falselyAccused))}: ${found} found, ${falselyAccused} falsely accused`)
  const recalls = kinds.map((one) => one.found / one.planted)
  const mean = recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length
  print(
    `recall ${percent(found / planted)}: ${planted - found} of ${planted} missed; mean of the kinds ${percent(mean)}`,
  )
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
