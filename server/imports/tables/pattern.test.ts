import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Unreadable } from '../rejections.ts'
import { readMapping } from './mapping.ts'
import { toPattern } from './pattern.ts'
import { parseTable } from './read-table.ts'

const mappingWith = (pattern: string) => `
mapping: slow
kind: prices
file: { columns: [code, date, close] }
rows: [{ column: note, matches: ${JSON.stringify(pattern)} }]
company: { code: code }
fields: { date: date, close: close }
`

test.each(['(a+)+$', '(a|aa)+$', '(.*a){20}$', '^(([a-z])+.)+[A-Z]([a-z])+$', '(x+x+)+y'])(
  'a pattern that JavaScript takes for ever over is done at once: %s',
  async (pattern) => {
    const mapping = readMapping(mappingWith(pattern), 'slow.yaml')
    const rows = Array.from({ length: 50 }, () => `9X9Y,2025-03-31,5,${'ax'.repeat(5000)}!`)
    const options = { own: [mapping], mapping: 'slow', today: '2026-01-15' }
    const { prices } = await parseTable(Buffer.from(['code,date,close,note', ...rows].join('\n')), 'a.csv', options)
    expect(prices).toEqual([]) // No row has what is looked for.
  },
)

test.each(['(?=a)b', '(?!a)b', '(?<=a)b', '(?<!a)b', '(a)\\1', '(', 'a{2000}', '((a{900}){900}){900}'])(
  'what cannot be done in a time that is known is refused, and said why: %s',
  (pattern) => {
    const read = () => readMapping(mappingWith(pattern), 'slow.yaml')
    expect(read).toThrow(Unreadable)
    try {
      read()
    } catch (error) {
      expect((error as Unreadable).detail).toMatchObject({ at: pattern, because: expect.stringContaining('lookahead') })
    }
  },
)

test.each([
  ['(?:FY)?(20\\d{2})年?度?', '排出量FY2023年度.csv', '2023'],
  ['^FY?(20\\d{2})(?:年度)?$', 'FY2021', '2021'],
  ['^FY?(20\\d{2})(?:年度)?$', 'FY2021x', undefined],
  ['^(?<year>20\\d{2})\\u5e74$', '2024年', '2024'],
  ['^\\p{L}+(\\d+)$', '年度2024', '2024'],
  ['(b)?a', 'a', undefined],
])('%s in %s catches %s', (pattern, text, caught) => expect(toPattern(pattern).caught(text)).toBe(caught))

test('no pattern of a mapping meets another engine', () => {
  const own = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'))
  const engines = own.filter((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8').includes('new RegExp('))
  expect(engines).toEqual([])
})
