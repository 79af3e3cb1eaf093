import { dirname, join, matchesGlob } from 'node:path'
import { importsOf } from '../../rooms.ts'
import { reads } from './reads.ts'
import { besideOf, matching, type Tree } from './tree.ts'

const reading = /\b(readFileSync|readFile|readdirSync|readdir|globSync|glob|createReadStream|cpSync)\b\s*[(<]|\bspawn/

/**
 * Files and folders of the repository that a source names in its code and neither imports nor declares to read, as `file → path`.
 * Paths count from the file's own folder, from its room and from the root, and what is filled into them may be anything.
 */
export function undeclared({ files, sources }: Pick<Tree, 'files' | 'sources'>): string[] {
  const all = [...files]
  const folders = new Set(all.flatMap(foldersOf))
  return [...sources].flatMap(([file, text]) => {
    if (/^(tests\/(?!.*\.test\.)|run\.mjs)/.test(file)) return [] // These start the tests.
    if (!reading.test(text.replace(/^import .*$/gm, '')) && !text.includes('import.meta.glob')) return []
    const knownFiles = new Set([...besideOf(file, text), ...importsOf(file, text)])
    const declared = reads.filter(({ by }) => matchesGlob(file, by)).flatMap((one) => one.reads)
    const isDeclared = (path: string) => knownFiles.has(path) || declared.some((pattern) => matchesGlob(path, pattern))
    const bases = [dirname(file), file.split('/')[0]!, '.']
    return pathsOf(text)
      .filter((path) => {
        const named = bases.flatMap((base) => filesAt(join(base, path), { all, files, folders }))
        return named.length > 0 && !named.some(isDeclared)
      })
      .map((path) => `${file} → ${path}`)
  })
}

/** Literal paths and patterns in a text's code; a bare word counts only where it is joined to the file's own place. */
function pathsOf(text: string): string[] {
  const code = text.replace(/^(import|\} from) .*$/gm, '').replace(/^export .* from .*$/gm, '')
  const joined = [...code.matchAll(/join\(import\.meta\.dirname, '([\w-]+)'/g)].map(([, word]) => word!)
  const quoted = [...code.matchAll(/(['"`])((?:(?!\1)[^\n\s])+)\1/g)]
    .map(([, , path]) => path!)
    .filter((path) => /[/*]|\.\w{2,5}$/.test(path) && !/^(node:|https?:|\/|!|\$\{)/.test(path))
    .map((path) => path.replace(/\/\$\{[^}]*\}$/, '/**').replace(/\$\{[^}]*\}/g, '*'))
    .filter((path) => /\w/.test(path))
  return [...new Set([...joined, ...quoted])]
}

interface Names {
  readonly all: readonly string[]
  readonly files: ReadonlySet<string>
  readonly folders: ReadonlySet<string>
}

function filesAt(path: string, { all, files, folders }: Names): readonly string[] {
  const place = path.replace(/\/$/, '')
  if (/[*{]/.test(place)) return matching(all, place)
  if (files.has(place)) return [place]
  return folders.has(place) ? all.filter((file) => file.startsWith(`${place}/`)) : []
}

function foldersOf(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}
