import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseTests } from '../changed/choose.ts'
import { Standing } from '../changed/standing.ts'
import { readTree } from '../changed/tree.ts'
import { root } from '../places.ts'
import { applyPatch, filesOf } from './copy.ts'
import { faults } from './faults.ts'
import { patchOf } from './try.ts'

const tree = readTree()
const standing = new Standing(tree)

test('twenty at least, each with its patch; some that only a journey finds', () => {
  const patches = globSync('*.patch', { cwd: import.meta.dirname }).map((file) => basename(file, '.patch'))
  expect(faults.map(({ name }) => name).sort()).toEqual(patches.sort())
  expect(faults.length).toBeGreaterThanOrEqual(20)
  const byJourneys = faults.filter(({ by }) => by.endsWith('.journey.ts'))
  expect(byJourneys.length).toBeGreaterThanOrEqual(4)
  expect(faults.length - byJourneys.length).toBeGreaterThanOrEqual(12)
})

describe.each(faults)('$name', ({ name, by }) => {
  test('its patch fits the sources as they are', () => {
    expect(() => applyPatch(root, patchOf(name), '--check')).not.toThrow()
  })

  test('a change of its files chooses the test that finds it', () => {
    const { unit, journeys } = chooseTests(tree, filesOf(patchOf(name)), standing)
    expect([...unit, ...journeys]).toContain(by)
  })
})
