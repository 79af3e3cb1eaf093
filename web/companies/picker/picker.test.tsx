import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type CompanySummary, searchCompanies } from '#contract/market/companies.ts'
import { setLanguage } from '../../i18n/language.ts'
import { givenCompany } from '../../test/given-company.ts'
import { type Answer, answer, givenNetwork, givenSession, refuse } from '../../test/render.tsx'
import { Themed } from '../../ui/theme.tsx'
import { CompanyPicker } from './CompanyPicker.tsx'

const companies = [1, 2, 3].map(
  (id): CompanySummary => ({ ...givenCompany, id, ticker: `100${id}`, nameEn: `Mihon ${id}`, nameJa: `見本${id}` }),
)
const matches = (list: readonly CompanySummary[], total = list.length) =>
  answer(searchCompanies, { total, market: 9, companies: [...list] })

const words = {
  en: {
    field: 'Company',
    none: 'No company matches',
    count: '3 companies found',
    added: 'Already added',
    same: 'The same company',
    more: '39 more: keep typing to narrow down',
    searching: 'Searching…',
    preparing: /^Scores are being calculated/,
    retry: 'Try again',
  },
  ja: {
    field: '企業',
    none: '該当する企業がありません',
    count: '3社が該当',
    added: '追加済み',
    same: '同じ企業',
    more: 'ほか39社。入力を続けると絞り込めます',
    searching: '検索中…',
    preparing: /^スコアを計算しています/,
    retry: '再試行',
  },
} as const

beforeEach(() => givenSession())

describe.each(['en', 'ja'] as const)('the company picker in %s', (language) => {
  const w = words[language]
  beforeEach(() => setLanguage(language))

  function draw(answers: Answer[], props: { except?: number; added?: number[]; closedReason?: string } = {}) {
    const sent = givenNetwork(answers)
    const choose = vi.fn()
    const submit = vi.fn()
    const leave = vi.fn()
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(
      <QueryClientProvider client={queries}>
        <Themed>
          <form
            onSubmit={submit}
            onKeyDown={({ key }) => {
              if (key === 'Escape') leave()
            }}
          >
            <CompanyPicker label={w.field} choose={choose} {...props} />
          </form>
        </Themed>
      </QueryClientProvider>,
    )
    return { field: screen.getByRole<HTMLInputElement>('combobox', { name: w.field }), sent, choose, submit, leave }
  }
  const marked = () => screen.queryByRole('option', { selected: true })?.textContent
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.type(field, text)
    await waitFor(() => expect(marked()).toBeDefined())
  }

  test('arrows, Home and End walk the companies, Enter takes one and empties the field', async () => {
    const { field, choose, submit } = draw([matches(companies)])
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await type(field, 'mihon')
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(w.count)).toBeTruthy()
    for (const [key, at] of [
      ['{ArrowDown}', 2],
      ['{End}', 3],
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 3],
      ['{Home}', 1],
      ['{ArrowDown}', 2],
    ] as const) {
      await userEvent.keyboard(key)
      expect(marked()).toContain(`100${at}`)
      expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    }
    expect(document.getElementById(field.getAttribute('aria-controls')!)?.getAttribute('role')).toBe('listbox')
    await userEvent.keyboard('{Enter}')
    expect(choose.mock.calls.map(([{ id }]) => id)).toEqual([2])
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('option')).toBeNull()
    expect(submit).not.toHaveBeenCalled()
  })

  test('Escape empties the field and nothing else; leaving it closes the list, coming back opens it', async () => {
    const { field, leave } = draw([matches(companies)])
    await type(field, 'mihon')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await userEvent.click(field)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await userEvent.keyboard('{Escape}')
    expect(field.value).toBe('')
    expect(screen.queryByRole('option')).toBeNull()
    expect(leave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(leave).toHaveBeenCalledOnce()
  })

  test('what cannot be chosen says why; Enter takes the first that can', async () => {
    const { field, choose } = draw([matches(companies, 42)], { except: 1, added: [2] })
    await type(field, 'mihon')
    expect(screen.getByRole('option', { name: new RegExp(w.same) }).getAttribute('aria-disabled')).toBe('true')
    const added = screen.getByRole('option', { name: new RegExp(w.added) })
    expect(screen.getByText(w.more)).toBeTruthy()
    await userEvent.click(added)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(choose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(choose.mock.calls.map(([{ id }]) => id)).toEqual([3])
  })

  test('nobody matches; the answer that is awaited is said to come', async () => {
    const { field } = draw([matches([])])
    await userEvent.type(field, 'x')
    expect(await screen.findByText(w.none)).toBeTruthy()
    expect(screen.queryByText(w.searching)).toBeNull()
  })

  test('a refusal is said in words, and Enter tries again', async () => {
    const answers = [refuse(searchCompanies, 'market.preparing')]
    const { field, submit } = draw(answers)
    await userEvent.type(field, 'mihon')
    expect((await screen.findByRole('alert')).textContent).toMatch(w.preparing)
    expect(screen.getByRole('button', { name: w.retry })).toBeTruthy()
    answers.unshift(matches(companies))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    expect(submit).not.toHaveBeenCalled()
  })

  test('a closed field says why', async () => {
    const { field } = draw([], { closedReason: 'Full' })
    expect(field.disabled).toBe(true)
    expect(screen.getByText('Full').id).toBe(field.getAttribute('aria-describedby'))
  })
})
