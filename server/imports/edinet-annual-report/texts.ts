import { readTargets } from '#methodology/targets/sentences/read-targets.ts'
import type { FilingRecord, ReadText } from '../records.ts'
import { type Fact, localName } from './facts.ts'

/** Blocks in which a filer speaks of its sustainability and its plans, also the filer's own ones: `…:MetricsAndTargetsClimateChangeTextBlock`. */
const block =
  /(Sustainability|Strategy|MetricsAndTargets|Climate|HumanCapital|HumanResources|Environmental|Biodiversity|NaturalCapital|BusinessPolicyBusinessEnvironment).*TextBlock$/
const notes = /^(Notes|Significant|Statement|Fair)|IFRS/

/** Characters of a filing that are read; the longest seen has 100,000. */
const most = 4 * 1024 * 1024

/**
 * Targets in the sentences of a filing. A chapter repeats its sections as blocks of their own: the shortest is read first, and what
 * it has said is not said again.
 */
export function readTexts(facts: readonly Fact[], { filedOn }: FilingRecord): ReadText[] {
  const year = Number(filedOn.slice(0, 4))
  const blocks = facts
    .filter(({ element, value }) => value && block.test(element) && !notes.test(localName(element)))
    .sort((a, b) => a.value!.length - b.value!.length)
  const seen = new Set<string>()
  const elements = new Set<string>()
  let left = most
  const texts: ReadText[] = []
  for (const { line, element, context, value } of blocks) {
    if (elements.has(element)) continue // The first context of a block stands.
    elements.add(element)
    const text = value!.slice(0, left)
    left -= text.length
    const targets = readTargets(text, { year }).filter(({ sentence, part, kind, amount, target }) => {
      // A heading may have run into the sentence of one of the two.
      const key = [sentence.slice(-60), part, kind, amount?.value, target?.year].join(' ')
      return !seen.has(key) && seen.add(key)
    })
    texts.push({ line, element, context, characters: text.length, targets })
  }
  return texts
}
