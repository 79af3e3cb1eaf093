import { plan, type Room } from '../../rooms.ts'
import {
  commandDoors,
  type Door,
  endpointDoors,
  endpointsIn,
  isAssembly,
  leadsTo,
  pathsIn,
  screenDoors,
} from './doors.ts'
import { saidBy } from './said.ts'
import { closureOf, type Tree, withReads } from './tree.ts'

/** What each test stands on, worked out once for a tree. */
export class Standing {
  readonly #tree: Tree
  readonly #screens: Door[]
  readonly #endpoints: ReturnType<typeof endpointDoors>
  readonly #commands: Door[]
  /** What every journey stands on. */
  readonly everywhere: ReadonlySet<string>
  /** What the product is compiled with and does not run: types. */
  readonly onlyTypes: ReadonlySet<string>
  /** What runs when the product does. */
  readonly product: ReadonlySet<string>
  readonly #stands = new Map<string, ReadonlySet<string>>()
  readonly #asked = new Map<string, readonly string[]>()
  readonly unitTests: readonly string[]
  readonly journeys: readonly string[]

  constructor(tree: Tree) {
    this.#tree = tree
    this.#screens = screenDoors(tree.sources)
    this.#endpoints = endpointDoors(tree.sources)
    this.#commands = commandDoors(tree.sources)
    const frame = closureOf(entries, tree.needs, (from, to) => byName(from, to) || !isOfFrame(to))
    this.everywhere = withReads(frame, tree.reads)
    this.product = closureOf([...entries, 'server/cli.ts'], tree.needs)
    const compiled = closureOf([...entries, 'server/cli.ts'], tree.needsTypes)
    this.onlyTypes = new Set([...compiled].filter((file) => !this.product.has(file)))
    const sources = [...tree.sources.keys()].sort()
    this.unitTests = sources.filter((file) => /\.test\.tsx?$/.test(file))
    this.journeys = sources.filter((file) => file.endsWith('.journey.ts'))
  }

  /** What a test stands on, itself included. */
  readonly stands = (test: string): ReadonlySet<string> => {
    const cachedFiles = this.#stands.get(test)
    if (cachedFiles) return cachedFiles
    const reached = test.endsWith('.journey.ts') ? this.#ofJourney(test) : this.#ofUnitTest(test)
    const found = withReads(reached, this.#tree.reads)
    this.#stands.set(test, found)
    return found
  }

  /** What a unit test stands on; through what puts a room together only where it goes by name, unless it is a test of that. */
  #ofUnitTest(test: string): Set<string> {
    const roots = [test, ...setupOf(test)]
    if (isAssembly(test)) return closureOf(roots, this.#tree.needs)
    const reached = closureOf(roots, this.#tree.needs, byName)
    const texts = [...reached].filter(isOfTests).map((file) => this.#tree.sources.get(file)!)
    const entryFiles = [...this.#endpointsOf(texts), ...(test.startsWith('web/') ? this.#screensOf(texts) : [])]
    return closureOf([...reached, ...entryFiles], this.#tree.needs, byName)
  }

  /** What a journey walks through: screens and what they ask for, endpoints and commands, each by the names that it says. */
  #ofJourney(journey: string): Set<string> {
    const { needsTypes, needs, sources } = this.#tree
    const own = [...closureOf([journey], needsTypes, (_, to) => !to.startsWith('journeys/'))]
    const imported = own.flatMap((file) => needsTypes.get(file) ?? [])
    const texts = saidBy(journey, sources)
    const ofContracts = this.#endpoints.filter(({ contract }) => imported.includes(contract))
    const entryFiles = [
      ...imported,
      ...this.#endpointsOf(texts),
      ...this.#screensOf(texts),
      ...this.#commandsOf(texts),
      ...ofContracts.flatMap(({ files }) => files),
      ...marketsOf(sources.get(journey)!),
    ]
    const reached = closureOf(entryFiles, needs, byName)
    const requestedFiles = [...reached].filter((file) => file.startsWith('web/')).flatMap((file) => this.#askedBy(file))
    return closureOf([...own, ...reached, ...requestedFiles, ...this.everywhere], needs, byName)
  }

  /** What a file of the browser asks for; one that names endpoints of many features lists them for others to call. */
  #askedBy(file: string): readonly string[] {
    const cachedFiles = this.#asked.get(file)
    if (cachedFiles) return cachedFiles
    const requestedFiles = this.#readAsked(file)
    this.#asked.set(file, requestedFiles)
    return requestedFiles
  }

  #readAsked(file: string): string[] {
    const named = endpointsIn(this.#tree.sources.get(file) ?? '', this.#endpoints)
    const features = new Set(named.flatMap(({ files }) => files.map(featureOf)))
    return features.size > 4 ? [] : named.flatMap(({ files, contract }) => [...files, contract])
  }

  #endpointsOf(texts: readonly string[]): string[] {
    const paths = texts.flatMap(pathsIn)
    const named = texts.flatMap((text) => endpointsIn(text, this.#endpoints))
    const visited = this.#endpoints.filter(({ name }) => paths.some((path) => leadsTo(path, name)))
    return [...named, ...visited].flatMap(({ files, contract }) => [...files, contract])
  }

  #screensOf(texts: readonly string[]): string[] {
    const paths = texts.flatMap(pathsIn)
    return this.#screens.filter(({ name }) => paths.some((path) => leadsTo(path, name))).flatMap(({ files }) => files)
  }

  #commandsOf(texts: readonly string[]): string[] {
    const words = texts.flatMap((text) =>
      [...text.matchAll(/\bsatoyama\(([^)]*)\)/g)].flatMap(([, said]) =>
        [...said!.matchAll(/'([\w-]+)'/g)].map(([, word]) => word!),
      ),
    )
    return this.#commands.filter(({ name }) => words.includes(name)).flatMap(({ files }) => files)
  }
}

const entries = ['server/main.ts', 'server/serve.ts', 'server/app.ts', 'web/main.tsx']

/**
 * What all journeys rely on: what puts the rooms together, kits, the session and the frame. Features that the frame offers on
 * every screen, such as a search for news, are walked by journeys through these.
 */
function isOfFrame(file: string): boolean {
  const feature = featureOf(file)
  if (feature !== null) return /^(server|web)\/(session|shell)$/.test(feature)
  return !/^(methodology|contract)\/(?!wire\/)/.test(file)
}

/** What makes the market that a journey asks for. */
const marketsOf = (text: string): string[] => [
  ...(/\binvented\b/.test(text) ? ['server/cli/imports/import-command.ts'] : []),
  ...(/\bdemo\b/.test(text) ? ['server/cli/market/market-command.ts'] : []),
]

/** Steps from what puts a room together to its features are gone by name; the frame around all screens belongs to each. */
function byName(from: string, to: string): boolean {
  return isAssembly(from) && from !== 'web/routes/frame.ts' && featureOf(to) !== null
}

/** `room/folder` of a feature; null for kits, and for what no room's plan names. */
export function featureOf(file: string): string | null {
  const [room, folder, ...rest] = file.split('/')
  if ((room !== 'server' && room !== 'web') || rest.length === 0) return null
  const { kits }: { kits: readonly string[] } = plan[room satisfies Room]
  return kits.includes(folder!) ? null : `${room}/${folder}`
}

/** A test, or what only sets its scene. */
export const isOfTests = (file: string): boolean => /\.test\.tsx?$|\/given-[^/]+$|^(server|web)\/test\//.test(file)

/** What Vitest runs before the tests of a room. */
function setupOf(test: string): string[] {
  if (test.startsWith('web/')) return ['web/test/setup.ts']
  const isOnDatabase = test.startsWith('server/') && !/^server\/imports\/(?!store\/)/.test(test)
  return isOnDatabase ? ['server/test/global-setup.ts'] : []
}
