import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Parsed } from './records.ts'
import { Unreadable } from './rejections.ts'
import { findSource, recogniseSource } from './sources.ts'

const here = import.meta.dirname
const samplesOf = (outcome: 'ok' | 'not-ok') => globSync(`*/samples/${outcome}/*`, { cwd: here }).sort()

describe.each(samplesOf('ok'))('%s', (path) => {
  const bytes = readFileSync(join(here, path))

  test('is recognised by its content alone', async () => {
    expect((await recogniseSource(bytes)).name).toBe(path.split('/')[0])
  })

  test('is read whole', async () => {
    const parsed = await findSource(path.split('/')[0]!).parse(bytes, basename(path))
    expect(parsed.rejected).toEqual([])
    expect(shortened(parsed)).toMatchSnapshot()
  })
})

describe.each(samplesOf('not-ok'))('%s', (path) => {
  test('is refused, or gives back its bad rows', async () => {
    const bytes = readFileSync(join(here, path))
    const read = async () => findSource(path.split('/')[0]!).parse(bytes, basename(path))
    const outcome = await read().catch((error: unknown) => error)
    if (outcome instanceof Unreadable) expect({ refused: outcome.reason, detail: outcome.detail }).toMatchSnapshot()
    else expect((outcome as Parsed).rejected.length && shortened(outcome as Parsed)).toMatchSnapshot()
  })
})

/** Figures in one line each, so that a snapshot can be read. */
function shortened(parsed: Parsed) {
  const figures = parsed.figures?.map(({ indicator, fiscalYear, boundary, part, value, notes, lines }) =>
    [indicator, fiscalYear, boundary, part, value, notes.join('+'), `${lines.length} line(s)`].join(' | '),
  )
  return { ...parsed, ...(figures && { figures }) }
}
