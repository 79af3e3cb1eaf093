import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { passageOf } from './passage.ts'

const marked = ({ text, marks }: ReturnType<typeof passageOf>) => marks.map(([start, end]) => text.slice(start, end))

test('a short text is shown whole, its words marked as written', () => {
  const passage = passageOf('ｶﾞｽの排出量が減った。ガスの価格も下がった。', ['ガス', '排出量'])
  expect(passage.text).toBe('ｶﾞｽの排出量が減った。ガスの価格も下がった。')
  expect(marked(passage)).toEqual(['ｶﾞｽ', '排出量', 'ガス'])
})

test('the window with the most different words is taken, from the beginning of its sentence', () => {
  const filler = '天気は晴れだった。'.repeat(30) // 270 characters
  const passage = passageOf(`回収を始めた。${filler}製品の回収と返金を発表した。${filler}`, ['回収', '返金'], 60)
  expect(passage.text.startsWith('天気は晴れだった。') || passage.text.startsWith('製品の回収')).toBe(true)
  expect(marked(passage)).toEqual(['回収', '返金'])
})

test('without a match the beginning is shown, without marks', () => {
  expect(passageOf('Emissions fell.', ['recall'], 9)).toEqual({ text: 'Emissions', marks: [] })
})

test('overlapping words are one mark', () => {
  expect(marked(passageOf('不正会計の疑い', ['不正会計', '会計の疑い']))).toEqual(['不正会計の疑い'])
})

test('whatever the text: no longer than asked, marks inside and apart, every mark holds a word', () => {
  const words = fc.array(fc.constantFrom('回収', 'ガス', 'fell', 'Ⅳ', 'ﾊﾟﾜﾊﾗ', 'a'), { minLength: 1, maxLength: 3 })
  const pieces = fc.constantFrom('回収', 'ガス', 'ｶﾞｽ', ' ', '。', 'fell', 'Ⅳ', 'パワハラ', '. ', '𠮷', 'あ', 'A')
  const text = fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, words, fc.integer({ min: 10, max: 80 }), (whole, sought, length) => {
      const { text: excerpt, marks } = passageOf(whole, sought, length)
      expect(excerpt.length).toBeLessThanOrEqual(length)
      expect(whole).toContain(excerpt)
      const folded = sought.map(foldText)
      for (const [at, [start, end]] of marks.entries()) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(excerpt.length)
        if (at > 0) expect(start).toBeGreaterThanOrEqual(marks[at - 1]![1])
        expect(folded.some((word) => foldText(excerpt.slice(start, end)).includes(word))).toBe(true)
      }
      if (folded.some((word) => foldText(whole).includes(word))) expect(marks.length).toBeGreaterThan(0)
    }),
  )
})
