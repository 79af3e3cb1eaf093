import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Profile, saveProfile } from '#contract/account/profile.ts'
import { listSessions, signOut } from '#contract/account/session.ts'
import { listTokens } from '#contract/account/tokens.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { readAuth } from '../app/auth-store.ts'
import { announce } from '../app/turns.ts'
import { setLanguage } from '../i18n/language.ts'
import { chooseInUserMenu, findNote, pressIn, queryDialog } from '../test/dialogs.ts'
import { answer, givenProfile, givenSession, refuse, renderAt, type Sent } from '../test/render.tsx'
import { dropDraft } from '../ui/fields/drafts.ts'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
beforeEach(async () => {
  dropDraft('profile')
  await givenSession()
})

const person = {
  name: '三上 里奈',
  email: 'r.mikami@asset.example',
  company_name: 'みどりアセット',
  department_name: '運用部',
  phone: '03-1234-5678',
  postal_code: '100-0001',
  address: '東京都千代田区千代田1-1',
  supported_vendors: ['msci', 'cdp'],
  password_expires_on: '2027-02-01',
}
const saved = (more: Partial<Profile> = {}) =>
  answer(saveProfile, {
    ...person,
    employer: null,
    is_address_proven: true,
    new_address: null,
    language: null,
    is_trial: false,
    is_operator: false,
    ...more,
  })
const page = [givenProfile(person), answer(listSessions, []), answer(listTokens, [])]
const sentTo = (sent: readonly Sent[], path: string) =>
  sent.find(({ url, body }) => url.pathname === path && body)?.body

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
}
async function retype(label: string, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('registration info', () => {
  test('shows every field, the password only as hidden', async () => {
    renderAt('/mypage', page)
    const facts = () => [...document.querySelectorAll('.facts > div')].map((row) => row.textContent)
    await waitFor(() => expect(facts().length).toBeGreaterThan(0))
    expect(facts()).toEqual([
      'Name三上 里奈',
      'Companyみどりアセット',
      'Department運用部',
      'Phone03-1234-5678',
      'Postal code100-0001',
      'Address東京都千代田区千代田1-1',
      'E-mailr.mikami@asset.exampleChange',
      'Affiliation (set by the operator)Not setShown beside your name in comments; it cannot be changed here.',
      'Password••••••••hiddenChangeExpires on 2027/02/01',
      'Supported vendorsMSCI · CDPSet by your contract; it cannot be changed here.',
    ])
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/change/password')
    expect(screen.queryByText('Trial version')).toBeNull()
  })

  test('marks a trial, and says what is not given', async () => {
    setLanguage('ja')
    renderAt('/mypage', [givenProfile({ is_trial: true, phone: '' }), ...page.slice(1)])
    expect(await screen.findByRole('heading', { level: 1, name: '登録情報トライアル版' })).toBeTruthy()
    expect(screen.getAllByText('未登録').length).toBeGreaterThan(0)
  })
})

describe('editing', () => {
  test('saves in place and says so', async () => {
    const { sent } = renderAt('/mypage', [...page, saved({ phone: '090-1' })])
    await edit()
    await retype('Phoneoptional', '０９０ー１')
    expect(screen.getByLabelText('Phoneoptional')).toHaveProperty('value', '090-1')
    await save()
    expect(await findNote('Your profile has been saved')).toHaveProperty('role', 'status')
    expect(await screen.findByText('090-1')).toBeTruthy()
    expect(sentTo(sent, '/api/users')).toEqual({
      name: person.name,
      company_name: person.company_name,
      department_name: person.department_name,
      phone: '090-1',
      postal_code: person.postal_code,
      address: person.address,
    })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(await readAuth()).toMatchObject({ name: person.name })
  })

  test('only name and company are required', async () => {
    const { sent } = renderAt('/mypage', page)
    await edit()
    for (const label of ['Name', 'Company', 'Departmentoptional']) {
      await userEvent.clear(screen.getByLabelText(label))
    }
    await save()
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(sentTo(sent, '/api/users')).toBeUndefined()
  })

  test.each([
    ['profile.name-taken', 'A colleague’s name reads the same. Please choose one that tells you apart.'],
    ['profile.name-too-often', 'You can change your name five times a day. Please try again later.'],
  ] as const)('%s is said in words, and what was typed stays', async (code, words) => {
    renderAt('/mypage', [...page, refuse(saveProfile, code)])
    await edit()
    await retype('Name', 'Rina')
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Rina')
  })

  test('a conversion of kana is left alone until it is done', async () => {
    renderAt('/mypage', page)
    await edit()
    const field = screen.getByLabelText('Postal codeoptional') as HTMLInputElement
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: '１００ー' } })
    expect(field.value).toBe('１００ー')
    fireEvent.change(field, { target: { value: '１００ー０００２' } })
    fireEvent.compositionEnd(field)
    expect(field.value).toBe('100-0002')
  })

  test('the caret stays where it is when a letter in the middle is made half-width', async () => {
    renderAt('/mypage', page)
    await edit()
    const field = screen.getByLabelText('Postal codeoptional') as HTMLInputElement
    await userEvent.type(field, '５', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(field.value).toBe('1500-0001')
    expect(field.selectionStart).toBe(2)
  })
})

describe('what is not saved', () => {
  const elsewhere = answer(searchCompanies, { total: 0, market: 0, companies: [] })
  async function typeAndLeave() {
    const where = renderAt('/mypage', [...page, elsewhere, answer(signOut, { result: true })])
    await edit()
    await retype('Name', 'Rina')
    return where
  }
  const question = 'You have unsaved changes'
  const toSearch = () => userEvent.click(screen.getByRole('link', { name: 'Company analysis' }))

  test('is asked about before it is left, and stays when one stays', async () => {
    const { path } = await typeAndLeave()
    await toSearch()
    await pressIn(question, 'Keep editing')
    expect(path()).toBe('/mypage')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Rina')
  })

  test('is gone when one says so', async () => {
    const { path } = await typeAndLeave()
    await toSearch()
    await pressIn(question, 'Discard and leave')
    await waitFor(() => expect(path()).toBe('/v2/comparisons'))
    cleanup()
    renderAt('/mypage', page)
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  test('is asked about before signing out', async () => {
    const { path } = await typeAndLeave()
    await chooseInUserMenu('Sign out')
    await pressIn(question, 'Keep editing')
    expect(path()).toBe('/mypage')
    expect(await readAuth()).not.toBeNull()
  })

  test('is asked about when editing is given up', async () => {
    await typeAndLeave()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await pressIn(question, 'Keep editing')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Rina')
  })

  test('nothing is asked where nothing was changed', async () => {
    renderAt('/mypage', page)
    await edit()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
    expect(queryDialog()).toBeNull()
  })

  test('is there again after a login that expired meanwhile', async () => {
    const { path } = await typeAndLeave()
    await act(async () => announce('expired'))
    await pressIn('Your login has expired', 'Confirm')
    await waitFor(() => expect(path()).toMatch(/^\/login/))
    expect(queryDialog()).toBeNull()
    cleanup()
    renderAt('/mypage', page)
    expect(await screen.findByText('What you had not saved has been restored.')).toBeTruthy()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Rina')
  })

  test('is never shown to somebody else', async () => {
    const { path } = await typeAndLeave()
    await act(async () => announce('expired'))
    await pressIn('Your login has expired', 'Confirm')
    await waitFor(() => expect(path()).toMatch(/^\/login/))
    cleanup()
    renderAt('/mypage', [givenProfile({ ...person, email: 'other@asset.example' }), ...page.slice(1)])
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
    expect(screen.queryByDisplayValue('Rina')).toBeNull()
  })
})
