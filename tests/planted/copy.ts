import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ownTemporaryFolder } from '../../server/test/temporary.ts'
import { root } from '../places.ts'

/**
 * The tree as it stands, in a folder of its own that goes with this process, also when it is killed: a fault is never in the tree
 * that somebody works in. Libraries are the same.
 */
export function copyTree(): string {
  const folder = mkdtempSync(join(ownTemporaryFolder(), 'planted-'))
  chmodSync(folder, 0o755)
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of listed.split('\0').filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}

/** Apply a patch in a folder, or take it back; throws with what git says when it does not fit. */
export function applyPatch(folder: string, patch: string, ...how: readonly ('--check' | '--reverse')[]): void {
  execFileSync('git', ['apply', '--whitespace=nowarn', ...how, patch], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    // The folder is no repository: git is not to look for one above it.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: join(folder, '..') },
  })
}

/** Files that a patch changes. */
export function filesOf(patch: string): string[] {
  return [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file]) => file!)
}
