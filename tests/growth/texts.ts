import { isGuessable } from '#contract/account/guessable.ts'
import { mailPattern } from '#contract/wire/typed.ts'
import { readNews } from '#methodology/news/reading.ts'
import { relevanceOf } from '#methodology/news/windows.ts'
import { readTargets } from '#methodology/targets/sentences/read-targets.ts'
import { parseNewsFeed } from '#server/imports/news-feed/parse.ts'
import { plainText } from '#server/imports/news-feed/plain-text.ts'
import { toPattern } from '#server/imports/tables/pattern.ts'
import type { Piece, Pieces } from './pieces.ts'

type Read = (text: string) => unknown

/** A reader of text, given one piece of it again and again, and something at the end. */
const repeated = (read: Read, unit: string, parts: Partial<Piece> & { readonly end?: string } = {}): Piece => ({
  sizes: [4000, 8000],
  huge: 2_000_000,
  ...parts,
  given: (size) => {
    const text = unit.repeat(Math.ceil(size / unit.length)) + (parts.end ?? '')
    return () => read(text)
  },
})

const each = (
  name: string,
  units: Readonly<Record<string, string>>,
  toPiece: (unit: string, what: string) => Piece,
): Pieces => Object.fromEntries(Object.entries(units).map(([what, unit]) => [`${name}: ${what}`, toPiece(unit, what)]))

const targetUnits = {
  'no sentence ends': '2030年度までにCO2排出量を46％削減、',
  'opening brackets': '（(',
  digits: '1',
  'commas in digits': '1,111',
  scopes: 'Scope1・2+3と',
  women: '女性管理職 women ',
  'signs and spaces': '▲ − 30 ~ ',
  spaces: ' ',
  'full stops': '2030. ',
  NUL: '\u0000',
  emissions: 'eliminate own emissions to ',
}

const tagUnits = { brackets: '<', comments: '<!--', ampersands: '&', 'tags that never close': '<a ' }

/** Patterns that JavaScript's own engine never comes to an end with, and of what. */
const endless = {
  '(a+)+$': 'a',
  '(a|aa)+$': 'a',
  '(.*a){20}$': 'a',
  '^(([a-z])+.)+[A-Z]([a-z])+$': 'a',
  '(x+x+)+y': 'x',
}

const readAsNews: Read = (text) => {
  const news = { titleJa: text, titleEn: null, bodyJa: text, bodyEn: null }
  return [readNews(news), relevanceOf(news, ['見本'])]
}

const today = '2026-11-25'
const feedOf = (title: string, body: string) =>
  Buffer.from(
    `<rss version="2.0"><channel><title>Wire</title><link>https://wire.example/</link><item><title>${title}</title><guid>1</guid>` +
      `<pubDate>Mon, 30 Jun 2025 00:00:00 GMT</pubDate><description>${body}</description></item></channel></rss>`,
  )
const readFeed = (bytes: Buffer) => parseNewsFeed(bytes, 'feed.xml', { today })

/** What reads texts that others write. */
export const texts: Pieces = {
  ...each('targets in a report', targetUnits, (unit) => repeated((text) => readTargets(text, { year: 2025 }), unit)),
  ...each('plain text of HTML', tagUnits, (unit) => repeated(plainText, unit)),
  ...each('a pattern of a mapping', endless, (unit, pattern) =>
    repeated((text) => toPattern(pattern).test(text), unit, { end: '!', huge: 100_000 }),
  ),
  ...each('a password', { signs: 'a@4', letters: 'ab', marks: '!', run: 'abc' }, (unit) =>
    // No longer ones are taken.
    repeated((text) => isGuessable(text, ['yamada', 'taro'], new Set(['password'])), unit, {
      ...{ sizes: [128, 256], huge: 256, end: 'd' },
    }),
  ),
  ...each('a mail address', { 'before its sign': 'a.', behind: 'a@b.' }, (unit) =>
    repeated((text) => mailPattern.test(text), unit, { end: '@' }),
  ),
  'a mail address: one long domain': {
    ...{ sizes: [4000, 8000], huge: 2_000_000 },
    given: (size) => {
      const text = `a@${'b.'.repeat(size / 2)}`
      return () => mailPattern.test(text)
    },
  },
  ...each('news', { sentences: '、あ12万個。', 'no sentence ends': 'あ' }, (unit) => repeated(readAsNews, unit)),
  'news behind what is read of it': repeated(readAsNews, '、あ12万個。', {
    ...{ sizes: [200_000, 400_000], huge: 10_000_000, most: 0.6 }, // Twice as much is no more work.
  }),
  'a feed: a long title': {
    ...{ sizes: [10_000, 20_000], huge: 3_600_000 },
    given: (size) => {
      const bytes = feedOf('長'.repeat(size), 'x')
      return () => readFeed(bytes)
    },
  },
  'a feed: a long text': {
    ...{ sizes: [10_000, 20_000], huge: 6_000_000 },
    given: (size) => {
      const bytes = feedOf('Short', 'x '.repeat(size / 2))
      return () => readFeed(bytes)
    },
  },
}
