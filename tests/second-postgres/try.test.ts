import { expect, test } from 'vitest'
import { askServer } from './try.ts'

test('a statement that the server does not know is refused with its reason, and the others go on', {
  timeout: 180_000,
}, async () => {
  const wrong = 'select json_nowhere(name_ja) from company'
  const { understood, refused } = await askServer([
    'select id from company where id = any ($1::int[])',
    wrong,
    'create temporary table t (like company) on commit drop',
    'insert into t (id, name_ja) select id, $1 from company',
    'select count(*) from pgboss.job',
  ])
  expect([...refused]).toEqual([[wrong, expect.stringMatching(/^42883 function json_nowhere/)]])
  expect(understood).toBe(4)
})
