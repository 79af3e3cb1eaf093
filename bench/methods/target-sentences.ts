import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { acceptedFrom, keptFrom } from '../../methodology/targets/sentences/features.ts'
import {
  comparedFields,
  type LabelledSentence,
  pairUp,
  type Quality,
  qualityOf,
  readLabels,
} from '../../methodology/targets/sentences/labels.ts'
import { readTargets } from '../../methodology/targets/sentences/read-targets.ts'
import { print, timed } from '../measure.ts'

/** Year of the report that the labelled sentences are read as of. */
export const labelledIn = 2025

export function labelledSentences(): LabelledSentence[] {
  const file = readFileSync(new URL('../../data/target_sentences.csv', import.meta.url))
  const rows = parse(file, { columns: true }) as Record<'language' | 'split' | 'text' | 'targets', string>[]
  return rows.map(({ language, split, text, targets }) => ({
    language: language as LabelledSentence['language'],
    split: split as LabelledSentence['split'],
    text,
    targets: readLabels(targets),
  }))
}

const read = ({ text }: LabelledSentence) => readTargets(text, { year: labelledIn })

/** Precision and recall of the reader of targets on sentences that were labelled before it was written. */
export async function benchTargetSentences(): Promise<void> {
  const all = labelledSentences()
  const head = ['sentences', 'labels', 'read', 'P', 'R', 'P whole', 'R whole', ...comparedFields, 'false']
  print(`${''.padEnd(24)}${head.map((word) => word.padStart(10)).join('')}`)
  for (const split of ['develop', 'test'] as const)
    for (const language of ['ja', 'en', null] as const) {
      const own = all.filter((one) => one.split === split && (language === null || one.language === language))
      for (const threshold of language === null ? [keptFrom, 0.5, 0.7, acceptedFrom, 0.9, 0.95] : [acceptedFrom])
        print(`${`${split} ${language ?? 'both'} ≥ ${threshold}`.padEnd(24)}${cells(qualityOf(own, threshold, read))}`)
    }
  printBands(all)
  const text = all
    .map((one) => one.text)
    .join('\n')
    .repeat(50)
  const took = await timed(() => readTargets(text, { year: labelledIn }))
  print(`${(text.length / 1e6).toFixed(1)} million characters in ${Math.round(took)} ms`)
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

function cells({ sentences, labels, read, found, fields, whole, falseSentences }: Quality): string {
  const all = [
    sentences,
    labels,
    read,
    share(found, read),
    share(found, labels),
    share(whole, read),
    share(whole, labels),
    ...comparedFields.map((field) => share(fields[field], found)),
    falseSentences,
  ]
  return all.map((cell) => String(cell).padStart(10)).join('')
}

/** Of the targets in a band of confidence, how many are targets: whether the confidence means what it says. */
function printBands(all: readonly LabelledSentence[]): void {
  const edges = [keptFrom, 0.5, 0.7, acceptedFrom, 0.9, 0.97, 1.001]
  for (const split of ['develop', 'test'] as const) {
    const judged = all
      .filter((one) => one.split === split)
      .flatMap((sentence) => {
        const { pairs, wrong } = pairUp(read(sentence), sentence.targets)
        return [
          ...pairs.map((pair) => ({ confidence: pair.read.confidence, isTarget: true })),
          ...wrong.map(({ confidence }) => ({ confidence, isTarget: false })),
        ]
      })
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const own = judged.filter(({ confidence }) => confidence >= from && confidence < edges[index + 1]!)
      const right = own.filter(({ isTarget }) => isTarget).length
      print(`${split} confidence from ${from}: ${own.length} read, ${share(right, own.length)} of them targets`)
    }
  }
}
