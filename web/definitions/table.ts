import type { Definition } from '#contract/market/indicators.ts'
import { figureCell, type TableOf } from '../charts/figure/table.ts'
import { formatShare, formatYear } from '../format.ts'
import { language } from '../i18n/language.ts'
import { categoryName } from '../indicators/categories.ts'
import { factMessages } from '../indicators/fact-messages.ts'
import { referenceName } from '../indicators/reference-names.ts'
import { unitWords } from '../indicators/units.ts'
import { formulaOf } from './formula.ts'
import { definitionMessages } from './messages.ts'
import type { Rates } from './rates.ts'
import { tagName } from './tag-name.ts'

const joined = (texts: readonly string[]) => texts.join('; ')

/** The definitions as a table: all that the catalogue says, and the disclosure rate of every year. */
export function definitionsTable(definitions: readonly Definition[], rates: Rates): TableOf {
  const m = definitionMessages()
  const { facts, values } = m
  const columns: readonly (readonly [label: string, cell: (of: Definition) => string])[] = [
    [facts.code, ({ code }) => code],
    [facts.questionCode, ({ questionCode }) => questionCode],
    [facts.nameJa, ({ nameJa }) => nameJa],
    [facts.nameEn, ({ nameEn }) => nameEn],
    [facts.figureKind, ({ figureKind }) => values.figureKind[figureKind]],
    [facts.unit, ({ unit }) => unitWords(unit)],
    [facts.large, ({ large }) => categoryName(large)],
    [facts.middle, ({ middle }) => categoryName(middle)],
    [facts.small, ({ smallJa, smallEn }) => (language() === 'ja' ? smallJa : smallEn)],
    [facts.kind, ({ kind }) => values.kind[kind]],
    [facts.type, ({ type }) => values.type[type]],
    [facts.direction, ({ direction }) => values.direction[direction]],
    [facts.boundary, ({ boundary }) => boundaryName(boundary)],
    [facts.scored, ({ isScored }) => values.scored[isScored ? 'yes' : 'no']],
    [facts.tags, ({ scoreTags }) => joined(scoreTags.map(tagName))],
    [facts.sdgs, ({ sdgs }) => joined(sdgs.map(String))],
    [facts.standards, ({ standardRefs }) => joined(standardRefs.map(referenceName))],
    [facts.ssbj, ({ ssbjRefs }) => joined(ssbjRefs)],
    [facts.elements, ({ elements }) => joined(elements)],
    [facts.formula, (definition) => formulaOf(definition) ?? ''],
    [facts.status, ({ status }) => factMessages().status[status]],
  ]
  return {
    caption: m.title,
    columns: [
      ...columns.map(([label]) => ({ label })),
      ...rates.years.map((year) => ({ label: m.columns.rate(formatYear(year)), isNumber: true })),
    ],
    rows: definitions.map((definition) => ({
      key: definition.code,
      cells: [
        ...columns.map(([, cell]) => cell(definition)),
        ...rates.years.map((_, index) =>
          figureCell(rates.of(definition.code)[index] ?? null, (share) => formatShare(share, 1)),
        ),
      ],
    })),
  }
}

export function boundaryName(boundary: string): string {
  return (definitionMessages().boundaries as Readonly<Record<string, string>>)[boundary] ?? boundary
}
