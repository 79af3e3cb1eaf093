import { expect, test } from 'vitest'
import { ageOn } from '#methodology/governance/people.ts'
import { calendarOf } from '../calendar.ts'
import { demoCompanies } from '../companies.ts'
import { boardHistory, boardMeans } from './history.ts'
import { outsiderOf } from './people.ts'
import { habitOf } from './rows.ts'

const seed = 20_261_101
const companies = demoCompanies(600, seed)
const counts = { directors: 9, outside: 4, independent: 4 }
const histories = companies.map((company) => boardHistory(company, companies.length, () => counts, seed))

test('a board has the directors and outside directors of its figures in every year, nobody twice', () => {
  for (const boards of histories)
    for (const { seats } of boards) {
      expect([seats.length, seats.filter(({ outsider }) => outsider).length]).toEqual([9, 4])
      expect(new Set(seats.map(({ person }) => person.name)).size).toBe(9)
    }
})

test('people stay, are of an age for a board, and have not come before they are there', () => {
  let [stayed, all] = [0, 0]
  for (const [index, boards] of histories.entries()) {
    const calendar = calendarOf(companies[index]!)
    for (const [at, { year, seats }] of boards.entries()) {
      const day = calendar[year]!.reportOn
      for (const { person, since } of seats) {
        const age = ageOn(person.birthDate, day)!
        expect(age).toBeGreaterThan(49)
        expect(age).toBeLessThan(78)
        expect(since <= day).toBe(true)
      }
      if (at === 0) continue
      const before = new Set(boards[at - 1]!.seats)
      all += seats.length
      stayed += seats.filter((seat) => before.has(seat)).length
    }
  }
  expect(stayed / all).toBeGreaterThan(0.75)
  expect(stayed / all).toBeLessThan(0.95)
})

test('some outsiders sit on several boards of one year', () => {
  const seats = histories.flatMap((boards) => boards.at(-1)!.seats.flatMap(({ outsider }) => outsider?.index ?? []))
  const several = new Map<number, number>()
  for (const index of seats) several.set(index, (several.get(index) ?? 0) + 1)
  const shared = [...several.values()].filter((count) => count > 1).length
  expect(shared).toBeGreaterThan(60)
  expect(Math.max(...several.values())).toBeLessThan(12)
})

test('ages and years are about those of the catalogue', () => {
  const means = companies.slice(0, 200).flatMap((company) => boardMeans(company, companies.length, () => counts, seed))
  const mean = (of: (row: (typeof means)[number]) => number) =>
    means.reduce((sum, row) => sum + of(row), 0) / means.length
  expect(Math.abs(mean(({ age }) => age) - 62.5)).toBeLessThan(2) // catalogue: median 62.5
  expect(Math.abs(mean(({ tenure }) => tenure) - 5.4)).toBeLessThan(1.5) // catalogue: median 5.4
})

test('an outsider is the same person on every board, and filers have habits of every kind', () => {
  expect(outsiderOf(7, seed)).toEqual(outsiderOf(7, seed))
  const habits = companies.map((company) => habitOf(company, seed))
  for (const name of Object.keys(habits[0]!) as (keyof (typeof habits)[number])[])
    expect(new Set(habits.map((habit) => habit[name]))).toEqual(new Set([true, false]))
})
