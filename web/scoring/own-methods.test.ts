import { expect, test } from 'vitest'
import { ranksMeans } from './own-methods.ts'

test('only the standard of version 2.0 ranks means again', () => {
  expect([ranksMeans(undefined, '2.0'), ranksMeans('standard', '1.0'), ranksMeans('own-1', '2.0')]).toEqual([
    true,
    false,
    false,
  ])
})
