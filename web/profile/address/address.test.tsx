import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeAddress, confirmAddress, dropNewAddress, getAddressLink } from '#contract/account/address.ts'
import type { Profile } from '#contract/account/profile.ts'
import { listSessions } from '#contract/account/session.ts'
import { listTokens } from '#contract/account/tokens.ts'
import { findNote } from '../../test/dialogs.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../../test/render.tsx'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
beforeEach(async () => void (await givenSession()))

const person = givenProfile({ email: 'rina@asset.example' })
const page = [person, answer(listSessions, []), answer(listTokens, [])]
const newAddress = { email: 'new@asset.example', expires_at: '2026-11-28T03:00:00Z', is_mailed: true }
const profile = { ...(person.body as { data: Profile }).data, new_address: newAddress }

describe('a new e-mail address', () => {
  test('is asked for with the present password; what happens meanwhile is said, and it can be cancelled', async () => {
    const { sent } = renderAt('/mypage', [
      ...page,
      answer(changeAddress, profile),
      answer(dropNewAddress, { ...profile, new_address: null }),
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your e-mail address' }))
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send the link' }))
    await userEvent.type(dialog.getByLabelText('New e-mail address'), 'ｎew@asset')
    await send()
    expect(dialog.getByText('This format is not valid.')).toBeTruthy()
    expect(dialog.getByText('Please enter your current password.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('New e-mail address'), '.example')
    await userEvent.type(dialog.getByLabelText('Current password'), 'Old-pass1')
    await send()
    expect(
      await screen.findByText(/^A link was sent to new@asset\.example\. .* by 2026\/11\/28 12:00 JST\.$/),
    ).toBeTruthy()
    expect(
      screen.getByText('Until then you sign in with rina@asset.example, and e-mail keeps going to it.'),
    ).toBeTruthy()
    expect(sent.find(({ url, body }) => url.pathname === '/api/users/address' && body)?.body).toMatchObject({
      email: 'new@asset.example',
      password: 'Old-pass1',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the change' }))
    expect(await findNote('The change of your e-mail address was cancelled')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel the change' })).toBeNull()
  })

  test('without a mail server the operator has the link', async () => {
    renderAt('/mypage', [givenProfile({ new_address: { ...newAddress, is_mailed: false } }), ...page.slice(1)])
    expect(await screen.findByText(/This server cannot send e-mail: please ask its operator for the link/)).toBeTruthy()
  })

  test('a wrong password is said in the dialog', async () => {
    renderAt('/mypage', [...page, refuse(changeAddress, 'password.wrong')])
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    await userEvent.type(await screen.findByLabelText('New e-mail address'), 'new@asset.example')
    await userEvent.type(screen.getByLabelText('Current password'), 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The current password is incorrect.')
  })
})

describe('the link', () => {
  const link = answer(getAddressLink, {
    name: '三上 里奈',
    email: 'new@asset.example',
    expiresAt: '2026-11-28T03:00:00Z',
  })
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Use this address' }))

  test('changes nothing by being opened, and says whose address it changes', async () => {
    const { sent } = renderAt('/address/token-1', [link, answer(confirmAddress, { email: 'new@asset.example' })])
    expect(await screen.findByText('三上 里奈')).toBeTruthy()
    expect(sent.filter(({ url, body }) => url.pathname === '/api/address' && body)).toEqual([])
    await confirm()
    expect(await screen.findByRole('heading', { name: 'Your e-mail address was changed' })).toBeTruthy()
    expect(sent.find(({ url, body }) => url.pathname === '/api/address' && body)?.body).toMatchObject({
      token: 'token-1',
    })
  })

  test('to an address that was taken meanwhile says so', async () => {
    renderAt('/address/token-1', [link, refuse(confirmAddress, 'profile.email-taken')])
    await screen.findByText('三上 里奈')
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toMatch(/belongs to another account/)
  })

  test('that is good no longer says what to do', async () => {
    renderAt('/address/token-1', [refuse(getAddressLink, 'address.link-expired')])
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To registration info' })).toBeTruthy()
  })
})
