import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** `from '…'`, `import '…'`, `import('…')`, and `new URL('….ts', …)` of a thread, of this repository's own files. */
const specifier =
  /(?:(?:\bfrom|\bimport)\s*\(?\s*|\bnew URL\(\s*)['"]((?:\.{1,2}\/|#(?:methodology|contract|server|web|data)\/)[^'"]+)['"]/g

/** Files that a file imports or runs as a thread, by path from the root. */
export function usesOf(file: string, text: string): string[] {
  return [...text.matchAll(specifier)].map(([, target]) =>
    target!.startsWith('#') ? target!.slice(1) : join(dirname(file), target!),
  )
}

/**
 * Everything that a result of some files depends on, sorted, by path from the root: what they import, however far, and the other files of
 * folders in which one of these looks for files; of all, `data` and the lockfile.
 */
export function closureOf(entries: readonly string[]): string[] {
  const reached = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !existsSync(join(root, file))) continue
    reached.add(file)
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    open.push(...usesOf(file, text))
    if (/import\.meta\.(?:dirname|url)/.test(text)) open.push(...besides(dirname(file)))
  }
  return [...new Set([...reached, ...besides('data'), 'package-lock.json'])].sort()
}

/** What lies in a folder and below besides sources, tests and samples. */
const besides = (folder: string) =>
  globSync(`${folder}/**/*.*`, { cwd: root }).filter((file) => !/\.tsx?$|\/samples\/|node_modules/.test(file))
