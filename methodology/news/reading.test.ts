import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsText } from './article.ts'
import { readNews } from './reading.ts'
import { newsTopics } from './words/topics.ts'

const ja = (titleJa: string, bodyJa: string | null = null): NewsText => ({
  titleJa,
  titleEn: null,
  bodyJa,
  bodyEn: null,
})
const en = (titleEn: string, bodyEn: string | null = null): NewsText => ({
  titleJa: null,
  titleEn,
  bodyJa: null,
  bodyEn,
})
const toneOf = (title: string) => readNews(/[ぁ-んァ-ヶ一-龠]/.test(title) ? ja(title) : en(title)).tone

describe('tone', () => {
  test.each([
    '売上高は前年比10%増加した',
    '排出量は前年比10%減少した',
    '離職率が低下した',
    '有給取得率が上昇',
    'コスト増を抑え増益',
    '最高益を更新した',
    '労働災害を削減',
    '休業災害はゼロだった',
    '再発防止策の策定に関するお知らせ',
    'けが人はいなかった',
    '不正の事実はなかった',
    '利益は減少したが、排出量は減った',
    'Profit rose 12% in fiscal 2025',
    'Emissions fell 12% in fiscal 2025',
    'Company cuts emissions by 12%',
    'Staff turnover declined',
    'Fewer accidents at its plants',
    'No wrongdoing was found',
    'Nobody was hurt',
    'Sales fell, but profit rose',
    'Although sales fell, profit rose',
    'Measures against a recurrence',
  ])('good: %s', (title) => expect(toneOf(title)).toBeGreaterThan(0))

  test.each([
    '売上高は前年比10%減少した',
    '排出量は前年比10%増加した',
    '離職率が上昇した',
    '有給取得率が低下',
    '事故が増加',
    '目標を達成できなかった',
    '改善せず',
    '黒字化を断念',
    '排出量は減ったが、利益は減少した',
    '業績予想を引き下げ',
    'Profit fell 12% in fiscal 2025',
    'Emissions rose 12% in fiscal 2025',
    'Costs rose',
    'Staff turnover rose',
    'Failed to achieve its goal',
    'Sales rose, but profit fell',
    'Rise in complaints',
    'Support for women did not improve',
  ])('bad: %s', (title) => expect(toneOf(title)).toBeLessThan(0))

  test.each(['定款の一部変更に関するお知らせ', 'Notice on the articles of incorporation'])(
    'a title without a word of the lists is not judged, which is not neutral: %s',
    (title) =>
      expect(readNews(title.startsWith('N') ? en(title) : ja(title))).toMatchObject({
        tone: null,
        confidence: 0,
        level: null,
      }),
  )

  test('one word of weight 0.8 gives 0.8 ÷ 1.2; what stands before が、 weighs half', () => {
    expect(toneOf('業績が悪化')).toBeCloseTo(-0.8 / 1.2)
    // 増収 +1 × 0.5, 減益 −1: (0.5 − 1) ÷ (1.5 + 0.4)
    expect(toneOf('増収だが、減益')).toBeCloseTo(-0.5 / 1.9)
  })

  test('a title counts as two sentences of the body, a sentence without words as none', () => {
    const reading = readNews(ja('業績が悪化', '同社が発表した。市場の見方は分かれる。通期は増益。'))
    // Title −0.8 ÷ 1.2 twice, the last sentence 1 ÷ 1.4 once.
    expect(reading.tone).toBeCloseTo((2 * (-0.8 / 1.2) + 1 / 1.4) / 3)
    expect(reading.isTitleOnly).toBe(false)
  })

  test('deciding sentences stand as published, with their words', () => {
    const [first] = readNews(ja('ＡＢＣ、ﾘｺｰﾙを発表')).sentences
    expect(first).toMatchObject({
      language: 'ja',
      part: 'title',
      text: 'ＡＢＣ、ﾘｺｰﾙを発表',
      words: [{ text: 'ﾘｺｰﾙ', sign: -1 }],
    })
  })
})

describe('topic and level', () => {
  test.each([
    ['当社連結子会社における不適切な会計処理について', 'accounting', 3],
    ['公正取引委員会による立入検査について', 'competition', 3],
    ['課徴金納付命令の勧告についてのお知らせ', 'penalty', 3],
    ['製品の自主回収に関するお知らせ', 'quality', 2],
    ['不正アクセスによる個人情報の漏えいについて', 'leak', 2],
    ['架空工場における火災発生のお知らせ', 'accident', 2],
    ['架空工場で爆発事故　3人死亡', 'accident', 4],
    ['海外子会社で贈賄の疑い　役員を逮捕', 'corruption', 4],
    ['訴訟の提起に関するお知らせ', 'lawsuit', 1],
    ['調達先で強制労働の疑い', 'human-rights', 2],
    ['違法な長時間労働で是正勧告', 'labour', 2],
    ['Explosion kills three at plant', 'accident', 4],
    ['架空海上火災保険で保険金の不正請求', 'fraud', 3],
    ['架空損害保険の代理店で顧客情報の流出', 'leak', 2],
    ['Customer data leaked from Kaku Fire Insurance', 'leak', 2],
    ['Regulator raids company over price fixing', 'competition', 3],
    ['Company falsified test data', 'quality', 2],
    ['Former manager arrested over bribery', 'corruption', 4],
    ['Data of 120,000 customers may have leaked from company', 'leak', 3],
    ['Business partner sues company for ¥99 billion', 'lawsuit', 1],
  ])('%s: %s, level %i', (title, topic, level) => {
    expect(readNews(/[ぁ-んァ-ヶ一-龠]/.test(title) ? ja(title) : en(title))).toMatchObject({ topic, level })
    expect(newsTopics).toContain(topic)
  })

  test.each([
    ja('社内調査の結果、不正の事実はなかった'),
    ja('不正会計はないと確認', '同社は外部の調査の結果、不正会計の事実は認められなかったと発表した。'),
    en('Company denies accounting fraud', 'The company denied accounting fraud. No wrongdoing was found.'),
    ja('火災保険の新商品を発売', '住宅向けの火災保険を改善した。'),
    ja('再発防止策の策定について', '再発防止策を策定した。'),
    ja('増収増益'),
  ])('no scandal is told by %o', (text) => expect(readNews(text)).toMatchObject({ topic: null, level: 0 }))

  test.each([
    '（訂正）「第三者委員会の設置に関するお知らせ」の一部訂正について',
    '（開示事項の経過）特別調査委員会の調査状況について',
    '工場火災に関するお知らせ（第３報）',
    '火災保険金の受領について',
    '不正アクセス対策サービスの提供開始',
  ])('a title alone tells of no new event: %s', (title) => {
    expect(readNews(ja(title)).topic).toBeNull()
  })

  test('the body of later news is read', () => {
    const text = ja('火災事故の発生について（第2報）', '架空工場の火災で従業員4人が死亡した。')
    expect(readNews(text)).toMatchObject({ topic: 'accident', level: 4 })
  })

  test('level 4 never comes without words of extent', () => {
    for (const title of [
      '粉飾決算で課徴金',
      'カルテルと談合',
      '贈賄と不正会計',
      'Cartel, bribery and accounting fraud',
    ])
      expect(readNews(/[ぁ-ん一-龠]/.test(title) ? ja(title) : en(title)).level).toBe(3)
  })
})

test.each([
  ['温室効果ガスの削減目標がSBTiの認定を取得', 'climatechange'],
  ['女性管理職比率を30%に引き上げ', 'diversity_s'],
  ['社外取締役を過半数に', 'board_meeting'],
  ['取水量を20%削減', 'water'],
  ['Wins validation of its 1.5°C target from the SBTi', 'climatechange'],
  ['Outside directors to form majority of the board', 'board_meeting'],
  ['Plastic packaging to be recycled', 'waste'],
])('%s is about %s', (title, category) => {
  expect(readNews(/[ぁ-んァ-ヶ一-龠]/.test(title) ? ja(title) : en(title)).category).toBe(category)
})

test('whatever the text, tone and confidence stay in range, and words are found in their sentence', () => {
  const pieces = fc.constantFrom(
    '不正',
    'はない',
    'が、',
    '増加',
    '排出量',
    '達成',
    '。',
    ' ',
    '12億円',
    'no ',
    'fraud ',
    'but ',
    'ｶﾞ',
    'profit ',
    'fell ',
    '𠮷',
    '3人死亡',
    '. ',
  )
  const anyText = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(anyText, anyText, anyText, (titleJa, titleEn, body) => {
      const reading = readNews({ titleJa, titleEn, bodyJa: body, bodyEn: body })
      if (reading.tone === null) expect(reading.confidence).toBe(0)
      else expect(Math.abs(reading.tone)).toBeLessThanOrEqual(1)
      expect(reading.confidence).toBeGreaterThanOrEqual(0)
      expect(reading.confidence).toBeLessThanOrEqual(1)
      for (const { text, words, tone } of reading.sentences) {
        expect(Math.abs(tone)).toBeLessThanOrEqual(1)
        expect(words.every((word) => text.includes(word.text) || text.length === 300)).toBe(true)
      }
      expect(reading.topic === null).toBe((reading.level ?? 0) === 0)
    }),
  )
})
