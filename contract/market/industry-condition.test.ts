import { expect, test } from 'vitest'
import { parseCondition } from '../search/text.ts'
import { industryCondition } from './industry-condition.ts'
import { readIndustryId } from './industry-id.ts'

test.each([
  ['gics74-151010', 'listing(listed,delisted),gics(151010)'],
  ['gics11-15', 'listing(listed,delisted),gics(15)'],
  ['gics69-255020', 'listing(listed,delisted),gics2018(255020)'],
  ['gics24-2550', 'listing(listed,delisted),gics2018(2550)'],
  ['tse33-3200', 'listing(listed,delisted),tse33(3200)'],
  [
    'gics74-tse33-3200',
    'listing(listed,delisted),tse33(3200),!gics(10,15,20,25,30,35,40,45,50,55,60)', // 11 sectors
  ],
  ['tse33-unclassified', 'listing(listed,delisted),!tse17(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17)'],
  ['market', 'listing(listed,delisted)'],
])('%s', (id, condition) => {
  expect(industryCondition(readIndustryId(id)!)).toBe(condition)
  expect(parseCondition(condition).kind).toBe('read')
})
