import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { listRegulationCompanies } from '#contract/regulations/companies.ts'
import { getRegulation, listRegulations } from '#contract/regulations/regulations.ts'
import { setLanguage } from '../i18n/language.ts'
import { renderRecorded } from '../test/recorded.ts'
import { refuse } from '../test/render.tsx'

const words = {
  ja: {
    title: '規制',
    human: '人的資本開示（開示府令）',
    list: (all: number, inForce: number, unknown: number) =>
      `${all}規制のうち適用中は${inForce}件。${unknown}件は、上場企業の過半を判定できない`,
    all: (count: number) => `上場企業${count}社の判定と開示`,
    some: (count: number) => `${count}社`,
    own: (of: number, disclosed: number) => `は${of}指標のうち${disclosed}指標を開示`,
    clear: '選択を解除',
    notYet: /^まだ適用されていません。最初の適用は2027\/03\/31です/,
    twoSteps: /^二段階開示：/,
    investors: /^投資家を対象とする規制です/,
    none: '対応する指標はありません',
    verified: '一次資料と照合済み',
    notFound: 'この規制は見つかりません',
    gone: '指定された企業は登録されていません。',
  },
  en: {
    title: 'Regulations',
    human: 'Human capital disclosure (Cabinet Office Order)',
    list: (all: number, inForce: number, unknown: number) =>
      `${inForce} of ${all} regulations are in force; ${unknown} cannot be decided for most listed companies`,
    all: (count: number) => `State and disclosure of ${count} listed companies`,
    some: (count: number) => `${count} ${count === 1 ? 'company' : 'companies'}`,
    own: (of: number, disclosed: number) => ` discloses ${disclosed} of ${of} indicators`,
    clear: 'Clear the selection',
    notYet: /^Not in force yet; it first applies from 2027\/03\/31/,
    twoSteps: /^Two-step disclosure/,
    investors: /^It binds investors/,
    none: 'No indicator serves it',
    verified: 'verified',
    notFound: 'Regulation not found',
    gone: 'There is no such company here.',
  },
} as const

const base = '/esg_contents/v2/regulations'

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  const draw = (path = '', name = 'regulations', front: Parameters<typeof renderRecorded>[2] = []) => {
    setLanguage(language)
    return renderRecorded(base + path, name, front)
  }

  test('the list leads to a regulation, its first company to the gaps of that company, and back', async () => {
    const view = await draw()
    const link = await screen.findByRole('link', { name: w.human })
    const { regulations, listed } = view.answered(listRegulations)
    const table = within(link.closest('tbody')!)
    expect(table.getAllByRole('row')).toHaveLength(regulations.length)
    const inForce = regulations.filter(({ force }) => force === 'in-force').length
    const unknown = regulations.filter(({ states }) => states.unknown > listed / 2).length
    expect(screen.getByRole('heading', { level: 2, name: w.list(regulations.length, inForce, unknown) })).toBeTruthy()

    await userEvent.click(link)
    await screen.findByRole('heading', { level: 1, name: w.human })
    expect(await screen.findByRole('heading', { name: w.all(listed) })).toBeTruthy()
    const [first] = view.answered(listRegulationCompanies).companies
    const { gaps } = first!
    // What could have been disclosed: with a report that has a place for it, and not said to be none.
    const { disclosed, estimated } = gaps
    const of = disclosed + estimated + gaps['not-disclosed'] + gaps['other-boundary'] + gaps['under-review']
    const companies = document.querySelector<HTMLElement>('#companies tbody tr')!
    // A square for each indicator, in words for who does not see it.
    const squares = [...companies.querySelectorAll('a[data-state]')]
    expect(squares.map((square) => square.getAttribute('data-state'))).toEqual(first!.figures)
    expect(squares.every((square) => square.getAttribute('aria-label'))).toBe(true)
    await userEvent.click(within(companies).getByRole('button'))
    await expect.poll(view.path).toContain(`set=company-${first!.companyId}`)
    const own = await screen.findByRole('heading', { name: new RegExp(w.own(of, disclosed)) })
    expect(own.closest('#gaps')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: w.some(1) })).toBeTruthy()
    const marks = [...document.querySelectorAll('#gaps tbody [data-state]')].map((mark) =>
      mark.getAttribute('data-state'),
    )
    expect(marks).toHaveLength(view.answered(getRegulation).indicators.length)
    expect(marks.filter((state) => state === 'disclosed')).toHaveLength(disclosed)

    await userEvent.click(screen.getByRole('button', { name: w.clear }))
    expect(await screen.findByRole('heading', { name: w.all(listed) })).toBeTruthy()
  })

  test.each(['ssbj', 'stewardship-code'] as const)('%s says what it is before anything is counted', async (slug) => {
    await draw(`/${slug}`, `regulations-${slug}`)
    expect(await screen.findByText(slug === 'ssbj' ? w.notYet : w.investors)).toBeTruthy()
    if (slug === 'stewardship-code') expect(screen.getAllByText(w.none).length).toBeGreaterThan(0)
    else {
      expect(screen.getAllByText(w.verified).length).toBeGreaterThan(0)
      expect(screen.getByText(w.twoSteps)).toBeTruthy()
    }
  })

  test('an address that names none', async () => {
    await draw('/no-such')
    expect(await screen.findByRole('heading', { level: 1, name: w.notFound })).toBeTruthy()
  })

  test('a link whose company is gone says so', async () => {
    await draw('/human-capital-jp?set=company-1', 'regulations', [refuse(getRegulation, 'company.not-found')])
    expect(await screen.findByText(w.gone)).toBeTruthy()
  })
})
