import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { groupEvents } from '#methodology/news/events/events.ts'
import type { EventArticle } from '#methodology/news/events/link.ts'
import { foldText } from '#methodology/news/fold.ts'
import { CompanyMentions } from '#methodology/news/mentions.ts'
import { readNews } from '#methodology/news/reading.ts'
import { toneOf } from '#methodology/news/tone.ts'

const pageOf = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/methodology', `${name}.md`), 'utf8')
const isJa = (text: string) => /[ぁ-んァ-ヶ一-龠]/.test(text)

/** Rows of a page's tables whose last cell reads so. */
function rowsOf(page: string, last: RegExp): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter((cells) => last.test(cells.at(-1)!))
}

const title = '山海重工、検査データを改ざん　製品12万個を自主回収'
const body =
  '山海重工は5月8日、福井工場で検査データを改ざんしていたと発表した。健康被害は確認されていない。同社は製品12万個を自主回収する。'

describe.each(['news-tone', 'news-tone.ja'])('%s', (name) => {
  const page = pageOf(name)

  test.each(rowsOf(page, /^[+−]0\.\d\d$/))('%s: %s: %s', (sentence, words, printed) => {
    const { tone, words: counted } = toneOf(foldText(sentence!), isJa(sentence!) ? 'ja' : 'en')
    expect(tone).toBeCloseTo(Number(printed!.replace('−', '-')), 2)
    const signed = [...words!.matchAll(/([+−])([\d.]+)/g)].map(([, sign, weight]) => [
      sign === '+' ? 1 : -1,
      Number(weight),
    ])
    expect(counted.map(({ sign, weight }) => [sign, Number(weight.toFixed(4))])).toEqual(signed)
  })

  test('the example', () => {
    expect(page).toContain(title)
    expect(page).toContain(body)
    const { tone, confidence, topic, level } = readNews({ titleJa: title, bodyJa: body, titleEn: null, bodyEn: null })
    expect(page).toContain(`**−${Math.abs(tone!).toFixed(2)}**`)
    expect(page).toContain(`**${confidence.toFixed(2)}**`)
    expect([topic, level]).toEqual(['quality', 3])
  })
})

/** Texts of the example's articles, which the page leaves out. */
const bodies = [
  body,
  '山海重工は福井工場の検査データを改ざんしていた。製品12万個を自主回収する。',
  'Sankai Heavy said on May 8 that its Fukui plant had falsified test data. It is recalling 120,000 units.',
  null,
  '福井工場での改ざんを受け、検査の自動化を進める。',
]
const roles: Readonly<Record<string, string>> = {
  第一報: 'first',
  報道: 'report',
  続報: 'follow-up',
  訂正: 'correction',
}

test.each(['news-events', 'news-events.ja'])('the example of %s', (name) => {
  const rows = rowsOf(pageOf(name), /^\d\.\d\d$/)
  expect(rows).toHaveLength(bodies.length)
  const articles = rows.map(([id, at, publisher, title], index): EventArticle => {
    const isJapanese = isJa(title!)
    return {
      id: Number(id),
      at: Date.parse(`${at!.replace(' ', 'T')}Z`) / 60_000,
      publisher: publisher!,
      story: null,
      isCorrection: title!.includes('訂正'),
      category: null,
      titleJa: isJapanese ? title! : null,
      bodyJa: isJapanese ? bodies[index]! : null,
      titleEn: isJapanese ? null : title!,
      bodyEn: isJapanese ? null : bodies[index]!,
    }
  })
  const printed = rows.map(([, , , , joinedTo, , role, novelty]) => [
    joinedTo === '–' ? null : Number(joinedTo),
    roles[role!] ?? role,
    novelty,
  ])
  const links = groupEvents(articles)
  expect(links.map(({ joinedTo, role, novelty }) => [joinedTo, role, novelty.toFixed(2)])).toEqual(printed)
  // Of two open cases the plant's name tells which; without it none does.
  const leak = { ...articles[0]!, id: 9, at: articles[4]!.at - 1440, titleJa: '顧客情報の流出について', bodyJa: null }
  const placeOf = (last: EventArticle) =>
    groupEvents([...articles.slice(0, 4), last, leak]).find(({ id }) => id === last.id)!.event
  expect(placeOf(articles[4]!)).toBe(1)
  expect(placeOf({ ...articles[4]!, bodyJa: '検査の自動化を進める。' })).toBe(5)
})

test.each(['news-mentions', 'news-mentions.ja'])('%s: which companies the titles of the example name', (name) => {
  const page = pageOf(name)
  const example = page.split('\n').find((line) => /^\*\*(Example|例)/.test(line))!
  const listed = [...example.matchAll(/(?:^|[ 、](?:are )?)([ァ-ヶー一-龠]+) ?[(（](\d{4})[)）]/g)].map(
    ([, ja, code], id) => {
      return { id, code: code!, names: [`${ja}株式会社`] }
    },
  )
  expect(listed).toHaveLength(6)
  const mentions = new CompanyMentions(listed)
  const rows = rowsOf(page, /^(–|\d{4}(, \d{4})*)$/)
  expect(rows).toHaveLength(8)
  for (const [title, named] of rows) {
    const ids = mentions.of(title!, null)
    const codes = ids === 'many' ? [] : ids.map((id) => listed[id]!.code)
    expect([title, codes.join(', ') || '–']).toEqual([title, named])
  }
})
