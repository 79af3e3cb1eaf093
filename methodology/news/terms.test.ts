import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, indexTerms, wantedTerms } from './terms.ts'

const termTexts = (words: string) => wantedTerms(words).map(({ text, isPrefix }) => (isPrefix ? `${text}*` : text))

test.each([
  ['排出', ['排出']],
  ['温暖化', ['温暖', '暖化']],
  // Nine letters: the pairs that begin at 0, 2, 4 and 6, and the last one.
  ['再生可能エネルギー', ['再生', '可能', 'エネ', 'ルギ', 'ギー']],
  ['社', ['社*']],
  ['recall', ['recall*']],
  // What follows ends the first word in the text as well; the last one may be the beginning of another.
  ['personal data', ['personal', 'data*']],
  ['r&d', ['r', 'd*']],
])('%s asks the index for %o', (words, terms) => expect(termTexts(words)).toEqual(terms))

const piece = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: fc.constantFrom('再', '生', 'エ', 'ー'), minLength: 1, maxLength: 6 }),
)

test('a text that holds the words has every term that they ask for', () => {
  const queries = fc.record({
    pieces: fc.array(piece, { minLength: 1, maxLength: 6 }),
    between: fc.constantFrom(' ', ', ', '-', '。'),
    from: fc.nat(5),
    length: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(queries, ({ pieces, between, from, length }) => {
      const text = pieces.join(between)
      const start = pieces.slice(0, from % pieces.length).join(between).length
      const words = text.slice(start, start + length).trim()
      fc.pre(holds(text, words))
      const terms = [...indexTerms(text)]
      for (const { text: term, isPrefix } of wantedTerms(words))
        expect(terms.some((one) => (isPrefix ? one.startsWith(term) : one === term))).toBe(true)
    }),
  )
})
