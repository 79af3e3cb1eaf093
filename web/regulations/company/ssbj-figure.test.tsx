import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getRegulation } from '#contract/regulations/regulations.ts'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { answer, givenNetwork, givenSession } from '../../test/render.tsx'
import { givenIndicator, givenSsbj } from '../given-regulation.ts'
import { SsbjFigure } from './SsbjFigure.tsx'

const first = { from: '2027-03-31', force: 'in_force', status: 'verified', yearEnd: '2027-12-31' } as const

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = {
    ja: {
      bound: '2027年12月期から適用。求められる2指標のうち1指標を開示',
      missing: '未開示など（1）',
      year: '2028年12月期から',
      assured: '限定的保証',
      outside: /現在の判定では適用の対象外です。/,
      planned: /2029年12月期から対象となる予定です（府令には含まれません）/,
      unknown: /判定に必要な情報がなく/,
    },
    en: {
      bound: 'Bound from the year to 2027/12; 1 of 2 indicators disclosed',
      missing: 'Missing (1)',
      year: 'from the year to 2028/12',
      assured: 'limited assurance',
      outside: /Not in scope by the present rule/,
      planned: /planned from the year to 2029\/12, not in the order/,
      unknown: /Scope cannot be decided/,
    },
  }[language]
  beforeEach(async () => {
    setLanguage(language)
    await givenSession()
  })
  const draw = async (...given: Parameters<typeof givenSsbj>) => {
    givenNetwork([answer(getRegulation, givenSsbj(...given))])
    await renderParts(<SsbjFigure companyId={7} />)
  }

  test('a bound company: its first year, each figure and each gap as a link to its reason, the terms by its own years', async () => {
    await draw({ first }, [givenIndicator('E-CC-002', 'disclosed', 5), givenIndicator('E-CC-005', 'not-disclosed')])
    expect(await screen.findByText(w.bound)).toBeTruthy()
    const gaps = within(screen.getByText(w.missing).parentElement!)
    expect(gaps.getByRole('link').getAttribute('href')).toContain('figure=E-CC-005.2025.consolidated.')
    expect(gaps.queryByText('E-CC-002')).toBeNull()
    expect(screen.getByText(w.assured)).toBeTruthy()
    expect(screen.getByText(w.year)).toBeTruthy()
  })

  test('a company that is not bound, not yet, or that cannot be judged has one line and no list', async () => {
    const later = { ...first, from: '2029-03-31', force: 'planned', yearEnd: '2029-12-31' } as const
    for (const [given, line] of [
      [{ state: 'not_applicable' }, w.outside],
      [{ state: 'not_applicable', first: later }, w.planned],
      [{ state: 'unknown' }, w.unknown],
    ] as const) {
      document.body.replaceChildren()
      await draw(given, [givenIndicator('E-CC-005', 'not-disclosed')])
      expect(await screen.findByText(line)).toBeTruthy()
      expect(screen.queryByText('E-CC-005')).toBeNull()
    }
  })
})
