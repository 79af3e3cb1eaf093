import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import type { PromptOptions } from './dialog-options.ts'
import { alertDialog, confirmDialog, promptDialog } from './dialogs.ts'
import { countGraphemes } from './graphemes.ts'
import { destroyModals, openModal } from './modals.ts'

afterEach(() => act(() => destroyModals()))

async function ask<Answer>(question: () => Promise<Answer>): Promise<{ answer: Promise<Answer> }> {
  await renderParts(null)
  let answer: Promise<Answer>
  act(() => {
    answer = question()
  })
  await screen.findByRole('dialog')
  return { answer: answer! }
}

const askName = (more: Partial<PromptOptions> = {}) => ask(() => promptDialog({ title: 'Name', ...more }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const ok = () => screen.getByRole<HTMLButtonElement>('button', { name: 'OK' })

test('a confirmation is true only for OK', async () => {
  const { answer } = await ask(() => confirmDialog({ text: 'Save?' }))
  await userEvent.click(ok())
  expect(await answer).toBe(true)
})

test.each(['Cancel', 'Escape'])('%s is a no', async (way) => {
  const { answer } = await ask(() => confirmDialog({ text: 'Save?' }))
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await userEvent.click(screen.getByRole('button', { name: way }))
  expect(await answer).toBe(false)
})

test('the focus starts on OK, or on cancel where OK does harm', async () => {
  await ask(() => confirmDialog({ text: 'Save?' }))
  expect(document.activeElement?.textContent).toBe('OK')
  act(() => destroyModals())
  act(() => void confirmDialog({ text: 'Delete?', ok: 'Delete', tone: 'danger' }))
  await screen.findByRole('dialog', { name: 'Delete?' })
  expect(document.activeElement?.textContent).toBe('Cancel')
})

test('a question comes on top of an open modal and leaves it there', async () => {
  await renderParts(null)
  act(() => void openModal({ label: 'Form', content: () => <p>Form</p> }))
  act(() => void confirmDialog({ text: 'Save?' }))
  await screen.findByRole('dialog', { name: 'Save?' })
  await userEvent.click(ok())
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeTruthy()
})

test('an alert is dangerous unless told otherwise, and has one button', async () => {
  const { answer } = await ask(() => alertDialog({ text: 'Over 100%' }))
  expect(screen.getByText('Over 100%').closest('[data-tone]')?.getAttribute('data-tone')).toBe('danger')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(ok())
  await answer
})

test('Japanese buttons', async () => {
  setLanguage('ja')
  await ask(() => confirmDialog({ text: '保存しますか' }))
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['キャンセル', 'OK'])
})

test('a prompt begins with its initial value and gives back what was typed', async () => {
  const { answer } = await askName({ initial: 'Old', placeholder: 'e.g. Machinery' })
  expect(field().value).toBe('Old')
  expect(field().placeholder).toBe('e.g. Machinery')
  await userEvent.clear(field())
  await userEvent.type(field(), 'New{Enter}')
  expect(await answer).toBe('New')
})

test('a prompt given up is null', async () => {
  const { answer } = await askName({ initial: 'Old' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await answer).toBeNull()
})

test('an optional prompt may be left empty; a required one may not, nor with blanks, and Enter does not help', async () => {
  const { answer } = await askName({ required: true })
  expect(ok().disabled).toBe(true)
  await userEvent.type(field(), '　 {Enter}')
  expect(ok().disabled).toBe(true)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.type(field(), '国内')
  expect(ok().disabled).toBe(false)
  act(() => destroyModals())
  expect(await answer).toBeNull()

  let optional: Promise<string | null>
  act(() => {
    optional = promptDialog({ title: 'Name' })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await optional!).toBe('')
})

test('the length is counted as a reader counts; what is pasted and too long stays as it is and is not taken by Enter', async () => {
  const { answer } = await askName({ maxLength: 3 })
  await userEvent.type(field(), '𠮷👨‍👩‍👧か')
  expect(field().value).toBe('𠮷👨‍👩‍👧か')
  expect(screen.getByText('3 / 3 characters')).toBeTruthy()
  await userEvent.paste('がき')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(field().value).toBe('𠮷👨‍👩‍👧かがき')
  expect(screen.getByText('5 / 3 characters')).toBeTruthy()
  expect(screen.getByText('Shorten it to 3 characters.')).toBeTruthy()
  expect(ok().disabled).toBe(true)
  await userEvent.keyboard('{Backspace}{Backspace}{Enter}')
  expect(await answer).toBe('𠮷👨‍👩‍👧か')
})

test('a conversion under way is neither too long nor sent by the Enter that ends it', async () => {
  const { answer } = await askName({ maxLength: 2 })
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'きかい' } })
  expect(field().value).toBe('きかい')
  expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(false)
  fireEvent.submit(field())
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.change(field(), { target: { value: '機械' } })
  fireEvent.compositionEnd(field())
  expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })).toBe(false) // Safari's order
  await userEvent.type(field(), '{Enter}')
  expect(await answer).toBe('機械')
})

test('a prompt is at most 520 pixels wide', async () => {
  await askName()
  const root = screen.getByRole('dialog').closest<HTMLElement>('[style*="--modal-size"]')
  expect(root?.style.getPropertyValue('--modal-size')).toBe('calc(520px)')
})

test('graphemes', () => {
  expect(countGraphemes('')).toBe(0)
  expect(countGraphemes('葛󠄀城が')).toBe(3)
})
