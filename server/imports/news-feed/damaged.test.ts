import { expect, test } from 'vitest'
import { parseNewsFeed } from './parse.ts'

test('an item that is no XML is told, and the others are kept', () => {
  const item = (title: string) =>
    `<item><title>${title}</title><guid>${title}</guid><pubDate>Mon, 30 Jun 2025 09:00:00 +0900</pubDate></item>\n`
  const rss = (items: string) => `<rss version="2.0"><channel><title>W</title>\n${items}</channel></rss>`
  const titles = (text: string) => {
    const { feed, rejected } = parseNewsFeed(Buffer.from(text), 'feed.xml', { today: '2026-01-15' })
    return [feed!.map(({ titleEn }) => titleEn), rejected.map(({ line, reason }) => [line, reason])]
  }
  for (const bad of ['A < B', 'A\u0001B', 'A</b>', '<title>'])
    expect(titles(rss(item('first') + item(bad) + item('last')))).toEqual([['first', 'last'], [[3, 'markup']]])
  const open = '<item><title>A</title>\n'
  expect(titles(rss(item('first') + open + item('last')))).toEqual([['first', 'last'], [[3, 'markup']]])
  expect(titles(rss(item('first') + open))).toEqual([['first'], [[3, 'markup']]])
  const entry = (title: string) =>
    `<a:entry><a:id>${title}</a:id><a:title>${title}</a:title><a:updated>2025-06-30T00:00:00Z</a:updated></a:entry>\n`
  const atom = `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>W</a:title>\n${entry('first')}${entry('A < B')}</a:feed>`
  expect(titles(atom)).toEqual([['first'], [[3, 'markup']]])
})
