import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listSessions, signOut } from '#contract/account/session.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { readAuth } from '../app/auth-store.ts'
import { announce } from '../app/turns.ts'
import { recentCompanies, rememberCompany } from '../companies/recent.ts'
import { setLanguage } from '../i18n/language.ts'
import { chooseInUserMenu, queryDialog } from '../test/dialogs.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'
import { modals, openModal } from '../ui/modals/modals.ts'
import { addNote, notes } from '../ui/notes/notes.ts'

// Typing is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const here = '/companies?q=abc'
const noCompanies = answer(searchCompanies, { total: 0, market: 0, companies: [] })

describe('signing out', () => {
  async function signOutOf(answers: Parameters<typeof renderAt>[1]) {
    await givenSession()
    const page = renderAt(here, [givenProfile(), noCompanies, ...answers])
    await screen.findByText('There are no companies yet')
    await chooseInUserMenu('Sign out')
    await screen.findByRole('heading', { name: /^You are signed out/ })
    return page
  }

  test('tells the server, forgets the session and says so', async () => {
    const { sent, path } = await signOutOf([answer(signOut, { result: true })])
    expect(sent.find(({ url }) => url.pathname === '/api/logout')!.body).toMatchObject({
      refresh_token: 'handle-1.secret-1',
    })
    expect(path()).toBe('/logout')
    expect(await readAuth()).toBeNull()
  })

  test('a server that fails still has the session, which is said; here it is forgotten', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await signOutOf([refuse(signOut, 'request.too-many')])
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'request.too-many' }))
    expect(screen.getByRole('heading').textContent).toBe('You are signed out in this browser')
    expect(screen.getByText(/could not be reached.*after 14 days/)).toBeTruthy()
    expect(await readAuth()).toBeNull()
    expect(queryDialog()).toBeNull()
    log.mockRestore()
  })

  test('without a token the server is not asked', async () => {
    const { signOutByChoice: leave } = await import('./sign-out.ts')
    const { sent } = renderAt('/login', [])
    await screen.findByRole('heading', { name: 'Sign in' })
    await leave()
    expect(sent.some(({ url }) => url.pathname === '/api/logout')).toBe(false)
  })

  test('the other tabs follow', async () => {
    await givenSession()
    const { path } = renderAt(here, [givenProfile(), noCompanies])
    await screen.findByText('There are no companies yet')
    const otherTab = new BroadcastChannel('satoyama-session')
    otherTab.postMessage({ left: 'everywhere' })
    await waitFor(() => expect(path()).toBe('/logout'))
    otherTab.close()
  })

  test.each([
    ['ja', 'ログアウトしています…', 'ログアウトしました'],
    ['en', 'Signing out…', 'You are signed out'],
  ] as const)(
    'its page, opened while signed in (%s), says so only once it is true',
    async (language, during, after) => {
      setLanguage(language)
      await givenSession()
      rememberCompany({ id: 1, ticker: '7203', nameJa: '架空', nameEn: null })
      const serverReply = Promise.withResolvers<void>()
      const otherTab = new BroadcastChannel('satoyama-session')
      const news = vi.fn()
      otherTab.onmessage = ({ data }) => news(data)
      const { sent } = renderAt('/logout', [answer(signOut, { result: true })])
      const fetch = globalThis.fetch
      vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
        if (input.includes('/logout')) await serverReply.promise
        return fetch(input, init)
      })
      await screen.findByRole('heading', { name: during })
      expect(screen.queryByRole('heading', { name: after })).toBeNull()
      serverReply.resolve()
      await screen.findByRole('heading', { name: after })
      expect(sent.find(({ url }) => url.pathname === '/api/logout')!.body).toMatchObject({
        refresh_token: 'handle-1.secret-1',
      })
      expect(await readAuth()).toBeNull()
      await waitFor(() => expect(news).toHaveBeenCalledWith({ left: 'everywhere' }))
      expect(recentCompanies()).toEqual([])
      otherTab.close()
    },
  )

  test.each([
    ['ja', 'この端末からログアウトしました'],
    ['en', 'You are signed out in this browser'],
  ] as const)(
    'its page, opened without a line to the server (%s), says that it is so here only',
    async (language, words) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      setLanguage(language)
      await givenSession()
      renderAt('/logout', [])
      await screen.findByRole('heading', { name: words })
      expect(await readAuth()).toBeNull()
      log.mockRestore()
    },
  )

  test('a tab in which somebody else signs in takes the others along', async () => {
    await givenSession()
    const { path } = renderAt('/mypage', [givenProfile(), noCompanies, answer(listSessions, [])])
    await screen.findByRole('button', { name: /Analyst/ }) // It is known who is signed in here.
    const otherTab = new BroadcastChannel('satoyama-session')
    otherTab.postMessage({ entered: 'a@b.example' }) // The same person: nothing happens.
    otherTab.postMessage({ entered: 'other@b.example' })
    await waitFor(() => expect(path()).toBe('/v2/comparisons'))
    otherTab.close()
  })

  test('nothing of the person stays: no modal, no note, no company that was looked at', async () => {
    await givenSession()
    renderAt(here, [givenProfile(), noCompanies, answer(signOut, { result: true })])
    await screen.findByText('There are no companies yet')
    act(() => {
      rememberCompany({ id: 1, ticker: '7203', nameJa: '架空', nameEn: null })
      void openModal({ label: 'Message', content: () => <input aria-label="Typed" /> })
      addNote({ text: 'Saved' })
      announce('left')
    })
    await screen.findByRole('heading', { name: 'You are signed out' })
    await waitFor(() => expect(notes.get()).toEqual([]))
    expect(modals.get()).toEqual([])
    expect(recentCompanies()).toEqual([])
  })
})
