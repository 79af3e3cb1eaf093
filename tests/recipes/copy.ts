import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, root } from '../places.ts'
import { copyTree } from '../planted/copy.ts'

/** A tree in which a recipe is followed. */
export interface TreeEditor {
  /** A new file. */
  write(path: string, text: string): void
  /** Lines at the end of a file. */
  append(path: string, text: string): void
  /** Lines before the only line that holds a text; throws where there is none or more than one. */
  before(path: string, anchor: string, text: string): void
}

/** Changes nothing, and throws where a recipe does not fit the files as they are. */
export const checkOnly: TreeEditor = {
  write() {},
  append(path) {
    readFileSync(join(root, path))
  },
  before(path, anchor) {
    lineOf(readFileSync(join(root, path), 'utf8'), { path, anchor })
  },
}

/** A copy of the tree as somebody has it who has just cloned it: a repository, in which what is changed can be told. */
export function freshClone(): { readonly folder: string; readonly editor: TreeEditor } {
  const folder = copyTree()
  ownCache(join(folder, 'node_modules'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=recipe', '-c', 'user.email=recipe@example.com', ...args], { cwd: folder })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=start')
  return { folder, editor: editorOf(folder) }
}

/** Libraries are linked file by file, so that the compiler finds them in the copy; what is kept about the sources is the copy's own. */
function ownCache(libraries: string): void {
  const shared = join(root, 'node_modules')
  rmSync(libraries)
  mkdirSync(join(libraries, '.cache'), { recursive: true })
  const entries = readdirSync(shared).filter((name) => name !== '.cache')
  execFileSync('cp', ['-al', ...entries.map((name) => join(shared, name)), libraries])
  execFileSync('cp', ['-r', cacheFolder('types'), join(libraries, '.cache')])
}

function editorOf(folder: string): TreeEditor {
  const at = (path: string) => join(folder, path)
  return {
    write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    append: (path, text) => appendFileSync(at(path), text),
    before(path, anchor, text) {
      const lines = readFileSync(at(path), 'utf8')
      const start = lineOf(lines, { path, anchor })
      writeFileSync(at(path), `${lines.slice(0, start)}${text}${lines.slice(start)}`)
    },
  }
}

/** Where the line with a text begins. */
function lineOf(text: string, { path, anchor }: { readonly path: string; readonly anchor: string }): number {
  const parts = text.split(anchor)
  if (parts.length !== 2) throw new Error(`${path} has “${anchor}” ${parts.length - 1} times`)
  return text.lastIndexOf('\n', parts[0]!.length) + 1
}
