import { readTargets as readSentences } from '#methodology/targets/sentences/read-targets.ts'
import { toSeenLine } from '../../clean.ts'
import type { FilingRecord, ReadText, TargetRecord } from '../../records.ts'
import { type Filing, toLine } from '../book.ts'
import { htmlBlocks } from '../document/html-blocks.ts'
import { type Fact, localName } from '../facts.ts'

const ending =
  'DescriptionOfMetricsRelatedToPolicyOnDevelopmentOfHumanResourcesAndInternalEnvironmentAndTargetsAndPerformanceUsingSuchMetrics'

/** Targets on people and workplace, one row each. Their numbers are as printed, with the unit beside them. */
export function readTargets(book: Filing): TargetRecord[] {
  const field = (name: string) =>
    new Map(book.of(`jpcrp_cor:${name}${ending}`).map(({ fact, context }) => [context.member, fact]))
  const fields = [
    field('Metrics'),
    field('Targets'),
    field('Performance'),
    field('MetricsUnit'),
    field('TargetPeriod'),
  ] as const
  const text = (index: number, row: string) => fields[index]!.get(row)?.value || null

  return [...fields[0]]
    .filter(([row, fact]) => /^Row\d{1,6}Member$/.test(row) && fact.value)
    .map(([row, fact]) => ({
      line: fact.line,
      row,
      name: toSeenLine(fact.value!),
      target: text(1, row),
      performance: text(2, row),
      unit: text(3, row),
      targetPeriod: text(4, row),
      lines: fields.flatMap((of) => {
        const fact = of.get(row)
        return fact ? [toLine(fact)] : []
      }),
    }))
}

/** Blocks in which a filer speaks of its sustainability and its plans, also the filer's own ones: `…:MetricsAndTargetsClimateChangeTextBlock`. */
const block =
  /(Sustainability|Strategy|MetricsAndTargets|Climate|HumanCapital|HumanResources|Environmental|Biodiversity|NaturalCapital|BusinessPolicyBusinessEnvironment).*TextBlock$/
const notes = /^(Notes|Significant|Statement|Fair)|IFRS/

/**
 * A block as lines: a paragraph, or a row of a table with its cells apart, so that no sentence runs from one into the next and no two
 * numbers into one. A cell that spans several stands once.
 */
function linesOf(html: string): string {
  return htmlBlocks(html)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.rows.map(rowText)))
    .join('\n')
}

const rowText = (cells: readonly string[]) =>
  cells.filter((cell, at) => cell !== '' && (at === 0 || cell !== cells[at - 1])).join('\u3000')

/** Characters of a filing that are read; the longest seen has 100,000. */
const max = 4 * 1024 * 1024
/** Targets of a filing that are kept; reports have some dozens, and what has more is none. */
const maxTargets = 1000

/**
 * Targets in the sentences of a filing. A chapter repeats its sections as blocks of their own: the shortest is read first, and what
 * it has said is not said again.
 */
export function readTexts(facts: readonly Fact[], { filedOn }: Pick<FilingRecord, 'filedOn'>): ReadText[] {
  const year = Number(filedOn.slice(0, 4))
  const blocks = facts
    .filter(({ element, value }) => value && block.test(element) && !notes.test(localName(element)))
    .sort((a, b) => a.value!.length - b.value!.length)
  const seenKeys = new Set<string>()
  const elements = new Set<string>()
  let left = max
  const texts: ReadText[] = []
  for (const { line, element, context, value, html } of blocks) {
    if (elements.has(element)) continue // The first context of a block stands.
    elements.add(element)
    const text = (html === undefined ? value! : linesOf(html)).slice(0, left)
    left -= text.length
    const targets = readSentences(text, { year }).filter(({ sentence, part, kind, amount, target }) => {
      // A heading may have run into the sentence of one of the two.
      const key = [sentence.slice(-60), part, kind, amount?.value, target?.year].join(' ')
      return seenKeys.size < maxTargets && !seenKeys.has(key) && seenKeys.add(key)
    })
    texts.push({ line, element, context, characters: text.length, hasTables: html !== undefined, targets })
  }
  return texts
}
