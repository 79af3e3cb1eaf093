import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Elements of the browser, whose `title` shows late, by pointer alone. A frame's is its name. */
const titled = /<(?!iframe\b)[a-z][\w.]*\b(?:[^<>]|=>)*?\stitle=/g

test('no element says something in its title that the keyboard cannot reach: that is a tip', () => {
  const found = globSync('web/**/*.tsx', { exclude: ['**/*.test.tsx'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(titled)].map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
