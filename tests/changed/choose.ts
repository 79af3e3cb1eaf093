import { dirname } from 'node:path'
import { featureOf, isOfTests, Standing } from './standing.ts'
import { closureOf, type Tree } from './tree.ts'

export interface Chosen {
  readonly unit: readonly string[]
  readonly journeys: readonly string[]
}

/** What every test stands on, and what every journey besides. */
const underAll =
  /^(package(-lock)?\.json|tsconfig[\w.]*\.json|vitest\.config\.ts|(methodology|contract|server|web)\/tsconfig\.json)$/
const underJourneys = /^(package(-lock)?\.json|run\.mjs|journeys\/(playwright\.config|browser|host)\.ts)$/
/** What kills and restarts are about: the journeys that take minutes each try it. */
const tornApart = /^(server\/(db|jobs|machine)\/|server\/(main|stop|open-home)\.ts$|journeys\/)/

/** The tests that changed files touch. */
export function chooseTests(tree: Tree, files: readonly string[], standing = new Standing(tree)): Chosen {
  const choosing = new Choosing(tree, standing)
  const all = (of: (file: string) => readonly string[]) => [...new Set(files.flatMap(of))].sort()
  return { unit: all((file) => choosing.unitTests(file)), journeys: all((file) => choosing.journeys(file)) }
}

class Choosing {
  readonly #tree: Tree
  readonly #standing: Standing

  constructor(tree: Tree, standing: Standing) {
    this.#tree = tree
    this.#standing = standing
  }

  /**
   * Those that stand on it; where only laws over all files do, those of its folder as well; and where
   * neither those nor a journey try it, those that compile with it.
   */
  unitTests(file: string): readonly string[] {
    const { unitTests, stands } = this.#standing
    if (underAll.test(file)) return unitTests
    const standing = unitTests.filter((test) => stands(test).has(file))
    const isOwn = (test: string) => !this.#tree.reads.get(test)?.has(file)
    if (standing.some(isOwn) || !isProduct(file)) return standing
    const beside = unitTests.filter((test) => test.startsWith(`${folderOf(file)}/`))
    if (beside.length > 0) return [...standing, ...beside]
    if (this.journeys(file).length > 0) return standing
    const compiling = unitTests.filter((test) => closureOf([test], this.#tree.needsTypes).has(file))
    return compiling.length > 0 ? [...standing, ...compiling] : unitTests
  }

  /** Those that walk through it; where none does, those through its feature; and else all, since nobody knows which. */
  journeys(file: string): readonly string[] {
    const { journeys, stands, everywhere } = this.#standing
    const usual = journeys.filter((journey) => tornApart.test(file) || !journey.startsWith('journeys/long/'))
    if (underJourneys.test(file) || everywhere.has(file)) return usual
    const through = journeys.filter((journey) => stands(journey).has(file))
    const isHelper = file.startsWith('journeys/') && file.endsWith('.ts')
    if (through.length > 0 || !(isHelper || isProduct(file)) || this.#standing.onlyTypes.has(file)) return through
    const feature = featureOf(file)
    const around = journeys.filter(
      (journey) => feature && [...stands(journey)].some((one) => featureOf(one) === feature),
    )
    return around.length > 0 ? around : usual
  }
}

/** A file of a room that is neither a test nor read by people or tests alone; one that is gone as well. */
export const isProduct = (file: string): boolean =>
  /^(methodology|contract|server|web)\//.test(file) &&
  !isOfTests(file) &&
  !/\.md$|\/(samples|__snapshots__|test)\//.test(file)

const folderOf = (file: string): string => featureOf(file) ?? dirname(file)
