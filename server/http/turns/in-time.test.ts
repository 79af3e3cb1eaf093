import { expect, test } from 'vitest'
import { beforeLong } from './in-time.ts'

test('a call that nothing ends is told that it takes too long; one that ends is answered as it is', async () => {
  await expect(beforeLong(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'request.too-long', status: 503 })
  expect(await beforeLong(Promise.resolve(7), 5)).toBe(7)
  await expect(beforeLong(Promise.reject(new Error('its own')), 5)).rejects.toThrow('its own')
})
