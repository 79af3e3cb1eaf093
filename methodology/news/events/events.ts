import { areCompatible, areOfOneKind, conflicts, titleShare } from './alike.ts'
import { type Features, featuresOf, overlap, shinglesOf } from './features.ts'
import type { EventArticle, EventDecision, EventLink, LinkReason } from './link.ts'
import { aftermath, coreOf, markOf, sequel } from './titles.ts'
import { type Join, linksOf } from './tree.ts'

const day = 24 * 60
/** How far back an article looks, in minutes. Ours, proposed. */
export const windows = {
  /** For the same text and for a translation. */
  report: 3 * day,
  /** For two publishers that tell of one kind of mishap at once, each in its own words. */
  moment: day / 2,
  /** For shared names and amounts. */
  followUp: 120 * day,
  /** For a committee, a report or a remedy after a scandal. */
  aftermath: 200 * day,
  /** For a title that names an earlier one, and for the authorities' proceedings. */
  proceedings: 400 * day,
} as const
/** Least shares and sums. */
const min = {
  sameTitle: 0.8,
  sameText: 0.6,
  alikeTitle: 0.6,
  markedTitle: 0.5,
  nearTitle: 0.3,
  specific: 5,
  sameTopic: 2,
} as const
/** Articles looked at one by one at most, so that a day of thousands stays linear. */
const max = { near: 150, postings: 40, open: 30 } as const
/** Topics of which a company rarely has two at once. */
const singular: ReadonlySet<string | null> = new Set([
  'accounting',
  'corruption',
  'competition',
  'fraud',
  'investigation',
])

/**
 * Groups the articles of one company into events. In order of time, each article joins the earlier one that best matches it: by a
 * reviewer's decision, the source's key, a title that names the earlier, the same text, a translation, shared names and amounts, or as
 * the sequel of a scandal. Articles alike only in form stay apart. The order of arrival makes no difference; of several decisions on
 * one article the last counts. docs/methodology/news-events.md.
 */
export function groupEvents(articles: readonly EventArticle[], decisions: readonly EventDecision[] = []): EventLink[] {
  const sorted = articles.toSorted((a, b) => a.at - b.at || a.id - b.id)
  const articleIds = new Set(sorted.map(({ id }) => id))
  const decided = new Map(
    decisions.filter(({ joinTo }) => joinTo === null || articleIds.has(joinTo)).map(({ id, joinTo }) => [id, joinTo]),
  )
  const features = sorted.map(featuresOf)
  const past = new Past(features)
  const joins = features.map((each, index): Join | null => {
    const { id } = each.article
    const joinTo = decided.get(id)
    const join = joinTo === undefined ? past.joinFor(index) : joinTo === null || joinTo === id ? null : byHand(joinTo)
    past.add(index, join)
    return join
  })
  return linksOf(features, joins, new Set([...decided].flatMap(([id, joinTo]) => (joinTo === null ? [id] : []))))
}

const byHand = (to: number): Join => ({ to, reason: { kind: 'by-hand' } })

/** What has been read so far, by what one can look it up by. */
class Past {
  private readonly byStory = new Map<string, number>()
  private readonly byCore = new Map<string, number>()
  private readonly postings = new Map<string, number[]>()
  private readonly frequency = new Map<string, number>()
  private readonly events: number[] = []
  private readonly places = new Map<number, number>()
  /** First articles of events on a topic, the latest last. */
  private readonly scandals: number[] = []

  private readonly features: readonly Features[]

  constructor(features: readonly Features[]) {
    this.features = features
    for (const { specific } of features)
      for (const word of specific) this.frequency.set(word, (this.frequency.get(word) ?? 0) + 1)
  }

  add(index: number, join: Join | null): void {
    const { article, titles, specific, topic } = this.features[index]!
    this.places.set(article.id, index)
    const joined = join === null ? undefined : this.places.get(join.to)
    this.events[index] = joined === undefined ? index : this.events[joined]!
    if (article.story !== null && !this.byStory.has(article.story)) this.byStory.set(article.story, index)
    for (const title of titles) this.byCore.set(coreOf(title), index)
    for (const word of specific) {
      const indices = this.postings.get(word)
      if (indices) indices.push(index)
      else this.postings.set(word, [index])
    }
    if (this.events[index] === index && topic !== null) this.scandals.push(index)
  }

  joinFor(index: number): Join | null {
    return (
      this.bySource(index) ??
      this.named(index) ??
      this.sameText(index) ??
      this.translated(index) ??
      this.afterScandal(index) ??
      this.followed(index) ??
      this.toldAtOnce(index)
    )
  }

  private bySource(index: number): Join | null {
    const { story } = this.features[index]!.article
    const at = story === null ? undefined : this.byStory.get(story)
    return at === undefined ? null : this.joinTo(at, { kind: 'source' })
  }

  /** A title that says it goes on, and the earlier one that has the rest of its words, or most of them. */
  private named(index: number): Join | null {
    const { titles, topic } = this.features[index]!
    for (const title of titles) {
      const mark = markOf(title)
      if (!mark) continue
      const reason: LinkReason = { kind: 'names-earlier', words: mark.words }
      const exact = this.byCore.get(mark.core)
      if (exact !== undefined && this.age(index, exact) <= windows.proceedings) return this.joinTo(exact, reason)
      const alike = this.mostAlike(index, mark.core)
      if (alike !== null) return this.joinTo(alike, reason)
      const open = topic === null ? [] : this.openOf(index, windows.aftermath, (other) => other.topic === topic)
      if (open.length === 1) return this.joinTo(open[0]!, reason)
    }
    return null
  }

  private mostAlike(index: number, core: string): number | null {
    const shingles = shinglesOf(core)
    let best: { at: number; share: number } | null = null
    for (const at of this.near(index, windows.aftermath))
      for (const title of this.features[at]!.titles) {
        const share = overlap(shingles, shinglesOf(coreOf(title)))
        if (share >= min.markedTitle && (!best || share > best.share)) best = { at, share }
      }
    return best?.at ?? null
  }

  private sameText(index: number): Join | null {
    const own = this.features[index]!
    let best: { at: number; share: number } | null = null
    for (const at of this.near(index, windows.report)) {
      const other = this.features[at]!
      if (conflicts(own.titleAmounts, other.titleAmounts)) continue
      const share = titleShare(own, other)
      const isSame = share >= min.sameTitle || (share >= min.alikeTitle && overlap(own.all, other.all) >= min.sameText)
      if (isSame && (!best || share > best.share)) best = { at, share }
    }
    return best && this.joinTo(best.at, { kind: 'same-text', share: best.share })
  }

  /** Two publishers within hours, on the same topic or category, under titles that are near: a desk writes its own headline. */
  private toldAtOnce(index: number): Join | null {
    const own = this.features[index]!
    let best: { at: number; share: number } | null = null
    for (const at of this.near(index, windows.moment)) {
      const other = this.features[at]!
      if (own.article.publisher === other.article.publisher || !areOfOneKind(own, other)) continue
      // Another plant or another amount in each title: two mishaps of one kind on one day.
      if (conflicts(own.titleAmounts, other.titleAmounts) || conflicts(own.titleNames, other.titleNames)) continue
      const share = titleShare(own, other)
      if (share >= min.nearTitle && (!best || share > best.share)) best = { at, share }
    }
    return best && this.joinTo(best.at, { kind: 'told-at-once', share: best.share })
  }

  /** One language after the other: two amounts, shares or names, one of them no mere day. */
  private translated(index: number): Join | null {
    const own = this.features[index]!
    if (own.languages.size !== 1) return null
    let best: { at: number; words: string[]; score: number } | null = null
    for (const at of this.near(index, windows.report)) {
      const other = this.features[at]!
      if (other.languages.size !== 1 || sharesAny(own.languages, other.languages) || !areCompatible(own, other))
        continue
      const words = [...own.neutral].filter((word) => other.neutral.has(word))
      const score = words.reduce((sum, word) => sum + neutralWeight(word), 0)
      const isSameCategory = own.article.category !== null && own.article.category === other.article.category
      const isTold =
        score >= (isSameCategory ? 1 : 2) || (score >= 1 && own.topic !== null && own.topic === other.topic)
      if (isTold && (!best || score > best.score)) best = { at, words, score }
    }
    return best && this.joinTo(best.at, { kind: 'translation', words: firstWords(best.words) })
  }

  /** Rare names and amounts in both; the more if their categories or topics differ. */
  private followed(index: number): Join | null {
    const own = this.features[index]!
    const shared = new Map<number, string[]>()
    for (const word of own.specific) {
      const indices = this.postings.get(word)
      if (!indices || indices.length > max.postings || this.isCommon(word)) continue
      for (let at = indices.length - 1; at >= 0 && this.age(index, indices[at]!) <= windows.followUp; at--) {
        const words = shared.get(indices[at]!)
        if (words) words.push(word)
        else shared.set(indices[at]!, [word])
      }
    }
    let best: { at: number; words: string[]; score: number } | null = null
    for (const [at, words] of shared) {
      const score = this.scoreOf(words)
      if (!this.isFollowUp(own, this.features[at]!, words, score)) continue
      if (!best || score > best.score || (score === best.score && at > best.at)) best = { at, words, score }
    }
    return best && this.joinTo(best.at, { kind: 'follow-up', words: firstWords(best.words) })
  }

  /** The same mishap with a name in common; a title of a sequel; or a rare amount with one thing more. */
  private isFollowUp(own: Features, other: Features, words: readonly string[], score: number): boolean {
    if (!areCompatible(own, other) || isAlikeInForm(own, other)) return false
    const isSameTopic = own.topic !== null && own.topic === other.topic
    if (isSameTopic && words.some((word) => own.names.has(word)) && score >= min.sameTopic) return true
    const isSameCategory = own.article.category !== null && own.article.category === other.article.category
    const isSequel = (isSameTopic || isSameCategory) && own.titles.some((title) => sequel.test(title))
    if (isSequel && words.length >= 2 && score >= min.sameTopic) return true
    return words.some((word) => isAmount(word) && own.names.has(word)) && words.length >= 2 && score >= min.specific
  }

  /** In more than three articles and more than a third of all: the company's own name, its trade, its usual products. */
  private isCommon(word: string): boolean {
    const count = this.frequency.get(word)!
    return count > 3 && count > 0.35 * this.features.length
  }

  /** Rarer words weigh more: Σ ln((articles + 20) ÷ articles with the word); an amount counts half as much again. */
  private scoreOf(words: readonly string[]): number {
    let score = 0
    for (const word of words) {
      const rarity = Math.log((this.features.length + 20) / this.frequency.get(word)!)
      score += isAmount(word) ? 1.5 * rarity : rarity
    }
    return score
  }

  /** A committee, a report, a remedy or a penalty, where exactly one scandal is open that it can belong to. */
  private afterScandal(index: number): Join | null {
    const own = this.features[index]!
    const isAftermath = own.titles.some((title) => aftermath.test(title))
    if (!isAftermath && !singular.has(own.topic)) return null
    const open = isAftermath
      ? this.openOf(index, windows.aftermath, (other) => areCompatible(own, other))
      : this.openOf(index, windows.proceedings, (other) => other.topic === own.topic && areCompatible(own, other))
    if (open.length !== 1 || (!isAftermath && isAlikeInForm(own, this.features[open[0]!]!))) return null
    const words = own.titles.flatMap((title) => aftermath.exec(title)?.[0] ?? [])
    return this.joinTo(open[0]!, { kind: 'follow-up', words: words.length > 0 ? words : [own.topic!] })
  }

  private openOf(index: number, within: number, fits: (other: Features) => boolean): number[] {
    const open: number[] = []
    for (let at = this.scandals.length - 1; at >= Math.max(0, this.scandals.length - max.open); at--) {
      const first = this.scandals[at]!
      if (this.age(index, first) > within) break
      if (this.age(index, first) > 0 && fits(this.features[first]!)) open.push(first)
    }
    return open
  }

  private *near(index: number, within: number): Generator<number> {
    for (let at = index - 1; at >= Math.max(0, index - max.near) && this.age(index, at) <= within; at--) yield at
  }

  private age(index: number, earlier: number): number {
    return this.features[index]!.article.at - this.features[earlier]!.article.at
  }

  private joinTo(index: number, reason: LinkReason): Join {
    return { to: this.features[index]!.article.id, reason }
  }
}

/** Titles that differ in what they name alone: two quarters, two recalls, two months. They tell of two events. */
function isAlikeInForm(a: Features, b: Features): boolean {
  return Math.abs(a.article.at - b.article.at) > windows.report
    ? titleShare(a, b) >= min.alikeTitle
    : conflicts(a.titleAmounts, b.titleAmounts) && titleShare(a, b) >= min.alikeTitle
}

const isAmount = (word: string) => /^(yen|money|percent|count) /.test(word)
const sharesAny = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>) => [...a].some((one) => b.has(one))
const neutralWeight = (word: string) => (word.startsWith('day ') ? 0.5 : /^(yen|money) /.test(word) ? 1.5 : 1)
const firstWords = (words: readonly string[]) => words.slice(0, 8)
