import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { clearNotes, notes } from '../notes/notes.ts'
import { refuseLongPastes } from './long-pastes.ts'

let end: () => void
beforeEach(() => {
  end = refuseLongPastes()
})
afterEach(() => {
  end()
  clearNotes()
  document.body.replaceChildren()
  setLanguage('ja')
})

function given(kind: 'input' | 'textarea', value: string): HTMLInputElement | HTMLTextAreaElement {
  const field = document.createElement(kind)
  field.maxLength = 5
  field.value = value
  document.body.append(field)
  field.focus()
  return field
}

// Both fields hold five characters.
test.each([
  ['input', 'ja', 'この欄に入力できるのは5文字までです。貼り付けた文字列（4文字）は収まらないため、入力していません。'],
  ['textarea', 'en', 'This field holds 5 characters. The 4 characters pasted do not fit, and were left out.'],
] as const)('what does not fit into an %s is left out as a whole and told, in %s', async (kind, language, text) => {
  setLanguage(language)
  const field = given(kind, '国内')
  field.setSelectionRange(2, 2)
  await userEvent.paste('機械製造')
  expect(field.value).toBe('国内')
  expect(notes.get().map((note) => [note.tone, note.text])).toEqual([['error', text]])
})

test('what fits is taken, also where it takes the place of what was selected', async () => {
  const field = given('input', '国内')
  field.select()
  await userEvent.paste('機械製造業')
  expect(field.value).toBe('機械製造業')
  expect(notes.get()).toEqual([])
})
