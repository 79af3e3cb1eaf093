import { loadPieces } from './pieces.ts'

/** Runs in a process of its own, which can be ended: names each piece when it begins on a text that is huge. */
for (const [name, { huge, given }] of Object.entries(await loadPieces())) {
  if (huge === undefined) continue
  const work = given(huge)
  process.stderr.write(`${name}\n`)
  work()
}
process.stderr.write('all')
process.exit(0)
