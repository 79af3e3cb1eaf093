import type { ScenarioResult, ScenarioRow, scenarioFormats } from '#contract/scenario/cost.ts'
import { draftYears, effectOf, timeOf } from '#contract/scenario/effect.ts'
import { emissionsPathNames } from '#contract/scenario/names.ts'
import { floodStatus, type ScenarioSites } from '#contract/scenario/sites.ts'
import { targetSourceName } from '#contract/targets/list-names.ts'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { type FileSources, tableFile } from '#server/http/files/table-file.ts'
import { fileWords } from './file-words.ts'
import type { KnownPath } from './known-path.ts'

interface ScenarioFile {
  readonly result: ScenarioResult
  readonly paths: readonly KnownPath[]
  readonly asOf: string
  readonly sites: ScenarioSites
}

type Price = ScenarioResult['scenarios'][number]['prices'][number]

interface FileOptions {
  readonly format: (typeof scenarioFormats)[number]
  readonly lang: keyof typeof fileWords
  readonly sources: FileSources
}

/** Full precision without the noise of binary fractions. */
const figure = (value: number | null, times = 1) => (value === null ? null : Number((value * times).toPrecision(12)))

/** What was assumed and from where, results by year, every company, and a draft; four sheets, or one below another as CSV. */
export function writeScenario(file: ScenarioFile, { format, lang, sources }: FileOptions): Promise<FileAnswer> {
  const [about, years, companies, draft] = fileWords[lang].sheets as [string, string, string, string]
  return tableFile({ name: `satoyama-scenario-${file.asOf}`, format, sources }, [
    { name: about, rows: aboutRows(file, lang), widthOf: (at) => (at < 2 ? 40 : 22) },
    { name: years, rows: yearRows(file, lang), widthOf: () => 22 },
    { name: companies, rows: companyRows(file, lang), widthOf: (at) => (at === 1 || at === 7 ? 36 : 18) },
    { name: draft, rows: draftRows(file, lang), widthOf: (at) => (at === 1 || at === 6 ? 48 : 18) },
  ])
}

const nameOf = ({ scenario, regionJa, regionEn }: KnownPath, lang: FileOptions['lang']) =>
  `${scenario} ${lang === 'ja' ? regionJa : regionEn}`

/** How far a price was checked, and that it is between or after those of the table; of one that the reader brought in nobody checked anything. */
function statusText(path: KnownPath, price: Price, lang: FileOptions['lang']): string | null {
  const m = fileWords[lang]
  if (price === null) return null
  const status = path.key.startsWith('own-') ? m.own : m.status[price.status]
  return price.basis === 'given' ? status : m.worked(m.basis[price.basis], status)
}

function aboutRows({ result, paths, asOf }: ScenarioFile, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const { who, assumptions, base, coverage, scenarios, years, inYear } = result
  const whoName = (lang === 'ja' ? who.nameJa : (who.nameEn ?? who.nameJa)) ?? m.market
  const aboutCells: Record<keyof typeof m.about, SheetCell> = {
    who: whoName,
    date: who.date,
    asOf,
    ownership: m.ownerships[who.ownership],
    path: m.paths[assumptions.path],
    free: figure(assumptions.free, 100),
    freeUntil: assumptions.freeUntil,
    pass: figure(assumptions.pass, 100),
    tax: figure(assumptions.tax, 100),
    wacc: figure(assumptions.wacc, 100),
    fx: assumptions.fx,
    share: m.bases[assumptions.share],
    base: figure(base),
    companies: coverage.companies,
    withEmissions: coverage.withEmissions,
    started: assumptions.started.map((name) => m.about[name]).join(m.separator) || null,
  }
  const at = years.indexOf(inYear)
  return [
    ...Object.entries(m.about).map(([key, title]) => [title, aboutCells[key as keyof typeof aboutCells]]),
    [],
    [...m.prices, ...m.priceColumns(String(inYear))],
    ...scenarios.map(({ prices, npv }, index): SheetCell[] => {
      const path = paths[index]!
      const price = prices[at] ?? null
      return [
        ...[path.scenario, lang === 'ja' ? path.regionJa : path.regionEn, path.vintage, path.currency, path.priceLevel],
        ...[figure(npv.value), npv.from === null ? null : `${npv.from}–${npv.to}`, npv.missing],
        ...(price
          ? [figure(price.price), statusText(path, price, lang), price.sources.join(m.separator)]
          : [null, null, null]),
      ]
    }),
  ]
}

function yearRows({ result, paths }: ScenarioFile, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const { years, emissions, scenarios, assumptions } = result
  const header = [
    m.year,
    ...emissionsPathNames.map((path) => m.emissions[path]),
    ...paths.flatMap((path) =>
      (['price', 'status', 'cost', 'share'] as const).map((column) => `${nameOf(path, lang)} ${m.columns[column]}`),
    ),
  ]
  const rows = years.map((year, at): SheetCell[] => [
    year,
    ...emissionsPathNames.map((path) => figure(emissions[path][at] ?? null)),
    ...scenarios.flatMap(({ prices, costs, shares }, index) => [
      figure(prices[at]?.price ?? null, paths[index]!.currency === 'JPY' ? 1 : assumptions.fx),
      statusText(paths[index]!, prices[at] ?? null, lang),
      figure(costs[assumptions.path][at] ?? null),
      figure(shares[at] ?? null, 100),
    ]),
  ])
  return [header, ...rows]
}

function companyRows({ result, paths }: ScenarioFile, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const costs = paths.flatMap((path) => m.companyCost(nameOf(path, lang), String(result.inYear)))
  return [[...m.companies, ...costs], ...result.rows.map((row) => toCells(row, lang))]
}

function toCells(
  { company, owned, emissions, path, levels, trend, base, inYear, shares }: ScenarioRow,
  lang: FileOptions['lang'],
) {
  const m = fileWords[lang]
  const isEstimated = emissions?.figures.some(({ state }) => state === 'estimated')
  const cells: SheetCell[] = [
    ...[company.ticker, lang === 'en' ? (company.nameEn ?? company.nameJa) : company.nameJa, figure(owned, 100)],
    ...[emissions?.year ?? null, emissions ? figure(emissions.value) : m.none],
    ...[emissions && (isEstimated ? m.estimated : m.disclosed), path && m.paths[path]],
    levels.map((level) => targetText(level, lang)).join(m.separator) || null,
    ...[figure(trend?.growth ?? null, 100), base?.year ?? null, figure(base?.value ?? null)],
    ...inYear.costs.flatMap((cost, at) => [figure(cost), figure(shares[at] ?? null, 100)]),
  ]
  return cells
}

const targetText = ({ year, reduction, baseYear, source }: ScenarioRow['levels'][number], lang: FileOptions['lang']) =>
  fileWords[lang].target(String(year), String(figure(reduction, 100)), String(baseYear), targetSourceName(source, lang))

function draftRows({ result, paths, sites }: ScenarioFile, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const { assumptions, scenarios, years, who, rows } = result
  const targets = who.kind === 'company' ? (rows[0]?.levels ?? []) : []
  const response = targets.map((level) => targetText(level, lang)).join(m.separator) || m.response
  const { large, medium } = assumptions.effect
  return [
    [...m.draft],
    ...scenarios.flatMap(({ costs, shares }, index) =>
      draftYears.flatMap((year): SheetCell[][] => {
        const at = years.indexOf(year)
        const cost = costs[assumptions.path][at] ?? null
        const share = shares[at] ?? null
        if (cost === null) return []
        const { vintage } = paths[index]!
        const time = `${m.times[timeOf(year, years[0]!)]} (${year})`
        const effect = m.effects[effectOf(share, assumptions)]
        const what = m.content(`${nameOf(paths[index]!, lang)} ${vintage}`)
        return [[m.risk, what, time, effect, figure(cost), figure(share, 100), response]]
      }),
    ),
    ...(sites.sites.length === 0
      ? []
      : (['2C', '4C'] as const).map((world): SheetCell[] => {
          const what = m.flood(String(sites.sites.length), m.worlds[world], m.status[floodStatus(sites)])
          return [m.physical, what, m.times.long, m.effects.none, figure(sites.totals[world]), null, m.response]
        })),
    [],
    [m.thresholds(String(large * 100), String(medium * 100))],
  ]
}
