import { execFileSync } from 'node:child_process'
import { root } from '../places.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Files that differ from the commit where this work left main, or from the last one on main itself. */
export function changedFiles(): string[] {
  const main = ['origin/main', 'main'].find((name) => isThere(name)) ?? 'HEAD'
  const commit = git('merge-base', 'HEAD', main)
  const lines = [git('diff', '--name-only', '--no-renames', commit), git('ls-files', '--others', '--exclude-standard')]
  return lines.join('\n').split('\n').filter(Boolean)
}

export const headCommit = () => git('rev-parse', 'HEAD')

/** What the last commit changed, of a merge all that it brought in. */
export function committedFiles(): string[] {
  return isThere('HEAD^') ? git('diff', '--name-only', '--no-renames', 'HEAD^', 'HEAD').split('\n') : []
}

function isThere(name: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', name) !== ''
  } catch {
    return false
  }
}
