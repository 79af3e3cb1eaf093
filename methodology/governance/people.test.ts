import { describe, expect, test } from 'vitest'
import { meanWithoutGaps } from '../statistics/mean.ts'
import { ageOn, boardSince, postsElsewhere, roleOf, yearsSince } from './people.ts'
import { skillsInCareer } from './skills.ts'

test.each([
  ['1960-06-20', '2025-06-19', 64], // a day before the birthday
  ['1960-06-20', '2025-06-20', 65],
  ['1844-01-01', '2025-06-20', null], // 181 years old: a slip
  ['2020-01-01', '2025-06-20', null],
  [null, '2025-06-20', null],
])('born %s, on %s: %s', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age)
})

test.each([
  ['board', '代表取締役社長', 'director'],
  ['board', '常勤監査役', 'auditor'],
  ['board', '監　査　役', 'auditor'],
  ['board', '取締役（監査等委員）', 'director'],
  ['executive', '執行役専務', 'executive'],
  ['board', null, 'director'],
] as const)('%s %s is a %s', (list, title, role) => {
  expect(roleOf(list, title)).toBe(role)
})

describe('careers', () => {
  const names = ['青葉鋼業株式会社']
  test('a seat here, not a seat elsewhere, begins the time on the board', () => {
    const career = [
      '1985年4月 海原物産株式会社入社',
      '2005年6月 同社取締役',
      '2012年4月 当社執行役員',
      '2015年6月 当社取締役',
      '2019年６月 同社代表取締役社長（現任）',
    ]
    expect(boardSince(career, 'director', names)).toBe('2015-06')
    expect(boardSince(career, 'auditor', names)).toBeNull()
    expect(postsElsewhere(career, names)).toEqual([])
  })

  test('the company by its own name, blanks inside, and posts that are held elsewhere', () => {
    const career = [
      '1990年4月 弁護士登録',
      '2001年4月 霧法律事務所パートナー（現任）',
      '2018年6月 青葉鋼業 株式会社 社外取締役（現任）',
      '2020年3月 海原物産株式会社社外監査役（現任）',
    ]
    expect(boardSince(career, 'director', names)).toBe('2018-06')
    expect(postsElsewhere(career, names)).toEqual([career[1], career[3]])
    expect(skillsInCareer(career)).toEqual(['法務・リスク管理'])
  })

  test('a step that names nobody goes on where the one before was', () => {
    const career = [
      '1994年4月 当社入社',
      '2016年6月 取締役 常務執行役員',
      '2018年6月 代表取締役社長（現任）',
      '2020年6月 見本放送社外取締役（現任）',
    ]
    expect(boardSince(career, 'director', names)).toBe('2016-06')
    expect(postsElsewhere(career, names)).toEqual([career[3]])
  })

  test('an executive officer sits on no board', () => {
    expect(boardSince(['2012年4月 当社執行役員'], 'director', names)).toBeNull()
    expect(boardSince(['2012年4月 当社執行役員'], 'executive', names)).toBeNull()
    expect(boardSince(['2012年4月 当社執行役専務'], 'executive', names)).toBe('2012-04')
  })

  test('a career that is none', () => {
    expect(boardSince([], 'director', names)).toBeNull()
    expect(boardSince(['当社取締役'], 'director', names)).toBeNull() // without a month
    expect(postsElsewhere(['(((', '現任'], ['(株)['])).toEqual(['現任'])
  })
})

test('years on the board, and means of what is known', () => {
  expect(yearsSince('2015-06-25', '2025-06-25')).toBe(10)
  expect(yearsSince('2015-06', '2015-12-15')).toBe(0.5)
  expect(yearsSince('2026-06', '2025-06-25')).toBeNull()
  expect(meanWithoutGaps([60, null, 70])).toBe(65)
  expect(meanWithoutGaps([null])).toBeNull()
})
