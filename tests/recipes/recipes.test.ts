import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../places.ts'
import { checkOnly } from './copy.ts'
import { recipes } from './recipes.ts'

/** What is put together of what is there needs no file of its own. */
const withoutFiles = ['A dialog or a panel']

test('each recipe of CONTRIBUTING.md is followed by `npm run test:recipes`', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('## Recipes')[1]!
  const named = [...text.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, name]) => name!)
  expect([...recipes.map(({ name }) => name), ...withoutFiles].sort()).toEqual(named.sort())
})

test.each(recipes)('$name fits the files as they are', ({ follow }) => {
  expect(() => follow(checkOnly)).not.toThrow()
})
