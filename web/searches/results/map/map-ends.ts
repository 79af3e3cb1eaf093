import type { Measure } from '#contract/search/measure.ts'
import type { Relation } from '#methodology/findings/relation.ts'
import { totalKeys } from '#methodology/scores/hierarchy.ts'
import { formatNumber } from '../../../format.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import { mapMessages } from './map-messages.ts'

type End = 'low' | 'high'

/** What the two ends of an axis are called. */
export interface Ends {
  /** In a corner of the map, `低炭素`. */
  readonly corner: Readonly<Record<End, string>>
  /** In a sentence. */
  readonly noun: Readonly<Record<End, string>>
  /** The end that is better; null when neither is. */
  readonly good: End | null
}

export function endsOf(measure: Measure, words: MeasureWords): Ends {
  const m = mapMessages()
  const good = { higher_better: 'high', lower_better: 'low', neutral: null }[words.direction] as Ends['good']
  const other = {
    corner: { high: m.ends.other.high(words.short), low: m.ends.other.low(words.short) },
    noun: { high: m.nouns.other.high(words.short), low: m.nouns.other.low(words.short) },
    good,
  }
  if (measure.aspect !== 'value') return { ...other, ...sameNoun(words.name) }
  const kind = kindOf(measure.subject.name, words)
  if (kind === null) return other
  if (kind === 'score') {
    const noun = { high: m.nouns.score.high(words.short), low: m.nouns.score.low(words.short) }
    return { corner: m.ends.score, noun: measure.subject.name === totalKeys[0] ? m.nouns.total : noun, good }
  }
  // A large company is not a better one.
  return { corner: m.ends[kind], noun: m.nouns[kind], good: kind === 'size' ? null : good }
}

function sameNoun(name: string): Pick<Ends, 'corner' | 'noun'> {
  const m = mapMessages()
  return {
    corner: { high: m.ends.other.high(name), low: m.ends.other.low(name) },
    noun: { high: m.nouns.other.high(name), low: m.nouns.other.low(name) },
  }
}

function kindOf(
  of: string,
  { kind, unit }: MeasureWords,
): 'score' | 'carbon' | 'size' | 'disclosure' | 'scandal' | null {
  if (kind === 'score') return 'score'
  if (of === 'market_cap') return 'size'
  if (of === 'coverage') return 'disclosure'
  if (of === 'scandal') return 'scandal'
  // Emissions of something, such as a million yen of sales; emissions themselves follow the size.
  return kind === 'indicator' && /^t-CO2e? ?[/／]/.test(unit) ? 'carbon' : null
}

/** The sentence above the map: whether the good end of one goes with the good end of the other. */
export function relationSentence({ n, rho, closeness }: Relation, x: Ends, y: Ends): string {
  const m = mapMessages().finding
  if (closeness === null || rho === null) return n < 10 ? m.few(formatNumber(n)) : m.same
  const from = x.good ?? 'high'
  const best = y.good ?? 'high'
  if (closeness === 'none') {
    const words = x.good && y.good ? m.none : m.neutral
    return capitalized(words(x.noun[from], y.noun[best]))
  }
  const to: End = rho > 0 === (from === 'high') ? 'high' : 'low'
  return capitalized(m[closeness](x.noun[from], y.noun[to]))
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
