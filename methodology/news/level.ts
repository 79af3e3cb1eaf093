import type { Category } from '../scores/hierarchy.ts'
import { amountsOf } from './amounts.ts'
import type { NewsLanguage } from './article.ts'
import type { SentenceTone } from './tone.ts'
import { extentMatchers } from './words/extent.ts'
import type { Match } from './words/matcher.ts'
import { type NewsTopic, type TopicWord, topicMatchers } from './words/topics.ts'

/** A sentence with its tone, which knows what was denied, prevented or part of a longer word. */
export interface ReadSentence {
  readonly folded: string
  readonly part: 'title' | 'body'
  readonly tone: SentenceTone
}

/** What texts of one language tell of a misdeed or mishap. */
export interface LevelReading {
  readonly topic: NewsTopic
  readonly level: 1 | 2 | 3 | 4
  readonly category: Category
  /** Folded. */
  readonly words: readonly string[]
}

/** Sentences of a body that say what it is about; later ones tell of others, of history and of what might come. */
const leadSentences = 2

/** Titles of an end, of a remedy and of a business, which tell of no misdeed. */
const endings: Readonly<Record<NewsLanguage, RegExp>> = {
  ja: /解除|取りやめ|取り?止め|解散|免除|不起訴|取り?下げ|再発防止|回収率|対策(サービス|製品|ソリューション|支援)|サービスの?(提供|開始)|保険金の?(受領|受取)|保険の(新商品|適用|取扱|販売|提供)|保険を(発売|開発|提供)|サイバー保険|爆発的|防火|耐火|消火/,
  en: /\b(lifted|lifts|withdrawn|dropped|dismissed|acquit\w*|cleared|recurrence|preventive measures|sets out measures|has recovered|(cyber|liability) insurance|insurance (payout|claim|proceeds|product|cover)s?|fire protection|fireproof\w*|security service|protection service)\b/,
}
/** Titles of later news of the same; alone they stay unjudged, as they tell of no new event. */
const laterNews: Readonly<Record<NewsLanguage, RegExp>> = {
  ja: /訂正|経過|続報|第\d+報|中止|和解/,
  en: /^correction\b|^update\b|\b(second|third|fourth|further|follow-up) (notice|report)\b|\bprogress of\b|\bsettle[sd]?\b/,
}

/** null: no topic is told. */
export function levelOf(sentences: readonly ReadSentence[], language: NewsLanguage): LevelReading | null {
  const title = sentences.find(({ part }) => part === 'title')?.folded ?? ''
  const body = sentences.filter(({ part }) => part === 'body')
  if (endings[language].test(title) || (body.length === 0 && laterNews[language].test(title))) return null
  const leads = [...sentences.filter(({ part }) => part === 'title'), ...body.slice(0, leadSentences)]
  const badMatches = leads.flatMap((sentence) =>
    topicMatchers[language]
      .scan(sentence.folded)
      .filter((match) => isBad(sentence, match))
      .map((match) => ({ sentence, match })),
  )
  let gravest: (typeof badMatches)[number] | null = null
  for (const one of badMatches) if (!gravest || one.match.value.level > gravest.match.value.level) gravest = one
  if (!gravest) return null
  const { topic, level, category } = gravest.match.value
  const words = badMatches.flatMap(({ sentence, match }) =>
    match.value.topic === topic ? [textOf(sentence, match)] : [],
  )
  const extent = extentOf(sentences, language, topic)
  return { topic, category, level: withExtent(level, extent), words: [...new Set([...words, ...extent.words])] }
}

const textOf = ({ folded }: ReadSentence, { start, end }: Match<unknown>) => folded.slice(start, end)

/** Whether the word counts as bad where it stands: not denied, not prevented, no part of a longer word such as 火災保険. */
function isBad({ tone }: ReadSentence, { start, end }: Match<TopicWord>): boolean {
  return tone.words.some((word) => word.sign < 0 && word.start < end && start < word.end)
}

interface Extent {
  readonly up: number
  readonly isSmall: boolean
  readonly words: readonly string[]
}

/** Level 4 only with words of extent; a small matter is one step less where nothing speaks for a great one. */
function withExtent(level: 1 | 2 | 3, { up, isSmall }: Extent): 1 | 2 | 3 | 4 {
  const moved = up > 0 ? level + Math.min(2, up) : isSmall ? level - 1 : level
  return Math.min(4, Math.max(1, moved)) as 1 | 2 | 3 | 4
}

function extentOf(sentences: readonly ReadSentence[], language: NewsLanguage, topic: NewsTopic): Extent {
  let [up, isSmall] = [0, false]
  const words = new Set<string>()
  for (const sentence of sentences) {
    for (const match of extentMatchers[language].scan(sentence.folded)) {
      const isTurned = sentence.tone.words.some(
        ({ sign, start, end }) => sign > 0 && start < match.end && match.start < end,
      )
      if (match.value < 0) isSmall = true
      else if (!isTurned) {
        up = Math.max(up, match.value)
        words.add(textOf(sentence, match))
      }
    }
    const size = sizeOf(sentence, topic)
    if (!size) continue
    up = Math.max(up, size.steps)
    words.add(size.words)
  }
  return { up, isSmall, words: [...words] }
}

/** Ten billion yen; a hundred thousand people or pieces, a million; three dead. */
const greatYen = 1e10
const manyPieces = 1e5
const manyDead = 3
const deaths = /(\d+)人(?:が)?(?:死亡|亡くな)|(?:kills|killed|killing) (\d+|three|four|five|six|seven|eight|nine|ten)\b/

function sizeOf({ folded }: ReadSentence, topic: NewsTopic): { steps: number; words: string } | null {
  const dead = deaths.exec(folded)
  if (dead && !(Number(dead[1] ?? dead[2]) < manyDead)) return { steps: 2, words: dead[0] }
  for (const { kind, value, start, end } of amountsOf(folded)) {
    const words = folded.slice(start, end).trim()
    if (kind === 'yen' && value >= greatYen && topic !== 'lawsuit') return { steps: 1, words }
    if (kind === 'count' && value >= manyPieces && (topic === 'leak' || topic === 'quality'))
      return { steps: value >= 10 * manyPieces ? 2 : 1, words }
  }
  return null
}
