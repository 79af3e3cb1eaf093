import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { importsOf, readSources, type Sources, valueImportsOf } from '../../rooms.ts'
import { root } from '../places.ts'
import { type Reading, reads } from './reads.ts'

/** What is in the repository, and what leads from file to file. */
export interface Tree {
  /** Every file of it, of sources and others. */
  readonly files: ReadonlySet<string>
  readonly sources: Sources
  /** What a source needs when it runs: what it imports, and starts or reads from its own place. */
  readonly needs: ReadonlyMap<string, readonly string[]>
  /** The same with what it needs to compile. */
  readonly needsTypes: ReadonlyMap<string, readonly string[]>
  /** What is declared to be read, by who reads it; what is read does not run, and so needs nothing. */
  readonly reads: ReadonlyMap<string, ReadonlySet<string>>
}

const folders = '{.ci,bench,contract,data,docs,journeys,methodology,server,tests,web}'

export function readTree(): Tree {
  const below = globSync([`${folders}/**`, '*.*'], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules',
  })
  const files = below
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
  const own = files.filter((file) => /^([^/]+|(data|tests)\/.*)\.(ts|mjs)$/.test(file))
  return treeOf(
    new Set(files),
    new Map([...readSources(), ...own.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)]),
  )
}

export function treeOf(files: ReadonlySet<string>, sources: Sources): Tree {
  const running = reads.filter(({ runs }) => runs)
  const globbed = readsOf(files, running)
  const all = (imports: typeof importsOf) =>
    new Map(
      [...sources].map(([file, text]) => {
        const found = [...imports(file, text), ...besideOf(file, text), ...(globbed.get(file) ?? [])]
        return [file, [...new Set(found)].filter((to) => to !== file && files.has(to))] as const
      }),
    )
  return { files, sources, needs: all(valueImportsOf), needsTypes: all(importsOf), reads: readsOf(files, reads) }
}

/** Files that a file names from its own place: programs of workers, texts that it reads. */
export function besideOf(file: string, text: string): string[] {
  const named = /(?:join\(import\.meta\.dirname, |new URL\(|\bimport )['"](\.[^'"*`]+|[\w-]+\.\w+)['"]/g
  return [...text.matchAll(named)].map(([, path]) => join(dirname(file), path!))
}

/** What is declared, by the file that reads. */
function readsOf(files: ReadonlySet<string>, declared: readonly Reading[]): Map<string, Set<string>> {
  const all = [...files]
  const found = new Map<string, Set<string>>()
  for (const { by, reads: patterns, unfollowed } of declared) {
    if (unfollowed) continue
    const what = patterns.flatMap((pattern) => matching(all, pattern))
    for (const reader of matching(all, by)) found.set(reader, new Set([...(found.get(reader) ?? []), ...what]))
  }
  return found
}

/** Those that a pattern means; its beginning without stars is compared first, which is cheap. */
export function matching(files: readonly string[], pattern: string): string[] {
  const [beginning = ''] = /^[^*{?!(]*/.exec(pattern)!
  return files.filter((file) => file.startsWith(beginning) && matchesGlob(file, pattern))
}

/** Files and all that they need, and what these need; `stopsAt` says which steps are not gone. */
export function closureOf(
  from: Iterable<string>,
  needs: Tree['needs'],
  stopsAt: (from: string, to: string) => boolean = () => false,
): Set<string> {
  const reached = new Set(from)
  for (const file of reached) for (const to of needs.get(file) ?? []) if (!stopsAt(file, to)) reached.add(to)
  return reached
}

/** The same with what any of them reads. */
export function withReads(files: Iterable<string>, reads: Tree['reads']): Set<string> {
  const all = new Set(files)
  for (const file of [...all]) for (const read of reads.get(file) ?? []) all.add(read)
  return all
}
