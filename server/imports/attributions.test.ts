import { expect, test } from 'vitest'
import { attributedSources, attributionsOf } from '#server/catalogue/sources/attributions.ts'
import { sourceNames } from './source-names.ts'
import { ownMappings } from './tables/read-table.ts'

test('of every source it is said which sentence its figures demand, or that none is due', () => {
  const all = [...sourceNames, ...ownMappings.map(({ mapping }) => mapping)]
  expect([...attributedSources()].sort()).toEqual(all.sort())
  // What figures of a table say of their publisher is what the sentence is looked up by.
  const publishers = new Set(attributionsOf(all).map(({ publisher }) => publisher))
  const figures = ownMappings.filter(({ publisher }) => publisher !== undefined)
  expect(figures.filter(({ publisher }) => !publishers.has(publisher!))).toEqual([])
})

test('one sentence stands once, whatever brings its figures', () => {
  expect(
    attributionsOf(['edinet-annual-report', 'edinet-code-list', 'prices']).map(({ publisher }) => publisher),
  ).toEqual(['EDINET'])
})
