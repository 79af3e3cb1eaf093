import { expect, test } from 'vitest'
import type { GroupCondition } from '#contract/search/condition.ts'
import { parseCondition, printCondition } from '#contract/search/text.ts'
import { conditionAt } from '../tree.ts'
import { dissolve, groupsOf, parentOf, put, takesGroup } from './places.ts'

function givenCondition(text: string): GroupCondition {
  const read = parseCondition(text)
  if (read.kind === 'fault') throw new Error(read.fault.reason)
  return read.value
}

const root = givenCondition('market(PRM),any(word(a),all(word(b))),word(c)')
const leaf = givenCondition('word(new)').of[0]!
const printed = ({ root: next, path }: ReturnType<typeof put>) => [printCondition(next), path]

test('groups are read from the root down', () => {
  expect(groupsOf(root).map(({ path, depth }) => [path, depth])).toEqual([
    ['', 1],
    ['1', 2],
    ['1.1', 3],
  ])
  expect(parentOf('1.1.0')).toBe('1.1')
})

test('a new condition stands last, a changed one stays where it is', () => {
  expect(printed(put(root, { path: null, group: '1' }, leaf))).toEqual([
    'market(PRM),any(word(a),all(word(b)),word(new)),word(c)',
    '1.2',
  ])
  expect(printed(put(root, { path: '0', group: '' }, leaf))).toEqual([
    'word(new),any(word(a),all(word(b))),word(c)',
    '0',
  ])
})

test('a condition moves into and out of groups, and its path follows', () => {
  const first = conditionAt(root, '0')!
  expect(printed(put(root, { path: '0', group: '1' }, first))).toEqual([
    'any(word(a),all(word(b)),market(PRM)),word(c)',
    '0.2',
  ])
  const inner = conditionAt(root, '1.1.0')!
  expect(printed(put(root, { path: '1.1.0', group: '' }, inner))).toEqual([
    'market(PRM),any(word(a)),word(c),word(b)',
    '3',
  ])
})

test('a new group is made around it in its place', () => {
  expect(printed(put(root, { path: '2', group: '', isInNewGroup: true }, conditionAt(root, '2')!))).toEqual([
    'market(PRM),any(word(a),all(word(b))),any(word(c))',
    '2.0',
  ])
  expect(takesGroup('0.0.0')).toBe(true) // lists 1 to 4 around it
  expect(takesGroup('0.0.0.0')).toBe(false)
})

test('a dissolved group leaves its conditions in its place', () => {
  expect(printCondition(dissolve(root, '1'))).toBe('market(PRM),word(a),all(word(b)),word(c)')
})
