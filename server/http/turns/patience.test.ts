import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uploadLimits } from '#contract/wire/uploads.ts'
import { usualPatience } from './patience.ts'

test('how long calls wait, and what files may be, is what the operations page says', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8').replace(/\s+/g, ' ')
  const { present, pastDay, model } = usualPatience
  expect(page).toContain(
    `waits ${present / 1000} seconds for scores of the present market, ${pastDay / 1000} seconds for a past day and ${model / 1000} seconds for a model`,
  )
  const { columns, rows, cell, perMinute, seconds } = uploadLimits
  const number = (value: number) => value.toLocaleString('en')
  expect(page).toContain(`sends ${perMinute} a minute at most`)
  expect(page).toContain(`A file may take ${seconds} seconds`)
  expect(page).toContain(`${number(columns)} columns, ${number(rows)} rows and ${number(cell)} characters in a cell`)
})
