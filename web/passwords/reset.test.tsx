import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getPasswordReset, requestPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { readAuth } from '../app/auth-store.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenSession, refuse, renderAt, type Sent } from '../test/render.tsx'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const good = answer(getPasswordReset, { expiresAt: '2999-01-01T00:00:00Z' })
const bodyOf = (sent: readonly Sent[], path: string) => sent.find(({ url }) => url.pathname === path)?.body

describe('asking for a link', () => {
  async function ask(address: string) {
    await userEvent.type(await screen.findByLabelText('E-mail'), address)
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
  }

  test('says that the mail was sent and reminds one to check the address', async () => {
    const { sent } = renderAt('/reset', [answer(requestPasswordReset, { isMailed: true })])
    await ask('ａ＠b.example')
    const words = await screen.findByText('A link to reset your password is on its way to a@b.example.')
    const notice = words.closest<HTMLElement>('[role="status"]')!
    expect(within(notice).getByText(/good for 60 minutes.*check that the address is right/)).toBeTruthy()
    expect(bodyOf(sent, '/api/password/reset/request')).toMatchObject({ email: 'a@b.example' })
    expect(document.activeElement).toBe(notice)
    await userEvent.click(screen.getByRole('button', { name: 'Use another e-mail address' }))
    expect(screen.getByLabelText('E-mail')).toBeTruthy()
  })

  test.each([
    ['password.email-unknown', {}, 'The email is not registered.'],
    ['session.too-many-attempts', { retryAfter: 61 }, 'Too many attempts. Please try again in about 2 minutes.'],
  ] as const)('%s is said in words, and what was typed stays', async (code, more, words) => {
    renderAt('/reset', [refuse(requestPasswordReset, code, more)])
    await ask('a@b.example')
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'a@b.example')
  })

  test('without an address nothing is sent', async () => {
    const { sent } = renderAt('/reset', [])
    await userEvent.click(await screen.findByRole('button', { name: 'Send reset link' }))
    expect(await screen.findByRole('textbox', { description: 'Please enter your e-mail address.' })).toBe(
      document.activeElement,
    )
    expect(bodyOf(sent, '/api/password/reset/request')).toBeUndefined()
  })

  test('in Japanese', async () => {
    setLanguage('ja')
    renderAt('/reset', [refuse(requestPasswordReset, 'password.email-unknown')])
    await userEvent.type(await screen.findByLabelText('メールアドレス'), 'a@b.example')
    await userEvent.click(screen.getByRole('button', { name: '再設定メールを送る' }))
    expect((await screen.findByRole('alert')).textContent).toBe('このメールアドレスは登録されていません。')
  })
})

describe('a link', () => {
  async function setTo(password: string, confirmation = password) {
    await userEvent.type(await screen.findByLabelText('New password'), password)
    await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  }

  test('that is good sets a password and leads to the door with a word', async () => {
    await givenSession()
    const { sent, path } = renderAt('/reset/token-1', [good, answer(resetPassword, {})])
    await setTo('Tealkite1!')
    expect(await screen.findByText('Your new password is set. Please sign in with it.')).toBeTruthy()
    expect(path()).toBe('/login')
    expect(bodyOf(sent, '/api/password/reset')).toMatchObject({
      token: 'token-1',
      password: 'Tealkite1!',
      confirmation: 'Tealkite1!',
    })
    expect(await readAuth()).toBeNull()
  })

  test('lists what the password still lacks while it is typed, in words and not in color alone', async () => {
    renderAt('/reset/token-1', [good])
    const field = await screen.findByLabelText('New password')
    const list = screen.getByRole('list', { name: 'What the new password needs' })
    const unmet = () =>
      within(list)
        .queryAllByText('(not yet)')
        .map(({ parentElement }) => parentElement!.textContent)
    expect(unmet()).toEqual([
      '・At least 10 characters(not yet)',
      '・An upper-case letter(not yet)',
      '・A lower-case letter(not yet)',
      '・A digit(not yet)',
      '・A symbol(not yet)',
      '・Not based on a common word, or on your name, company or e-mail(not yet)',
      '・Both entries match(not yet)',
    ])
    await userEvent.type(field, 'Tea1!')
    await waitFor(() => expect(unmet()).toEqual(['・At least 10 characters(not yet)', '・Both entries match(not yet)']))
    await userEvent.type(field, 'lkite')
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'Tea1!lkite')
    expect(unmet()).toEqual([])
    expect(within(list).getAllByText(/^✓/)).toHaveLength(7)
    expect(screen.getByText('All rules are met')).toBeTruthy()
    expect(field.getAttribute('aria-describedby')).toContain(list.id)
  })

  test.each([
    ['Tealkit1!', 'Tealkit1!', 'New password', /does not meet the rules/],
    ['Password1!', 'Password1!', 'New password', /too easy to guess/],
    ['Tealkite1!', 'Tealkite1?', 'Confirm new password', /do not match/],
  ])('%s with %s is not sent', async (password, confirmation, label, words) => {
    const { sent } = renderAt('/reset/token-1', [good])
    await setTo(password, confirmation)
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(words)).toBeTruthy()
    expect(bodyOf(sent, '/api/password/reset')).toBeUndefined()
  })

  test.each([
    ['when it is opened', [refuse(getPasswordReset, 'password.link-expired')]],
    ['when it was cut short', [refuse(getPasswordReset, 'request.invalid')]],
  ])('that is no longer good says so %s and offers a new one', async (_, answers) => {
    renderAt('/reset/token-1', answers)
    expect(await screen.findByRole('heading', { name: 'The reset link has expired' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/reset')
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  test('that ran out while the form was open says so too', async () => {
    renderAt('/reset/token-1', [good, refuse(resetPassword, 'password.link-expired')])
    await setTo('Tealkite1!')
    expect(await screen.findByRole('heading', { name: 'The reset link has expired' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy()
  })

  test('of a server in trouble can be tried again', async () => {
    renderAt('/reset/token-1', [{ endpoint: getPasswordReset, status: 500, body: { result: false, code: 'fault' } }])
    expect((await screen.findByRole('alert')).textContent).toContain('An error has occurred.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('in Japanese', async () => {
    setLanguage('ja')
    renderAt('/reset/token-1', [good])
    expect(await screen.findByLabelText('新しいパスワード')).toHaveProperty('autocomplete', 'new-password')
    expect(screen.getByText('10文字以上')).toBeTruthy()
    expect(screen.getByText('英大文字を1文字以上')).toBeTruthy()
    expect(screen.getByText('よく使われる単語や、氏名・会社名・メールアドレスをもとにしていない')).toBeTruthy()
  })
})
