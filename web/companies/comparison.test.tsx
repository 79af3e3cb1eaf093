import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { answer, givenProfile, givenSession, renderAt } from '../test/render.tsx'
import { type ComparedCompany, comparisonOf, comparisonText } from './comparison.ts'

/** Stores live as long as the page, so each test has a person of its own. */
let owner = ''
const givenCompany = (id: number): ComparedCompany => ({
  id,
  ticker: `${1000 + id}`,
  nameJa: `会社${id}`,
  nameEn: `Company ${id}`,
})
const several = (from: number, count: number) => Array.from({ length: count }, (_, k) => givenCompany(from + k))

beforeEach(() => {
  owner = `${crypto.randomUUID()}@b.example`
})
afterEach(() => localStorage.clear())

describe('what is kept', () => {
  test('fifty and no more; a list that does not fit is refused whole', () => {
    expect(comparisonOf(owner).add(several(1, 45))).toBe(true)
    expect(comparisonOf(owner).placesLeft).toBe(5)
    expect(comparisonOf(owner).add(several(46, 12))).toBe(false) // 12 > 5
    expect(comparisonOf(owner).companies).toHaveLength(45)
    expect(comparisonOf(owner).add(several(41, 10))).toBe(true) // 41 to 45 are there already
    expect(comparisonOf(owner).placesLeft).toBe(0)
    expect(comparisonOf(owner).add([givenCompany(51)])).toBe(false)
    expect(comparisonOf(owner).add([givenCompany(50), givenCompany(50)])).toBe(true)
  })

  test('a removal can be undone until something else happens', () => {
    comparisonOf(owner).add(several(1, 3))
    comparisonOf(owner).remove(2)
    expect(comparisonText(comparisonOf(owner).companies)).toBe('1-3')
    comparisonOf(owner).undo()
    expect(comparisonText(comparisonOf(owner).companies)).toBe('1-2-3')
    comparisonOf(owner).clear()
    comparisonOf(owner).forget()
    comparisonOf(owner).undo()
    expect(comparisonOf(owner).companies).toEqual([])
  })

  test('each account has its own, and what makes no sense is none', () => {
    localStorage.setItem('comparison:odd@b.example', '[{"id":"x"}]')
    comparisonOf(owner).add([givenCompany(1)])
    expect(comparisonOf('somebody@else.example').companies).toEqual([])
    expect(comparisonOf('odd@b.example').companies).toEqual([])
    expect(comparisonOf('').add([givenCompany(1)])).toBe(false)
  })

  test('another tab’s change arrives', () => {
    comparisonOf(owner).add([givenCompany(1)])
    localStorage.setItem(`comparison:${owner}`, JSON.stringify([givenCompany(7)]))
    dispatchEvent(new StorageEvent('storage', { key: `comparison:${owner}` }))
    expect(comparisonOf(owner).companies).toEqual([givenCompany(7)])
  })
})

describe('the tray', () => {
  const list = answer(searchCompanies, { total: 0, market: 0, companies: [] })
  const show = async (path = '/companies') => {
    await givenSession()
    return renderAt(path, [givenProfile({ email: owner }), list])
  }

  test('stands at the foot of the list, counts, and leads to the comparison', async () => {
    comparisonOf(owner).add(several(1, 4))
    await show()
    const tray = await screen.findByRole('complementary', { name: 'Comparison' })
    expect(within(tray).getByText('Comparison, 4 of 50 companies')).toBeTruthy()
    expect(within(tray).getByRole('link', { name: 'Compare 4' }).getAttribute('href')).toBe(
      '/comparisons/comparison/materiality?companies=1-2-3-4',
    )
    expect(screen.getByRole('link', { name: 'Compare 4 / 50' })).toBeTruthy()
  })

  test('takes one out and, undone, has it again', async () => {
    comparisonOf(owner).add(several(1, 2))
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Company 1 from the comparison' }))
    expect(screen.getByText('1 removed from the comparison')).toBeTruthy()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    await userEvent.click(undo)
    expect(screen.getByRole('button', { name: 'Remove Company 1 from the comparison' })).toBeTruthy()
  })

  test('is not there without companies, nor on screens that are not about finding them', async () => {
    await show()
    await screen.findByText('There are no companies yet')
    expect(screen.queryByRole('complementary', { name: 'Comparison' })).toBeNull()
  })
})
