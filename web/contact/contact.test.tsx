import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendContact } from '#contract/account/contact.ts'
import { setLanguage } from '../i18n/language.ts'
import { findNote, pressIn } from '../test/dialogs.ts'
import { renderParts } from '../test/parts.tsx'
import { type Answer, answer, givenNetwork, givenProfile, givenSession, refuse } from '../test/render.tsx'
import { dropDraft } from '../ui/fields/drafts.ts'
import { ContactForm } from './ContactForm.tsx'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
const onSent = vi.fn()
const onCancel = vi.fn()
beforeEach(async () => {
  onSent.mockReset()
  onCancel.mockReset()
  dropDraft('contact')
  await givenSession()
})

const person = { name: '三上 里奈', email: 'r.mikami@asset.example', company_name: 'みどりアセット' }

/** The form alone, with a network that knows these answers. */
async function givenForm(...answers: readonly Answer[]) {
  const sent = givenNetwork([givenProfile(person), ...answers])
  await renderParts(<ContactForm onSent={onSent} onCancel={onCancel} />)
  return sent
}

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
async function write() {
  await userEvent.type(await screen.findByLabelText('Subject'), 'Targets')
  await userEvent.type(screen.getByLabelText('Message'), 'Where are they?')
}

test('begins with who one is', async () => {
  await givenForm()
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', person.name)
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', person.email)
  expect(screen.getByLabelText('Company')).toHaveProperty('value', person.company_name)
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', '')
})

describe('can be sent', () => {
  test('only when everything required is there; the department is not', async () => {
    await givenForm()
    await screen.findByLabelText('Subject')
    expect(send().disabled).toBe(true)
    await write()
    expect(send().disabled).toBe(false)
    for (const label of ['Name', 'E-mail', 'Company', 'Subject', 'Message']) {
      const field = screen.getByLabelText<HTMLInputElement>(label)
      const { value } = field
      await userEvent.clear(field)
      expect(send().disabled).toBe(true)
      await userEvent.type(field, '   ')
      expect(send().disabled).toBe(true)
      await userEvent.clear(field)
      await userEvent.type(field, value)
      expect(send().disabled).toBe(false)
    }
    expect(screen.getByLabelText('Departmentoptional')).toHaveProperty('value', '')
  })

  test.each(['a@b', '_a@b.example', 'a+b@c.example'])('not with %s', async (address) => {
    await givenForm()
    await write()
    await userEvent.clear(screen.getByLabelText('E-mail'))
    await userEvent.type(screen.getByLabelText('E-mail'), address)
    expect(send().disabled).toBe(true)
    expect(screen.getByText('This does not look like an e-mail address.')).toBeTruthy()
  })

  test('by keyboard with something missing: the alert', async () => {
    const sent = await givenForm(answer(sendContact, {}))
    await userEvent.type(await screen.findByLabelText('Subject'), 'Targets{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Please check: Message')).toBeTruthy()
    await pressIn('Error', 'OK')
    expect(sent.some(({ url }) => url.pathname === '/api/sendmail')).toBe(false)
  })

  test('by keyboard with nothing missing', async () => {
    await givenForm(answer(sendContact, {}))
    await write()
    await userEvent.type(screen.getByLabelText('Message'), '{Meta>}{Enter}{/Meta}')
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
  })
})

test('once sent, subject and message are clear, who one is stays, and the host is told', async () => {
  const sent = await givenForm(answer(sendContact, {}))
  await write()
  await userEvent.click(send())
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
  expect(sent.find(({ url }) => url.pathname === '/api/sendmail')!.body).toMatchObject({
    ...person,
    department_name: '',
    title: 'Targets',
    comment: 'Where are they?',
    lang: 'en',
  })
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveProperty('value', ''))
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', person.name)
  expect(await findNote('Your message has been sent')).toHaveProperty('role', 'status')
})

test('what could not be sent stays', async () => {
  await givenForm(refuse(sendContact, 'contact.too-many'))
  await write()
  await userEvent.click(send())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You have sent too many messages. Please try again later.',
  )
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Where are they?')
  expect(onSent).not.toHaveBeenCalled()
})

test('what was typed is there again as long as the page lives', async () => {
  await givenForm()
  await write()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
  cleanup()
  await givenForm()
  expect(await screen.findByLabelText('Message')).toHaveProperty('value', 'Where are they?')
})

test('in Japanese', async () => {
  setLanguage('ja')
  await givenForm()
  await userEvent.type(await screen.findByLabelText('件名'), '目標{Control>}{Enter}{/Control}')
  expect(await screen.findByText('次の項目をご確認ください：お問い合わせ内容')).toBeTruthy()
  await pressIn('エラー', 'OK')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '送信する' }).disabled).toBe(true)
})
