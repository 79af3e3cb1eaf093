import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { base64Of, faultOf, readChosen } from './chosen-file.ts'
import { FileChoice, FileFaultLine, tableEndings } from './FileChoice.tsx'

const file = (text: string) => new File([text], 'stakes.csv', { type: 'text/csv' })

test('a file is read again when it is chosen a second time, since it may have been corrected', async () => {
  const choose = vi.fn(async () => {})
  render(<FileChoice label="Table" accept={tableEndings} choose={choose} />)
  const field = screen.getByLabelText<HTMLInputElement>('Table')
  await userEvent.upload(field, file('a'))
  await userEvent.click(field)
  expect(field.files).toHaveLength(0) // What a browser compares the next choice with.
  await userEvent.upload(field, file('a'))
  expect(choose).toHaveBeenCalledTimes(2)
})

test.each([
  [
    0,
    'empty',
    'The file is empty. Choose one that has content.',
    'ファイルが空です。内容のあるファイルを選んでください。',
  ],
  [60_001, 'large', 'The file may have at most 60 kB.', 'ファイルは60 kB以下にしてください。'],
] as const)('of %i bytes is not sent, and one is told why', (bytes, fault, en, ja) => {
  expect(faultOf(file('x'.repeat(bytes)), 60_000)).toBe(fault)
  for (const [language, text] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    setLanguage(language)
    const { unmount } = render(<FileFaultLine fault={fault} most={60_000} />)
    expect(screen.getByRole('alert').textContent).toBe(text)
    unmount()
  }
})

test('a file that can be sent has no fault, and all its bytes go, also of a large one', async () => {
  expect(faultOf(file('x'.repeat(600)), 600)).toBeUndefined()
  expect(await readChosen(file('ABC'))).toEqual({ name: 'stakes.csv', text: 'QUJD' }) // RFC 4648: 0x414243 is QUJD.
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => at % 251)
  expect(Uint8Array.from(Buffer.from(base64Of(bytes), 'base64'))).toEqual(bytes)
})
