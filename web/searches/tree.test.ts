import { expect, test } from 'vitest'
import type { GroupCondition } from '#contract/search/condition.ts'
import { parseCondition, printCondition } from '#contract/search/text.ts'
import { addTo, conditionAt, leafCount, removeAt, replaceAt } from './tree.ts'

function givenCondition(text: string): GroupCondition {
  const read = parseCondition(text)
  if (read.kind === 'fault') throw new Error(read.fault.reason)
  return read.value
}

const root = givenCondition('market(PRM),any(word(水素),word(CCUS)),S-LR-001(500..)')

test('finds, replaces and removes by path', () => {
  expect(conditionAt(root, '1.1')).toMatchObject({ values: ['CCUS'] })
  expect(conditionAt(root, '1.5')).toBeUndefined()
  expect(conditionAt(root, '0.0')).toBeUndefined()
  expect(printCondition(removeAt(root, '1.0'))).toBe('market(PRM),any(word(CCUS)),S-LR-001(500..)')
  expect(printCondition(replaceAt(root, '0', (old) => ({ ...old, isExcluded: true })))).toBe(
    '!market(PRM),any(word(水素),word(CCUS)),S-LR-001(500..)',
  )
})

test('a group that loses its last condition goes with it, the root stays', () => {
  const one = removeAt(root, '1.0')
  expect(printCondition(removeAt(one, '1.0'))).toBe('market(PRM),S-LR-001(500..)')
  expect(removeAt(givenCondition('market(PRM)'), '0')).toEqual({ kind: 'all', isExcluded: false, of: [] })
})

test('adds to a group and says where', () => {
  const { root: next, path } = addTo(root, '1', givenCondition('word(電池)').of[0]!)
  expect(path).toBe('1.2')
  expect(printCondition(next)).toBe('market(PRM),any(word(水素),word(CCUS),word(電池)),S-LR-001(500..)')
  expect(addTo(root, '', givenCondition('word(電池)').of[0]!).path).toBe('3')
})

test('leaves are counted through all groups', () => {
  expect(leafCount(root)).toBe(4)
})
