import { dirname, join } from 'node:path'
import type { Sources } from '../../rooms.ts'
import { importedNames, statementsOf } from './names.ts'

/** A way into the product that is taken by a name and not by an import, and the files behind it. */
export interface Door {
  readonly name: string
  readonly files: readonly string[]
}

/** What puts the features of a room together, and so leads everywhere: whoever comes through it takes a door. */
export const isAssembly = (file: string): boolean => /^(server|web)\/(routes\/)?[^/]+$/.test(file)

/** Paths of screens, with the components that stand there. */
export function screenDoors(sources: Sources): Door[] {
  return [...sources]
    .filter(([file]) => /^web\/routes\/[\w-]+\.tsx?$/.test(file))
    .flatMap(([file, text]) => {
      const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
      const named = filesOfNames(file, code)
      return [...code.matchAll(/(?:\(|path:)\s*'(\/[^']*)'/g)].map(({ 0: before, 1: path, index }) => ({
        name: path!,
        files: named(callAround(code, before.startsWith('(') ? index + 1 : index)).filter((to) => !isAssembly(to)),
      }))
    })
    .filter(({ name, files }) => name !== '/' && files.length > 0)
}

/** What a piece of a file's code stands on: files that it imports at that place, or by names that the file imported or defined. */
function filesOfNames(file: string, code: string): (piece: string) => string[] {
  const imported = importedNames(file, code)
  const defined = statementsOf(code)
  return (piece) => {
    const files = new Set<string>()
    const words = new Set<string>()
    const read = (text: string) => {
      for (const [, to] of text.matchAll(/import\('(\.[^']+)'\)/g)) files.add(join(dirname(file), to!))
      for (const word of text.match(/\w+/g) ?? []) words.add(word)
    }
    read(piece)
    for (const word of words) read(defined.get(word) ?? '') // What is added on the way is walked too.
    for (const word of words) if (imported.has(word)) files.add(imported.get(word)!)
    return [...files]
  }
}

/** An endpoint by its path, with the files that serve it. */
export interface EndpointDoor extends Door {
  /** Its name and file in the contract. */
  readonly constant: string
  readonly contract: string
}

export function endpointDoors(sources: Sources): EndpointDoor[] {
  const servers = new Map<string, string[]>()
  for (const [file, text] of sources) {
    if (!file.startsWith('server/') || file.includes('.test.')) continue
    for (const [, constant] of text.matchAll(/\bserve\(\s*\w+,\s*(?:\w+\.)?(\w+)/g))
      servers.set(constant!, [...(servers.get(constant!) ?? []), file])
    // Under another name, `import { countFacets as contract }`: whoever serves and imports it.
    if (/\bserve\(\s*\w+,/.test(text))
      for (const [name] of importedNames(file, text)) if (!servers.has(name)) servers.set(name, [file])
  }
  return [...sources]
    .filter(([file]) => file.startsWith('contract/') && !file.includes('.test.'))
    .flatMap(([contract, text]) =>
      [...text.matchAll(/export const (\w+) = endpoint\('[A-Z]+ ([^']+)'/g)].map(([, constant, path]) => ({
        name: path!,
        constant: constant!,
        contract,
        files: servers.get(constant!) ?? [],
      })),
    )
}

/** Endpoints that a file names, or all of a file of the contract that it imports as a whole. */
export function endpointsIn(text: string, endpoints: readonly EndpointDoor[]): EndpointDoor[] {
  const words = new Set(text.match(/\w+/g))
  const whole = [...text.matchAll(/\* as \w+ from ['"][^'"]*contract\/([^'"]+)['"]/g)].map(([, to]) => `contract/${to}`)
  return endpoints.filter(({ constant, contract }) => words.has(constant) || whole.includes(contract))
}

/** Commands of the operator's CLI, by their own words, with what they run. */
export function commandDoors(sources: Sources): Door[] {
  return [...sources]
    .filter(([file]) => (file === 'server/cli.ts' || file.startsWith('server/cli/')) && !file.includes('.test.'))
    .flatMap(([file, text]) => {
      if (file === 'server/cli.ts')
        return [...text.matchAll(/name: '([\w-]+)',[\s\S]*?import\('\.\/([^']+)'\)/g)].map(([, name, path]) => ({
          name: name!,
          files: [`server/${path}`],
        }))
      const [, ...commands] = text.split(/\.command\(/)
      return commands.map((command) => {
        const name = /^'([\w-]+)'/.exec(command)?.[1] ?? ''
        return { name, files: [file] }
      })
    })
}

/** Paths that a text names: where it goes in a browser, and what it asks of the API; what it fills in is `*`. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(/(['"`])((?:\$\{[^}]*\})?\/[^'"`\n]*)\1/g)]
    .map(([, , path]) => path!.replace(/\$\{[^}]*\}/g, '*').replace(/^\*(?=\/)/, ''))
    .map((path) =>
      path
        .replace(/^\/api(?=\/|$)/, '')
        .replace(/[?#].*$/, '')
        .replace(/:\w+/g, '*'),
    )
    .filter((path) => /^\/[\w*-]/.test(path))
}

/** Whether a path that a text names is that of a door, which may name only the end of its own. */
export function leadsTo(path: string, entry: string): boolean {
  const [asked, there] = [path, entry].map((each) => each.split('/').filter(Boolean)) as [string[], string[]]
  if (there.length > asked.length) return false
  const end = asked.slice(-there.length)
  const isSame = (part: string, at: number) => part === end[at]
  return there.some(isSame) && there.every((part, at) => isSame(part, at) || /^[$:]/.test(part) || end[at] === '*')
}

/** The innermost call that a place stands in, with what is called. */
function callAround(text: string, at: number): string {
  const nesting = (place: number) => (text[place] === '(' ? 1 : text[place] === ')' ? -1 : 0)
  let from = at
  for (let open = 0; from > 0 && open < 1; ) open += nesting(--from)
  let to = from + 1
  for (let open = 1; to < text.length && open > 0; to++) open += nesting(to)
  return text.slice(text.slice(0, from).search(/\w+$/), to)
}
