import { expect, test } from 'vitest'
import { z } from 'zod'
import { maxFileBytes, takesFile, uploadedFile } from './uploads.ts'

test.each([1, 2, 3, 600_000, 2_000_000])(
  'a file of %i bytes fits its field, and the field tells how many do',
  (bytes) => {
    const body = z.object({ file: uploadedFile(bytes) })
    expect(body.safeParse({ file: Buffer.alloc(bytes).toString('base64') }).success).toBe(true)
    expect(takesFile({ body })).toBe(true)
    // Three bytes are four letters: the field is rounded up to whole groups.
    expect(Math.abs(maxFileBytes({ body })! - bytes)).toBeLessThanOrEqual(3)
  },
)

test('a call without a file has no such limit', () => {
  expect(maxFileBytes({ body: z.object({ name: z.string() }) })).toBeNull()
})
