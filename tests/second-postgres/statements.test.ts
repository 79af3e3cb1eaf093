import { expect, test } from 'vitest'
import { shapeOf, trialOf } from './statements.ts'

test('values, and how many of them, make no other statement', () => {
  const shapes = [
    'insert into company (id, name) values ($1, $2)',
    'insert into company (id, name) values ($1, $2), ($3, $4), ($5, $6)',
    "insert into company (id, name) values (1, 'it''s'), (2, '')",
  ].map(shapeOf)
  expect(new Set(shapes).size).toBe(1)
  expect(shapeOf('select 1 where a in ($1, $2, $3)')).toBe(shapeOf('select 2 where a in ($1, $2)'))
  expect(shapeOf('select a')).not.toBe(shapeOf('select b'))
})

test.each([
  ['select 1;', { prepare: 'select 1' }],
  ['-- why\n  with a as (select 1) select * from a', { prepare: 'with a as (select 1) select * from a' }],
  ['copy (select a from b) to stdout (format binary)', { prepare: 'select a from b' }],
  ['copy price (day, value) from stdin', { prepare: 'select day, value from price' }],
  ['create temporary table t (like price) on commit drop', { run: 'create temporary table t (like price) ' }],
  ['create table t (a int)', { exempt: 'tables and what belongs to them: the migrations are run there' }],
  ['begin', { exempt: 'ends, begins and parts of transactions' }],
  ["select ';' as a", { prepare: "select ';' as a" }],
  ['select 1; select 2', { exempt: 'several in one' }],
])('%s is tried as %j', (text, trial) => {
  expect(trialOf(text)).toEqual(trial)
})
