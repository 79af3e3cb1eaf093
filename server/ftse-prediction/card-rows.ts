import type { FtseModel, FtseTarget } from '#contract/ftse-prediction/model.ts'
import type { FtseMeasure } from '#contract/ftse-prediction/parts.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { figure } from './figure.ts'
import { type FileLanguage, fileWords } from './file-words.ts'

/** The model card as a table: a row for each score and way of guessing. */
export function cardRows({ targets }: FtseModel, lang: FileLanguage): SheetCell[][] {
  const m = fileWords[lang]
  return [
    [...m.card],
    ...targets.flatMap((target): SheetCell[][] => {
      const { state, companies, ratings, years, measures } = target
      const head = [nameOf(target, lang), m.states[state], companies, ratings, years?.[0] ?? null, years?.[1] ?? null]
      if (!measures) return [head]
      const { model, lastYear, industryMean, structure } = measures
      const rows: [keyof typeof m.guesses, FtseMeasure | undefined][] = [
        ['model', model],
        ['lastYear', lastYear?.rival],
        ['industryMean', industryMean],
        ['structure', structure?.rival],
      ]
      return rows.flatMap(([guess, measure]) => (measure ? [[...head, m.guesses[guess], ...cells(measure)]] : []))
    }),
  ]
}

const cells = ({ n, error, close, spearman, coverage }: FtseMeasure): SheetCell[] => [
  ...[n, figure(error), figure(close, 100), figure(spearman), figure(coverage, 100)],
]

const pillarOf = { environment: 'E', social: 'S', governance: 'G' } as const

function nameOf({ key, nameJa, nameEn }: FtseTarget, lang: FileLanguage): string {
  const m = fileWords[lang]
  if (key === 'total') return m.total
  const pillar = pillarOf[key as keyof typeof pillarOf]
  if (pillar) return m.pillars[pillar]
  return (lang === 'ja' ? nameJa : nameEn) ?? key
}
