import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getScores } from '#contract/scores/scores.ts'
import { setLanguage } from '../i18n/language.ts'
import { scoreMessages } from '../scoring/score-messages.ts'
import { answer, givenSession, renderAt } from '../test/render.tsx'
import { givenScoreScreens, thinScores } from './given-scores.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => {
  await givenSession()
  // The strip is looked at on every tab.
  localStorage.setItem('company-head-tab', 'open')
})

const at = (path: string, display?: string) => `/companies/7/${path}${display ? `?display=${display}` : ''}`
const strip = () => document.querySelector<HTMLElement>('.strip.scores')!
const figureOf = async (id: string) => {
  await waitFor(() => expect(document.querySelector(`#${id} .fig-body > *`)).toBeTruthy())
  return document.getElementById(id)!
}

/** Of the invented scores: the score itself and what it reads as among its peers. */
const read = {
  percentile: { value: '80.8', change: '+5.0', average: '50.0' }, // 80.8 − 75.8
  deviation: { value: '58.7', change: '+3.2', average: '51.2' }, // 58.7 − 55.5
}

describe.each(['ja', 'en'] as const)('in %s', (language) => {
  beforeEach(() => setLanguage(language))
  const displayName = (display: 'percentile' | 'deviation') => scoreMessages().displays[display]

  test.each(['percentile', 'deviation'] as const)(
    '%s: the strip says what it shows, and its change is of the same',
    async (display) => {
      renderAt(at('sustainability/esg', display), givenScoreScreens())
      await figureOf('pillars')
      expect(strip().getAttribute('aria-label')).toContain(displayName(display))
      const [total] = strip().children
      expect(total!.querySelector('.v')!.textContent).toContain(read[display].value)
      expect(total!.querySelector('.m')!.textContent).toContain(displayName(display))
      expect(total!.querySelector('.m')!.textContent).toContain(read[display].change)
      expect(strip().textContent).not.toContain('60.0') // Neither as the total nor under its rule.
    },
  )

  test.each(['percentile', 'deviation'] as const)(
    '%s: the table of scores, its unit, and its file',
    async (display) => {
      renderAt(at('sustainability/esg', display), givenScoreScreens())
      const pillars = await figureOf('pillars')
      expect(within(pillars).getByText(scoreMessages().displayUnits[display])).toBeTruthy()
      const [head, ...rows] = within(pillars).getAllByRole('row')
      expect(head!.textContent).toContain(displayName(display))
      for (const row of rows) {
        expect(row.textContent).toContain(read[display].value)
        expect(row.textContent).toContain(read[display].change)
      }
      await userEvent.click(within(pillars).getAllByRole('button', { name: language === 'ja' ? '表' : 'Table' })[0]!)
      const heads = within(pillars)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
      expect(heads.filter((text) => text!.includes(displayName(display)))).toHaveLength(6) // Score, average, ends, best, year before.
    },
  )

  test('the summary: profile, years and materiality follow; the raters keep their scales and say so', async () => {
    const { sent } = renderAt(at('dashboard', 'percentile'), givenScoreScreens())
    const unit = scoreMessages().displayUnits.percentile
    for (const id of ['spider_chart', 'time_series_score', 'industry_average_materiality_map', 'position_map']) {
      expect(within(await figureOf(id)).getByText(unit, { exact: false })).toBeTruthy()
    }
    expect((await figureOf('industry_average_materiality_map')).textContent).toContain('+30.8') // 80.8 − 50.0
    expect(document.querySelector('#esg_evaluation_comparison .unit')!.textContent).toBe(scoreMessages().inPoints)
    const peers = sent.filter(({ url }) => url.pathname.endsWith('/scores/peers'))
    expect(peers.map(({ url }) => url.searchParams.get('display'))).toContain('percentile')
  })

  test('the decomposition stays in points and says so; what it is held against beside it follows', async () => {
    renderAt(at('sustainability/score-decomposition', 'deviation'), givenScoreScreens())
    const parts = await figureOf('score_parts')
    expect(parts.querySelector('.unit')!.textContent).toContain(scoreMessages().inPoints)
    expect((await figureOf('score_decomposition')).querySelector('.unit')!.textContent).toContain(
      scoreMessages().inPoints,
    )
    const references = document.querySelector('aside.fig')!
    expect(references.textContent).toContain(scoreMessages().displayUnits.deviation)
    expect(references.textContent).toContain('51.2+7.5') // The average, and 58.7 − 51.2.
    expect(parts.textContent).not.toContain('58.7')
  })

  test('the details name what the head of a category shows', async () => {
    renderAt(at('details', 'percentile'), givenScoreScreens())
    const detail = await figureOf('esg_detail')
    expect(detail.querySelector('h3')!.textContent).toMatch(
      /(スコア（パーセンタイル）|score \(percentile\)) 80\.8.*(業種平均|industry) 50\.0/,
    )
  })
})

test('as scores nothing says what it is shown as', async () => {
  renderAt(at('sustainability/esg'), givenScoreScreens())
  const pillars = await figureOf('pillars')
  expect(pillars.querySelector('.unit')).toBeNull()
  expect(document.body.querySelector('main')!.textContent).not.toMatch(
    /\(percentile\)|\(deviation score\)|points of score/,
  )
  expect(strip().querySelector('.v')!.textContent).toContain('60.0')
})

test('where there is no score there is no percentile either', async () => {
  renderAt(at('sustainability/esg', 'percentile'), givenScoreScreens(answer(getScores, thinScores())))
  expect((await screen.findAllByText(/^Too little is disclosed: 2 of 398\./)).length).toBe(2)
  expect(strip()).toBeNull()
})

test('the reasons of a score stay those of the score', async () => {
  renderAt('/companies/7/sustainability/esg?display=percentile&why=sustainability_score', givenScoreScreens())
  const why = await screen.findByRole('complementary', { name: 'Why this figure' })
  expect(why.querySelector('.v')!.textContent).toContain('60.0')
})
