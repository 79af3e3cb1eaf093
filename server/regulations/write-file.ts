import type { RegulationCompany, RegulationFilter, regulationFormats } from '#contract/regulations/companies.ts'
import { disclosedShare, expectedOf } from '#contract/regulations/counts.ts'
import type { ThemeReason } from '#contract/scores/ratings.ts'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { readMarketSegments } from '#server/catalogue/classifications.ts'
import { type FileSources, tableFile } from '#server/http/files/table-file.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { toRows } from './companies.ts'
import { countGaps, countStates, forceOf } from './counts.ts'
import { figureOf } from './detail.ts'
import { fileWords } from './file-words.ts'
import type { NamedSet } from './market.ts'
import { countMarks } from './marks.ts'
import { inScope } from './scope.ts'
import type { RegulationView } from './view.ts'

interface RegulationFile {
  readonly view: RegulationView
  readonly set: NamedSet | null
  /** Positions of the companies that fit, in their order. */
  readonly companies: readonly number[]
  readonly filter: RegulationFilter
}

interface FileOptions {
  readonly format: (typeof regulationFormats)[number]
  readonly lang: keyof typeof fileWords
  readonly sources: FileSources
}

type Named = { readonly nameJa: string; readonly nameEn: string | null }
const nameIn = (lang: FileOptions['lang'], { nameJa, nameEn }: Named) => (lang === 'en' ? (nameEn ?? nameJa) : nameJa)

/** What the regulation is, its gaps by indicator, and every company that fits; three sheets, or one after the other as CSV. */
export async function writeRegulation(
  file: RegulationFile,
  { format, lang, sources }: FileOptions,
): Promise<FileAnswer> {
  const { view, companies } = file
  const rows = await toRows(view, companies)
  const name = `satoyama-regulation-${view.regulation.slug}-${view.asOf}`
  const [about, indicators, list] = fileWords[lang].sheets
  return tableFile({ name, format, sources }, [
    { name: about, rows: aboutRows(file, lang), widthOf: (at) => (at === 0 ? 24 : 80) },
    { name: indicators, rows: indicatorRows(file, lang), widthOf: (at) => (at === 1 ? 40 : 18) },
    { name: list, rows: companyRows(view, rows, lang), widthOf: (at) => (at === 1 || at === 4 ? 40 : 16) },
  ])
}

function aboutRows({ view, set, filter }: RegulationFile, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const { regulation, listed, asOf, year } = view
  const isJa = lang === 'ja'
  const { force, from } = forceOf(regulation, asOf)
  const counts = countStates(view, listed)
  const selection = [set && nameIn(lang, set), filter.state && m.states[filter.state], filter.find || null]
  const aboutCells: SheetCell[] = [
    isJa ? regulation.theme.name_ja : regulation.theme.name_en,
    isJa ? regulation.asks_ja : regulation.asks_en,
    m.status[regulation.status],
    isJa ? regulation.text_ja : regulation.text_en,
    regulation.url,
    m.status[regulation.url_status],
    regulation.theme.rule,
    m.status[regulation.theme.status],
    m.force[force](from ?? ''),
    asOf,
    year === undefined ? m.newest : `FY${year}`,
    selection.filter(Boolean).join(m.separator) || null,
    ...[listed.length, counts.applies, counts.not_applicable, counts.unknown],
  ]
  return m.about.map((title, at) => [title, aboutCells[at] ?? null])
}

function indicatorRows({ view, companies }: RegulationFile, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const scope = inScope(view)
  const rows = view.regulation.indicators.map(({ indicator, status }, at): SheetCell[] => {
    const [market, own] = [countGaps(view.gaps[at]!, scope), countGaps(view.gaps[at]!, companies)]
    const share = disclosedShare(market)
    const [assured, ownAssured] = [countMarks(view, at, scope).assured, countMarks(view, at, companies).assured]
    return [
      ...[indicator.code, nameIn(lang, indicator), indicator.unit, m.status[status]],
      share === null ? null : Number((share * 100).toFixed(1)),
      ...[market.disclosed, expectedOf(market), own.disclosed, expectedOf(own), assured, ownAssured],
    ]
  })
  return [[...m.indicators], ...rows]
}

function companyRows(
  view: RegulationView,
  rows: readonly RegulationCompany[],
  lang: FileOptions['lang'],
): SheetCell[][] {
  const m = fileWords[lang]
  const markets = new Map(readMarketSegments().map((row) => [row.code, row]))
  const { indicators } = view.regulation
  const header = [
    ...m.companies,
    ...indicators.flatMap(({ indicator }) => {
      const name = nameIn(lang, indicator)
      const title = `${indicator.code} ${name}`
      return [`${title} (${indicator.unit})`, m.stateOf(title), m.assuranceOf(title), m.standardOf(title)]
    }),
  ]
  const toCells = (row: RegulationCompany): SheetCell[] => {
    const company = companyPosition(view.panel, row.companyId)!
    const market = row.market === null ? undefined : markets.get(row.market)
    const from = row.first && (row.first.force === 'planned' ? `${row.first.from} (${m.planned})` : row.first.from)
    return [
      ...[row.ticker, nameIn(lang, row), market ? nameIn(lang, market) : row.market, m.states[row.state]],
      row.because.map((reason) => reasonText(reason, lang)).join(m.separator) || null,
      ...[from, row.first && m.status[row.first.status], row.first?.yearEnd ?? null],
      row.fiscalYear === null ? null : `FY${row.fiscalYear}`,
      ...[row.gaps.disclosed, expectedOf(row.gaps), row.worst && nameIn(lang, row.worst)],
      ...indicators.flatMap(({ indicator }, at): SheetCell[] => {
        const { value, state, assurance, standard } = figureOf(view, at, company)
        const isYesNo = indicator.unit === 'yes/no' && value !== null
        return [
          ...[isYesNo ? (value === 1 ? m.yes : m.no) : value, m.gaps[state]],
          ...[assurance && m.assurance[assurance], standard && m.standard[standard]],
        ]
      }),
    ]
  }
  return [header, ...rows.map(toCells)]
}

/** What decided, or what is missing: the term, what was found, and what it was held against. */
function reasonText(reason: ThemeReason, lang: FileOptions['lang']): string {
  const m = fileWords[lang]
  const { found, test } = reason
  const word = (value: number | string) => (value === 'yes' ? m.yes : value === 'no' ? m.no : String(value))
  const own = found.kind === 'missing' ? m.missing : word(found.value)
  const findingText = `${nameIn(lang, reason)}: ${found.kind === 'estimated' ? `${own} (${m.estimated})` : own}`
  if (test.kind === 'comparison') return `${findingText} (${test.operator} ${word(test.operand)})`
  if (test.kind === 'membership')
    return `${findingText} (${test.isIn ? 'in' : 'not in'} ${test.operands.map(word).join(', ')})`
  return findingText
}
