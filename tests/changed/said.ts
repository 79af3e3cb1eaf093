import type { Sources } from '../../rooms.ts'
import { importedNames, statementsOf } from './names.ts'

/** The harness names what it needs for every journey alike; a journey says itself which market it wants. */
const isHarness = (file: string) => /^journeys\/(ready|host)\.ts$/.test(file)

/**
 * What a journey says: its own text, and of its helpers what it uses by name and what this uses in turn. A helper's file may
 * name screens that only others visit.
 */
export function saidBy(journey: string, sources: Sources): string[] {
  const texts = [sources.get(journey)!]
  const names = usedNames(journey, texts[0]!, sources)
  for (const one of names) {
    const [file, name] = one.split(' ') as [string, string]
    const piece = statementsOf(sources.get(file)!).get(name)
    if (piece === undefined) continue
    texts.push(piece)
    for (const more of usedNames(file, piece, sources)) names.add(more) // Walked too.
  }
  return texts
}

/** `file name` of all that a piece of a file uses of the journeys' files, its own included. */
function usedNames(file: string, piece: string, sources: Sources): Set<string> {
  const text = sources.get(file)!
  const imported = importedNames(file, text)
  const own = statementsOf(text)
  const used = new Set<string>()
  for (const word of new Set(piece.match(/\w+/g))) {
    const from = imported.get(word) ?? (own.has(word) ? file : '')
    if (from.startsWith('journeys/') && sources.has(from) && !isHarness(from)) used.add(`${from} ${word}`)
  }
  return used
}
