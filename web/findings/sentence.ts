import type { Finding } from '#methodology/findings/findings.ts'
import { formatNumber, formatShare, formatYear } from '../format.ts'
import type { FindingWords } from './messages.ts'
import { capitalized, enumerated, listed, type NameOf, nameIn, numberOf } from './names.ts'

type Of<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>

/**
 * The one sentence above a figure, without a full stop.
 *
 * @param m words of the language, `findingMessages()`
 * @param nameOf names of codes that only the caller knows, such as indicators; they are used unchanged
 */
export function sentence(finding: Finding, m: FindingWords, nameOf: NameOf = () => undefined): string {
  return capitalized(inWords(finding, m, (code) => nameIn(m, code, nameOf)))
}

type Name = (code: string) => string

function inWords(finding: Finding, m: FindingWords, name: Name): string {
  switch (finding.kind) {
    case 'no-data':
      return m.noData[finding.figure]
    case 'evaluations':
      return evaluations(finding, m, name)
    case 'radar':
      return radar(finding, m, name)
    case 'trend':
      return trend(finding, m)
    case 'unlike-years':
      return m.unlikeYears(formatYear(finding.last))
    case 'materiality':
      return materiality(finding, m)
    case 'waterfall':
      return waterfall(finding, m, name)
    case 'highlights':
      return highlights(finding, m, name)
    case 'consensus':
      return consensus(finding, m)
    case 'coverage':
      return coverage(finding, m)
  }
}

function evaluations({ raters, lowest, highest, consensus }: Of<'evaluations'>, m: FindingWords, name: Name) {
  const [low, high] = [lowest, highest].map(({ vendor, value }) => m.rating(name(vendor), value))
  if (raters === 1) return m.evaluations.single(low!)
  const words = m.evaluations.range(low!, high!)
  if (consensus === null) return m.evaluations.several(String(raters), words)
  return m.evaluations[consensus.agreement](String(raters), formatNumber(consensus.dispersion, 2), words)
}

function radar({ leading, trailing }: Of<'radar'>, m: FindingWords, name: Name) {
  const front = m.radar.leading(enumerated(m, leading, name), numberOf(leading))
  const back = m.radar.trailing(enumerated(m, trailing, name), numberOf(trailing))
  if (leading.codes.length === 0) return trailing.codes.length === 0 ? m.radar.neither : m.radar.noneLeading(back)
  return trailing.codes.length === 0 ? m.radar.noneTrailing(front) : m.radar.both(front, back)
}

function trend({ from, to, change, course }: Of<'trend'>, m: FindingWords) {
  const span = m.trend.span(String(to - from), formatYear(from), formatYear(to))
  return m.trend[course](course === 'flat' ? signed(change) : points(change), span)
}

function materiality({ themes, below, weightShare }: Of<'materiality'>, m: FindingWords) {
  if (below === 0) return m.materiality.none(String(themes))
  if (below === themes) return m.materiality.all(String(themes))
  return m.materiality.some(String(below), String(themes), share(weightShare, m))
}

function waterfall({ difference, raising, lowering }: Of<'waterfall'>, m: FindingWords, name: Name) {
  const words = difference > 0 ? m.waterfall.above : m.waterfall.below
  const head = difference === 0 ? m.waterfall.equal : words(points(difference))
  const up = raising.codes.length > 0 ? [m.waterfall.raising(listed(m, raising.codes.map(name)))] : []
  const down = lowering.codes.length > 0 ? [m.waterfall.lowering(listed(m, lowering.codes.map(name)))] : []
  const reasons = difference < 0 ? [...down, ...up] : [...up, ...down]
  return reasons.length === 0 ? head : `${head}${m.waterfall.first}${reasons.join(m.waterfall.between)}`
}

function highlights({ strengths, issues, silent }: Of<'highlights'>, m: FindingWords, name: Name) {
  const marked = (code: string) => (silent.includes(code) ? m.highlights.silent(name(code)) : name(code))
  const good = m.highlights.strengths(enumerated(m, strengths, name), numberOf(strengths))
  const bad = m.highlights.issues(enumerated(m, issues, marked), numberOf(issues))
  if (strengths.codes.length === 0)
    return issues.codes.length === 0 ? m.highlights.neither : m.highlights.noneStrong(bad)
  return issues.codes.length === 0 ? m.highlights.noneWeak(good) : m.highlights.both(good, bad)
}

function consensus({ vendors, mean, dispersion, agreement }: Of<'consensus'>, m: FindingWords) {
  return m.consensus[agreement](String(vendors), formatNumber(dispersion, 2), formatNumber(mean * 100))
}

function coverage({ disclosedShare, isLow }: Of<'coverage'>, m: FindingWords) {
  if (disclosedShare === 0) return m.coverage.none
  if (disclosedShare < minShare) return m.coverage.least
  return (isLow ? m.coverage.low : m.coverage.high)(share(disclosedShare, m))
}

const points = (value: number) => formatNumber(Math.abs(value), 1)
const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${points(value)}`

/** Below it a share is little and not nothing. */
const minShare = 0.01

/** A share as figures say it; in a sentence the least is spelt out. */
function share(value: number, m: FindingWords): string {
  return value > 0 && value < minShare ? m.share.least : formatShare(value)
}
