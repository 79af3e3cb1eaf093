import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { listIndicators } from '#contract/market/indicators.ts'
import { simulateRatings } from '#contract/simulator/ratings.ts'
import { listLevers, simulateScores } from '#contract/simulator/simulator.ts'
import { setLanguage } from '../i18n/language.ts'
import { type Changed, changed, renderRecorded } from '../test/recorded.ts'
import { type Answer, refuse } from '../test/render.tsx'

const words = {
  ja: {
    best: (name: string) => new RegExp(`^最も効くのは「${name}」`),
    perYear: '1年当たりの効果順',
    first: '上位3件を試す',
    moved: (from: string, to: string, points: string) => `3件の変更で総合スコアは${from}から${to}（${points}）`,
    sum: '効果の合計',
    apart: (alone: string, together: string) => `単独で動かした効果の和は${alone}、合わせた効果は${together}です。`,
    unit: /の数値を1つだけ変えたときの総合スコアの変化、ポイント/,
    field: '女性管理職比率の変更後の値',
    outside: '0〜100の数値を入力してください。',
    number: '数値を入力してください。',
    any: /^ほかの指標を動かす/,
    put: '女性管理職比率 S-DV-002',
    noMatch: '該当する指標がありません',
    empty: 'すべて外す',
    noScore: 'スコアがなく、試算できない',
    locked: '契約外',
    preparing: 'スコアを計算しています。まもなく表示します。',
  },
  en: {
    best: (name: string) => new RegExp(`^“${name}” (and .* )?would add most`),
    perYear: 'By points a year',
    first: 'Try the first 3',
    moved: (from: string, to: string, points: string) => `3 changes: Total score ${from} to ${to} (${points})`,
    sum: 'Sum of effects',
    apart: (alone: string, together: string) => `Each alone, these would add ${alone}; together they add ${together}:`,
    unit: /Change of the total score if one figure of .+ alone changed, points/,
    field: 'New figure: Female manager ratio',
    outside: 'Enter a number from 0 to 100.',
    number: 'Enter a number.',
    any: /^Change another indicator/,
    put: 'Female manager ratio S-DV-002',
    noMatch: 'No such indicator',
    empty: 'Remove all',
    noScore: 'No score, so nothing to simulate',
    locked: 'Locked',
    preparing: 'Scores are being calculated and will appear shortly.',
  },
} as const

const address = '/companies/1/simulation/simulator'
const score = (share: number | null) => (share! * 100).toFixed(1)
const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  const draw = (search = '', front: readonly (Answer | Changed)[] = [], name = 'simulator') => {
    setLanguage(language)
    return renderRecorded(address + search, name, front)
  }

  test('the strongest lever; a plan of the first three, whose effects sum to what the score moves', async () => {
    const view = await draw()
    await screen.findByRole('button', { name: w.first })
    expect(screen.getByText(w.unit)).toBeTruthy()
    const [best] = view.answered(listLevers).levers
    const catalogue = await vi.waitFor(() => view.answered(listIndicators))
    const indicator = catalogue.find(({ code }) => code === best!.indicator)!
    const name = language === 'ja' ? indicator.nameJa : indicator.nameEn
    expect((await heading(w.best(escaped(name)))).textContent).toContain(points(best!.effect))

    await userEvent.click(screen.getByRole('button', { name: w.perYear }))
    await expect.poll(view.path).toContain('by=per-year')
    await expect.poll(() => document.querySelector('.is-stale')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: w.first }))
    await expect.poll(() => new URLSearchParams(view.path().split('?')[1]).get('set')?.split('~').length).toBe(3)
    const table = within((await screen.findByRole('rowheader', { name: w.sum })).closest('table')!)
    const { scores, steps } = view.answered(simulateScores)
    const { before, after } = scores[0]!
    const moved = after.score! - before.score!
    expect(steps.reduce((sum, { effect }) => sum + effect!, 0)).toBeCloseTo(moved, 12)
    expect(table.getAllByText(points(moved)).length).toBeGreaterThan(0)
    const sentence = w.moved(score(before.score), score(after.score), points(moved))
    expect((await heading(new RegExp(escaped(sentence)))).textContent).toContain(sentence)

    // What each adds alone is in the list of levers, and is not what they add together.
    const { levers } = view.answered(listLevers)
    const alone = steps.map(({ indicator }) => levers.find((lever) => lever.indicator === indicator)!.effect)
    const apart = points(alone.reduce((sum, effect) => sum + effect, 0))
    expect(apart).not.toBe(points(moved))
    expect(screen.getByText(w.apart(apart, points(moved)), { exact: false })).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: w.empty }))
    await expect.poll(view.path).not.toContain('set=')
  })

  test('any other indicator is put in; what cannot be stays in its field with the reason', async () => {
    const view = await draw()
    const box = await screen.findByRole('searchbox', { name: w.any })
    await userEvent.type(box, 'S-DV-0022')
    expect(await screen.findByText(w.noMatch)).toBeTruthy()
    await userEvent.type(box, '{Backspace}')
    await userEvent.click(await screen.findByRole('button', { name: w.put }))
    const field = await screen.findByRole('textbox', { name: w.field })
    await userEvent.clear(field)
    expect(screen.getByRole('alert').textContent).toBe(w.number)
    await userEvent.type(field, '140{Enter}')
    expect(await screen.findByText(w.outside)).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '35{Enter}')
    await expect.poll(view.path).toMatch(/S-DV-002(%3A|:)35/)
    await expect.poll(() => screen.queryByText(w.outside)).toBeNull()
  })

  test('a company without a score has no levers, and is told what it can try', async () => {
    const silent = changed(listLevers, (levers) => ({ ...levers, score: null, rank: null, levers: [] }))
    await draw('', [silent])
    expect(await heading(w.noScore)).toBeTruthy()
    expect(screen.queryByRole('button', { name: w.first })).toBeNull()
    expect(screen.getByRole('searchbox', { name: w.any })).toBeTruthy()
  })

  test('scores that are being worked out are said to come', async () => {
    await draw('', [refuse(simulateScores, 'market.preparing')])
    expect(await screen.findByText(w.preparing)).toBeTruthy()
  })

  test('vendors outside of the contract are locked, and nothing of theirs is told', async () => {
    const view = await draw('', [], 'simulator-one-vendor')
    await screen.findAllByText(w.locked)
    const { vendors } = view.answered(simulateRatings)
    const locked = vendors.filter(({ state }) => state === 'locked')
    expect(locked.length).toBe(vendors.length - 1)
    for (const { actual, before, model } of locked) expect([actual, before, model]).toEqual([null, null, null])
    expect(screen.getAllByRole('cell', { name: w.locked })).toHaveLength(locked.length)
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
