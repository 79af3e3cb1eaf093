import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The plan of the house: what each folder of a room is. A folder that is named nowhere here is a feature. */
export const plan = {
  methodology: {
    /** Used by every feature; they know none, and of each other only those before them (in the web, any). */
    kits: ['text', 'statistics', 'figures', 'panel', 'doubts', 'inference', 'scores'],
    /** Features that every other feature may know. */
    nouns: [],
    /** Put the features together; nothing imports them but the room's own files and tests. */
    compositions: ['test'],
    /** Features that one other feature may know. */
    edges: [
      {
        from: 'climate-risk',
        to: 'scenario',
        why: 'the cost of carbon that an industry risks is computed as in a scenario',
      },
      { from: 'findings', to: 'ratings', why: 'a finding on ratings says how the consensus and its vendors stand' },
      { from: 'scenario', to: 'targets', why: 'emissions of a scenario fall at the pace that a target promises' },
    ],
  },
  contract: {
    kits: ['words', 'wire', 'market', 'scores'],
    nouns: ['search', 'watchlists'],
    compositions: [],
    edges: [
      { from: 'alerts', to: 'news', why: 'an alert on news has the conditions of a search of news' },
      { from: 'comparisons', to: 'targets', why: 'targets are compared by the scopes and sources of a company’s own' },
      { from: 'scenario', to: 'portfolio', why: 'a scenario is computed for the positions of a portfolio' },
    ],
  },
  server: {
    kits: [
      'machine',
      'cache',
      'db',
      'catalogue',
      'jobs',
      'http',
      'files',
      'imports',
      'mail',
      'retention',
      'uploads',
      'access',
      'account-items',
      'downloads',
      'market',
      'demo',
    ],
    nouns: ['companies', 'industries', 'indicators', 'session', 'watchlists'],
    compositions: ['cli', 'test'],
    edges: [
      {
        from: 'alerts',
        to: 'news',
        why: 'an alert on news is a search of news that goes on: it matches by the same rules',
      },
      {
        from: 'alerts',
        to: 'searches',
        why: 'an alert on a saved search says which companies enter and leave its results',
      },
      { from: 'scenario', to: 'portfolio', why: 'a scenario is computed for the positions of a portfolio' },
    ],
  },
  web: {
    kits: ['app', 'charts', 'context', 'exports', 'findings', 'i18n', 'scoring', 'test', 'ui', 'why'],
    nouns: ['companies', 'industries', 'indicators', 'news', 'saved-searches', 'session', 'tools', 'watchlists'],
    compositions: ['routes'],
    edges: [
      { from: 'comparisons', to: 'observations', why: 'a figure of a comparison opens to its line of the filing' },
      { from: 'comparisons', to: 'scores', why: 'a score of a comparison opens to its parts' },
      { from: 'comparisons', to: 'targets', why: 'targets are compared by the scopes that their own screen knows' },
      { from: 'print', to: 'comparisons', why: 'a printed comparison has the marks of the screen' },
      { from: 'print', to: 'forecast', why: 'a printed report has the lines of the forecast' },
      { from: 'print', to: 'governance', why: 'a printed report has the board as it stood' },
      { from: 'print', to: 'observations', why: 'a printed report has the table of raw data' },
      { from: 'print', to: 'portfolio', why: 'a printed portfolio has the tables of its screen' },
      { from: 'print', to: 'scores', why: 'a printed report has the parts of a score' },
      {
        from: 'scores',
        to: 'regulations',
        why: 'the summary of a company says where it stands under the SSBJ standards',
      },
      { from: 'shell', to: 'contact', why: 'the form to write to support opens from the menu of every screen' },
      { from: 'shell', to: 'releases', why: 'release notes open from the menu of every screen' },
      { from: 'styleguide', to: 'searches', why: 'the style guide shows the chips of a search' },
      { from: 'tcfd', to: 'observations', why: 'a figure behind a risk opens to its line of the filing' },
      { from: 'value', to: 'observations', why: 'a figure behind a regression opens to its line of the filing' },
    ],
  },
} as const

export type Room = keyof typeof plan

/** Source files by path from the root, with their text. */
export type Sources = ReadonlyMap<string, string>

export function readSources(): Map<string, string> {
  const files = globSync('{methodology,contract,server,web,bench,journeys}/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  return new Map(files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]))
}

/** `from '…'`, `import '…'` and `import('…')`, of values and types, of this repository's own files. */
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:\.{1,2}\/|#(?:methodology|contract|server|web)\/)[^'"]+)['"]/g

/** Files that a file imports, by path from the root. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(specifier)].map(([, target]) =>
    target!.startsWith('#') ? target!.slice(1) : join(dirname(file), target!),
  )
}

/** Of these, what runs with the file: an `import type` is gone before anything runs. */
export function valueImportsOf(file: string, text: string): string[] {
  return importsOf(file, text.replace(/\b(?:import|export) type [^'"]*?\bfrom ['"][^'"]+['"]/g, ''))
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly why: string
}

export type RoomPlan = Record<'kits' | 'nouns' | 'compositions', readonly string[]> & {
  readonly edges: readonly Edge[]
}

const isTest = (room: Room, file: string) =>
  /(\.test|\/given-[^/]+)\.tsx?$/.test(file) || file.startsWith(`${room}/test/`)

/** Imports that go through a wall inside a room, as `file → folder`. */
export function trespasses(room: Room, sources: Sources): string[] {
  const { kits, nouns, compositions, edges }: RoomPlan = plan[room]
  const mayImport = (from: string, to: string, file: string, target: string) => {
    if (from === to || kits.includes(to) || edges.some((edge) => edge.from === from && edge.to === to)) return true
    if (to === 'test') return isTest(room, file)
    // Tests render through the router, with what the tests of a feature are given.
    if (isTest(room, file) && (to === 'routes' || /^given-/.test(target))) return true
    if (compositions.includes(from)) return true
    if (compositions.includes(to)) return false
    // A test of a kit may set its scene with a feature; the kit itself may not.
    return kits.includes(from) ? isTest(room, file) && nouns.includes(to) : nouns.includes(to)
  }
  return [...sources].flatMap(([file, text]) => {
    const [ownRoom, from, ...rest] = file.split('/')
    if (ownRoom !== room || rest.length === 0) return [] // The room's own files put everything together.
    return importsOf(file, text)
      .map((target) => target.split('/'))
      .filter(
        ([toRoom, to, ...below]) => toRoom === room && below.length > 0 && !mayImport(from!, to!, file, below.at(-1)!),
      )
      .map(([, to]) => `${file} → ${to}`)
  })
}

/** Edges of the plan that no import needs, as `from → to`. */
export function unusedEdges(room: Room, sources: Sources): string[] {
  const { edges }: RoomPlan = plan[room]
  const uses = ({ from, to }: Edge) =>
    [...sources].some(
      ([file, text]) =>
        file.startsWith(`${room}/${from}/`) &&
        importsOf(file, text).some((target) => target.startsWith(`${room}/${to}/`)),
    )
  return edges.filter((edge) => !uses(edge)).map(({ from, to }) => `${from} → ${to}`)
}

/**
 * Imports of a kit from one above it, or from the room's own files that put everything together, as `file → folder`. `files` reads what
 * `imports` parses, and `imports` the cells of `files`: the two stand on one floor.
 */
export function upwardImports(room: Room, sources: Sources): string[] {
  const { kits }: RoomPlan = plan[room]
  const floorOf = (kit: string) => kits.indexOf(kit === 'imports' ? 'files' : kit)
  return [...sources].flatMap(([file, text]) => {
    const [ownRoom, from, ...rest] = file.split('/')
    if (ownRoom !== room || rest.length === 0 || !kits.includes(from!) || isTest(room, file)) return []
    const isUpward = ([toRoom, to, ...below]: string[]) =>
      toRoom === room && (below.length > 0 ? floorOf(to!) > floorOf(from!) : to === 'deps.ts')
    return importsOf(file, text)
      .map((target) => target.split('/'))
      .filter(isUpward)
      .map(([, to]) => `${file} → ${to}`)
  })
}

/** Groups of files that import each other in a circle, types included; each group sorted. Tarjan's algorithm. */
export function cycles(sources: Sources): string[][] {
  const graph = new Map(
    [...sources].map(([file, text]) => [file, importsOf(file, text).filter((to) => sources.has(to))]),
  )
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (file: string) => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const to of graph.get(file)!) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || graph.get(file)!.includes(file)) groups.push(group.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return groups
}
