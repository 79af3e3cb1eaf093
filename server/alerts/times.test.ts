import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertFrequencies, daysBetween } from '#contract/alerts/alert.ts'
import { firstMoment, followingMoment, pastMoments } from './times.ts'

const at = (tokyo: string) => new Date(`${tokyo}:00+09:00`)
const daily = { frequency: 'daily', hour: 7, weekday: 1 } as const
const weekly = { frequency: 'weekly', hour: 7, weekday: 1 } as const

test('a mail leaves at its hour in Tokyo, today or tomorrow', () => {
  expect(firstMoment(daily, at('2026-11-25T06:59'))).toEqual(at('2026-11-25T07:00'))
  expect(firstMoment(daily, at('2026-11-25T07:00'))).toEqual(at('2026-11-26T07:00'))
  // Midnight in Tokyo is three in the afternoon in London.
  expect(firstMoment({ ...daily, hour: 0 }, new Date('2026-11-25T14:59:00Z'))).toEqual(new Date('2026-11-25T15:00:00Z'))
})

test('a weekly one leaves on its day; 2026-11-25 is a Wednesday', () => {
  expect(firstMoment(weekly, at('2026-11-25T12:00'))).toEqual(at('2026-11-30T07:00'))
  expect(firstMoment({ ...weekly, weekday: 3 }, at('2026-11-25T06:00'))).toEqual(at('2026-11-25T07:00'))
  expect(firstMoment({ ...weekly, weekday: 3 }, at('2026-11-25T08:00'))).toEqual(at('2026-12-02T07:00'))
})

test('after a standstill the next moment is still to come, in the same rhythm', () => {
  const everyThree = { ...daily, frequency: 'every-3-days' } as const
  expect(followingMoment(everyThree, at('2026-11-01T07:00'), at('2026-11-01T07:00'))).toEqual(at('2026-11-04T07:00'))
  expect(followingMoment(everyThree, at('2026-11-01T07:00'), at('2026-11-08T12:00'))).toEqual(at('2026-11-10T07:00'))
})

test('seven days hold seven daily mails, two or three of every three days, one weekly', () => {
  const now = at('2026-11-25T12:00')
  expect(pastMoments(daily, now).map(({ until }) => until.toISOString())).toEqual(
    [19, 20, 21, 22, 23, 24, 25].map((day) => at(`2026-11-${day}T07:00`).toISOString()),
  )
  expect(pastMoments({ ...daily, frequency: 'every-3-days' }, now)).toHaveLength(2) // 26 − 3 = 23 and 20
  expect(pastMoments(weekly, now)).toEqual([{ since: at('2026-11-16T07:00'), until: at('2026-11-23T07:00') }])
})

test('moments are full hours in Tokyo, ahead, and no further than one step', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...alertFrequencies),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 7 }),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (frequency, hour, weekday, now) => {
        const times = { frequency, hour, weekday }
        const next = firstMoment(times, now)
        const tokyo = new Date(next.getTime() + 9 * 3_600_000)
        expect([tokyo.getUTCHours(), tokyo.getUTCMinutes()]).toEqual([hour, 0])
        if (frequency === 'weekly') expect(tokyo.getUTCDay() || 7).toBe(weekday)
        expect(next > now).toBe(true)
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual((frequency === 'weekly' ? 7 : 1) * 86_400_000)
        const following = followingMoment(times, next, next)
        expect(following.getTime() - next.getTime()).toBe(daysBetween[frequency] * 86_400_000)
        for (const { since, until } of pastMoments(times, now)) {
          expect(until <= now && until.getTime() > now.getTime() - 7 * 86_400_000).toBe(true)
          expect(until.getTime() - since.getTime()).toBe(daysBetween[frequency] * 86_400_000)
        }
      },
    ),
  )
})
