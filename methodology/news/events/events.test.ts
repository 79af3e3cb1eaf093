import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupEvents } from './events.ts'
import type { EventArticle, EventDecision } from './link.ts'

const minute = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`) / 60_000

/** Notices of one company, as day (and time), title, body. */
function given(
  ...rows: readonly (readonly [at: string, title: string, body?: string | null, rest?: Partial<EventArticle>])[]
) {
  return rows.map(([at, title, body = null, rest], index): EventArticle => {
    const isJa = /[ぁ-んァ-ヶ一-龠]/.test(title)
    return {
      id: index + 1,
      at: minute(at.length > 10 ? at : `${at} 15:00`),
      publisher: 'TDnet',
      story: null,
      isCorrection: /訂正/.test(title),
      category: null,
      titleJa: isJa ? title : null,
      bodyJa: isJa ? body : null,
      titleEn: isJa ? null : title,
      bodyEn: isJa ? null : body,
      ...rest,
    }
  })
}

/** Event of each article, in order of id. */
function eventsOf(articles: readonly EventArticle[], decisions?: readonly EventDecision[]) {
  return groupEvents(articles, decisions)
    .toSorted((a, b) => a.id - b.id)
    .map(({ event }) => event)
}

describe('two events, however alike', () => {
  test.each([
    given(
      ['2026-05-12', '2026年3月期 決算短信〔日本基準〕（連結）'],
      ['2026-08-10', '2027年3月期 第1四半期決算短信〔日本基準〕（連結）'],
    ),
    given(['2026-05-01', '自己株式の取得状況に関するお知らせ'], ['2026-06-01', '自己株式の取得状況に関するお知らせ']),
    given(
      ['2026-05-08', '月次売上高に関するお知らせ', '4月の既存店売上高は前年同月比102.3%。'],
      ['2026-06-08', '月次売上高に関するお知らせ', '5月の既存店売上高は前年同月比98.1%。'],
    ),
    given(
      ['2026-05-08', '架空、冷凍食品1万2000点を自主回収', '架空は冷凍食品1万2000点を自主回収する。'],
      ['2026-05-09', '架空、乳製品3万5000点を自主回収', '架空は乳製品3万5000点を自主回収する。'],
    ),
    given(
      ['2026-05-08', '製品の自主回収に関するお知らせ', '暖房器具の一部に不具合が見つかった。'],
      ['2026-07-20', '製品の自主回収に関するお知らせ', '炊飯器の一部に不具合が見つかった。'],
    ),
    given(
      ['2026-05-08', 'Quarterly results', 'Sales were ¥12 billion.'],
      ['2026-08-08', 'Quarterly results', 'Sales were ¥13 billion.'],
    ),
  ])('%#', (...articles) => expect(eventsOf(articles)).toEqual([1, 2]))
})

describe('one event', () => {
  test('the source says so', () => {
    const articles = given(
      ['2026-05-08', '株式の取得', null, { story: 'a' }],
      ['2026-09-08', '結果', null, { story: 'a' }],
    )
    expect(groupEvents(articles)[1]).toMatchObject({
      event: 1,
      joinedTo: 1,
      reason: { kind: 'source' },
      role: 'follow-up',
    })
  })

  test('the same text of another publisher', () => {
    const articles = given(
      ['2026-05-08 09:00', '架空重工、福井工場で火災　2人けが'],
      ['2026-05-08 11:00', '架空重工の福井工場で火災　2人けが', null, { publisher: '架空新聞' }],
    )
    const second = groupEvents(articles)[1]!
    expect(second).toMatchObject({ event: 1, role: 'report', reason: { kind: 'same-text' } })
    expect(second.novelty).toBeLessThanOrEqual(0.1)
  })

  test.each([
    ['架空電機、品質検査で不正　20年にわたり数値改ざん', '架空電機が検査で不正、数値を改ざん', 'told-at-once'],
    ['架空電機で検査データ改ざん　国交省が立ち入り', '架空電機が検査データ改ざん、社長陳謝', 'told-at-once'],
    // Five words are in both: more than three fifths of all that either has.
    ['Kakuu Denki falsified inspection data for years', 'Inspection data falsified at Kakuu Denki', 'same-text'],
  ])('%s: another publisher in the same minute, in its own words', (one, other, kind) => {
    const articles = given(
      ['2026-05-08 09:00', one, null, { publisher: '山川新聞' }],
      ['2026-05-08 09:01', other, null, { publisher: 'みどり通信' }],
    )
    const second = groupEvents(articles)[1]!
    expect(second).toMatchObject({ event: 1, joinedTo: 1, role: 'report', reason: { kind } })
    // The same text begins at three fifths of the title; this is told in other words, and says how few it has in common.
    const share = 'share' in second.reason ? second.reason.share : Number.NaN
    expect([share >= (kind === 'same-text' ? 0.6 : 0.3), share < 0.8]).toEqual([true, true])
    expect(second.novelty).toBeLessThanOrEqual(0.1)
    // A person still splits it off, and the same from one publisher, days later or on another topic, stays two.
    expect(eventsOf(articles, [{ id: 2, joinTo: null }])).toEqual([1, 2])
  })

  test('two publishers in one minute, and two events: another plant, another amount, another kind', () => {
    const two = (one: string, other: string) =>
      eventsOf(
        given(
          ['2026-05-08 09:00', one, null, { publisher: '山川新聞' }],
          ['2026-05-08 09:01', other, null, { publisher: 'みどり通信' }],
        ),
      )
    expect(two('架空重工、福井工場で火災', '架空重工、長野製作所で火災')).toEqual([1, 2])
    expect(two('架空、冷凍食品1万2000点を自主回収', '架空、乳製品3万5000点を自主回収')).toEqual([1, 2])
    expect(two('架空重工、検査データを改ざん', '架空重工、顧客データを流出')).toEqual([1, 2])
    expect(two('架空重工が増配を発表', '架空重工が増産を発表')).toEqual([1, 2])
  })

  test('a title names the earlier one', () => {
    const articles = given(
      ['2026-05-08', '特別調査委員会の設置に関するお知らせ'],
      ['2026-05-09', '（訂正）「特別調査委員会の設置に関するお知らせ」の一部訂正について'],
      ['2026-07-09', '（開示事項の経過）特別調査委員会の設置に関するお知らせ'],
      ['2026-08-01', '工場火災に関するお知らせ'],
      ['2026-08-02', '工場火災に関するお知らせ（第２報）'],
    )
    const links = groupEvents(articles)
    expect(links.map(({ event }) => event)).toEqual([1, 1, 1, 4, 4])
    expect(links[1]).toMatchObject({ role: 'correction', reason: { kind: 'names-earlier', words: '(訂正)' } })
    expect(links[4]).toMatchObject({ role: 'follow-up', reason: { kind: 'names-earlier' } })
  })

  test('a follow-up has the plant in common, another fire another plant', () => {
    const articles = given(
      ['2026-05-08', '架空重工の福井工場で火災', '架空重工の福井工場で火災が起きた。'],
      ['2026-06-20', '消防、点検の不備を指摘', '福井工場の火災で消防が点検の不備を指摘した。'],
      ['2026-06-25', '架空重工の長野製作所で爆発', '架空重工の長野製作所で爆発が起きた。'],
    )
    expect(eventsOf(articles)).toEqual([1, 1, 3])
  })

  test('a committee and a remedy follow the one scandal that is open, and none where two are', () => {
    const scandal = ['2026-05-08', '架空重工で検査データ改ざん'] as const
    const remedy = ['2026-07-08', '再発防止策の策定に関するお知らせ'] as const
    expect(eventsOf(given(scandal, remedy))).toEqual([1, 1])
    expect(eventsOf(given(scandal, ['2026-05-20', '顧客情報の流出について'], remedy))).toEqual([1, 2, 3])
  })

  test('in two languages: the same amounts', () => {
    const articles = given(
      ['2026-05-08 15:00', '課徴金について', '5月8日、公正取引委員会から12億3000万円の課徴金納付命令を受けた。'],
      ['2026-05-08 18:00', 'Fine', 'The Japan Fair Trade Commission ordered it to pay ¥1.23 billion on May 8.'],
      ['2026-05-08 19:00', 'Dividend', 'It pays ¥4.5 billion.'],
    )
    const links = groupEvents(articles)
    expect(links.map(({ event }) => event)).toEqual([1, 1, 3])
    expect(links[1]).toMatchObject({
      role: 'report',
      reason: { kind: 'translation', words: expect.arrayContaining(['yen 1230000000', 'day 8']) },
    })
  })
})

const titles = [
  '特別調査委員会の設置に関するお知らせ',
  '（開示事項の経過）特別調査委員会の設置に関するお知らせ',
  '架空重工の福井工場で火災',
  '福井工場の火災について（第２報）',
  '自己株式の取得状況に関するお知らせ',
  '再発防止策の策定に関するお知らせ',
  'Fire at Fukui plant',
  '架空、冷凍食品1万2000点を自主回収',
]
const articles = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 400 * 1440 }),
      title: fc.constantFrom(...titles),
      story: fc.constantFrom(null, null, null, 'a', 'b'),
      category: fc.constantFrom(null, 'labour_rights', 'risk_management'),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((rows) =>
    rows.map(({ title, ...rest }, index): EventArticle => {
      const isJa = title !== 'Fire at Fukui plant'
      return {
        ...rest,
        id: index + 1,
        publisher: 'p',
        isCorrection: false,
        titleJa: isJa ? title : null,
        titleEn: isJa ? null : title,
        bodyJa: null,
        bodyEn: null,
      }
    }),
  )

describe('laws', () => {
  test('the order in which articles come in makes no difference', () => {
    fc.assert(
      fc.property(
        articles.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(groupEvents(shuffled)).toEqual(groupEvents(all))
        },
      ),
    )
  })

  test('every event has one first, its earliest; novelty is 0 to 1; nobody joins a later one by himself', () => {
    fc.assert(
      fc.property(articles, (all) => {
        const links = groupEvents(all)
        const at = new Map(all.map((article) => [article.id, article.at]))
        expect(links.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id))
        for (const { id, event, joinedTo, role, novelty } of links) {
          expect(role === 'first').toBe(id === event)
          expect(joinedTo === null).toBe(id === event)
          expect(at.get(event)!).toBeLessThanOrEqual(at.get(id)!)
          if (joinedTo !== null) expect(at.get(joinedTo)!).toBeLessThanOrEqual(at.get(id)!)
          expect(novelty).toBeGreaterThanOrEqual(0)
          expect(novelty).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('a person decides: what was split off begins an event, and joined again all is as before', () => {
    fc.assert(
      fc.property(articles, (all) => {
        const before = groupEvents(all)
        const joined = before.find(({ joinedTo }) => joinedTo !== null)
        if (!joined) return
        const split = { id: joined.id, joinTo: null }
        expect(groupEvents(all, [split]).find(({ id }) => id === joined.id)).toMatchObject({
          event: joined.id,
          reason: { kind: 'by-hand' },
        })
        expect(eventsOf(all, [split, { id: joined.id, joinTo: joined.joinedTo }])).toEqual(eventsOf(all))
      }),
    )
  })

  test('two that a person joins are one event, in whichever order they were published', () => {
    fc.assert(
      fc.property(articles, fc.nat(), fc.nat(), (all, one, other) => {
        const [a, b] = [(one % all.length) + 1, (other % all.length) + 1]
        const events = eventsOf(all, [{ id: a, joinTo: b }])
        expect(events[a - 1]).toBe(events[b - 1])
      }),
    )
  })
})

test('5,000 articles of one company are grouped, however many come on a day', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...given(['2026-05-08', titles[index % titles.length]!, `第${index}工場で${index * 7}件の申し出があった。`])[0]!,
    id: index,
    at: minute('2021-05-08') + (index % 2 === 0 ? index * 500 : 0),
  }))
  expect(groupEvents(many)).toHaveLength(5000)
})
