import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { root } from './places.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit where this work left main, or the last one on main itself, and all files that differ from it. */
export function changedSince(): { commit: string; files: string[] } {
  const main = ['origin/main', 'main'].find((name) => isThere(name)) ?? 'HEAD'
  const commit = git('merge-base', 'HEAD', main)
  const lines = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
  return { commit, files: lines.join('\n').split('\n').filter(Boolean) }
}

export const headCommit = () => git('rev-parse', 'HEAD')

/** What a verdict on this commit is about: what differs from main, or on main itself what the last commit changed. */
export function changedFiles(): string[] {
  const { commit, files } = changedSince()
  if (commit !== headCommit() || !isThere('HEAD^')) return files
  return [...files, ...git('diff', '--name-only', 'HEAD^', 'HEAD').split('\n')]
}

function isThere(name: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', name) !== ''
  } catch {
    return false
  }
}

/** Features, by the folder that they have in each room, and the journeys that walk through them. */
const walks: readonly (readonly [journeys: readonly string[], features: readonly string[]])[] = [
  [
    ['accounts', 'main-job'],
    ['session', 'passwords', 'profile', 'contact', 'mail', 'releases', 'tokens'],
  ],
  [
    ['searches', 'main-job'],
    ['searches', 'companies', 'downloads', 'tokens'],
  ],
  [
    ['scores', 'main-job'],
    ['scores', 'methodology', 'observations', 'ratings'],
  ],
  [
    ['main-job', 'market'],
    ['observations', 'imports', 'indicators', 'definitions'],
  ],
]
/** These see every screen. */
const everywhere = ['accessibility', 'frame', 'without-vendors']

/**
 * The journeys that a change touches. One that changed itself runs, and those that walk through the feature whose folder a
 * changed file is in; a screen of any feature is seen by those that see every screen. What all stand on, in whichever room, or
 * beside the journeys, sets all of them going; tests and documents set none.
 */
export function changedJourneys(files: readonly string[]): string[] {
  const all = globSync('journeys/*.journey.ts', { cwd: root })
  const names = new Set<string>()
  for (const file of files) {
    if (/\.test\.tsx?$|^docs\/|^bench\/|^tests\/|\.md$/.test(file)) continue
    if (file.endsWith('.journey.ts')) names.add(file)
    else for (const name of journeysOf(file) ?? all) names.add(name)
  }
  return [...names].sort()
}

/** Null for what all stand on. */
function journeysOf(file: string): string[] | null {
  const [room = '', feature = ''] = file.replace(/\.tsx?$/, '').split('/')
  if (file.startsWith('journeys/accounts/')) return ['journeys/accounts.journey.ts']
  if (!['web', 'server', 'contract', 'methodology'].includes(room)) return null
  const walked = walks.filter(([, features]) => features.includes(room === 'methodology' ? room : feature))
  if (walked.length === 0) return null
  const seen = room === 'web' ? everywhere : []
  return [...walked.flatMap(([journeys]) => journeys), ...seen].map((name) => `journeys/${name}.journey.ts`)
}
