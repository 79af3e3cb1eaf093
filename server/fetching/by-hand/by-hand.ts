import { mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { readFile } from '#server/imports/files/read-file.ts'
import { refusalsWords } from '#server/imports/files/refusal-words.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { recogniseSource } from '#server/imports/sources.ts'
import { importRank } from '#server/imports/store/import-order.ts'
import { problemOf } from '../run/import-files.ts'
import { times } from '../schedule/times.ts'
import type { Source, SourceRun } from '../source.ts'
import { byHandFolder, type LooseFile, listByHand, moveAside, removeEmpty } from './folder.ts'

/** Files in the order in which they tell most. */
async function inOrder(files: readonly LooseFile[]): Promise<LooseFile[]> {
  const ranked: { readonly file: LooseFile; readonly rank: number }[] = []
  for (const file of files) ranked.push({ file, rank: importRank(await kindOf(file)) })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file)
}

async function kindOf({ path, isRegular }: LooseFile): Promise<string | null> {
  if (!isRegular) return null
  try {
    return (await recogniseSource(readFile(path), basename(path))).name
  } catch {
    return null
  }
}

/** In both languages: whoever reads it need not be who started the server. */
function wordsOf(name: string, problem: string, now: Date): string {
  const reason = problem.split(',')[0]!
  const words = Object.hasOwn(refusalsWords, reason) ? refusalsWords[reason as keyof typeof refusalsWords] : null
  return [name, tokyoTime(now), ...(words ? [words.ja, words.en] : []), problem, ''].join('\n')
}

async function importOne(run: SourceRun, file: LooseFile): Promise<void> {
  const fileName = basename(file.path)
  const problem = await importProblem(run, file, fileName)
  const aside =
    problem === null
      ? ({ to: 'done' } as const)
      : { to: 'refused' as const, why: wordsOf(fileName, problem, run.now()) }
  moveAside(run.home, file, aside)
}

/** Why a file cannot be read; null once it is imported. */
async function importProblem(run: SourceRun, { path, isRegular }: LooseFile, fileName: string): Promise<string | null> {
  try {
    // A link is no file, whatever it leads to.
    if (!isRegular) throw new Unreadable('no-file')
    return (await run.importMade({ item: fileName, fileName, bytes: readFile(path) })).problem
  } catch (error) {
    if (error instanceof Unreadable) return problemOf(error)
    throw error
  }
}

/** Files that a person has downloaded: what no program may fetch. A file that is imported twice, since a run was killed within it, changes nothing. */
export const byHand: Source = {
  name: 'by-hand',
  title: { ja: '手動で置いたファイル', en: 'Files put in by hand' },
  fills: {
    ja: 'データフォルダの by-hand に置いたファイルの内容',
    en: 'Whatever is put into the folder by-hand of the data folder',
  },
  terms: 'open',
  termsUrl: '',
  hosts: [],
  pace: 0,
  next: times.everyMinutes(10),
  estimate: async () => ({ requests: 0, bytes: 0 }),
  fetch: async (run) => {
    mkdirSync(byHandFolder(run.home), { recursive: true, mode: 0o700 })
    const files = await inOrder(listByHand(run.home, run.now()))
    const faults: string[] = []
    for (const [at, file] of files.entries()) {
      if (run.isOver()) break
      run.signal.throwIfAborted()
      try {
        await importOne(run, file)
      } catch (error) {
        // A fault of ours, or of the machine: the file stays for another try, and the others come.
        faults.push(`${basename(file.path)}: ${(error as Error).message}`)
      }
      run.progress(at + 1, files.length)
    }
    removeEmpty(run.home)
    if (faults.length > 0) throw new Error(faults.join('; '))
  },
}
