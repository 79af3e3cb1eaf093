import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { FactStatus } from '#contract/market/indicators.ts'
import { readRange } from '#methodology/patents/ipc.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import {
  readGics,
  readGicsMapping,
  readMarketSegments,
  readTse17,
  readTse33,
} from '#server/catalogue/classifications.ts'
import { isVerified } from '#server/catalogue/fact.ts'
import { greenFacts, readGreenInventory, readIpcClasses } from '#server/catalogue/patents.ts'
import { readJapanCities, readRegionCountries, readRegions } from '#server/catalogue/regions.ts'
import { emissionRules } from '#server/imports/edinet-annual-report/emissions/emissions.ts'
import { rules } from '#server/imports/edinet-annual-report/rules.ts'
import { readObjectiveMappings, readObjectives } from '#server/indicators/eu-taxonomy.ts'

type Row = Record<string, string>

const files = globSync('*.csv', { cwd: import.meta.dirname }).sort()
const table = (name: string) => parse(readFileSync(join(import.meta.dirname, name)), { columns: true }) as Row[]

const counts: Record<string, number> = {
  'berg_rating_correlations.csv': 15,
  'carbon_price_paths.csv': 1,
  'carbon_prices.csv': 3,
  'controversy_scales.csv': 18,
  'eisai_fy2019_employment_impact.csv': 13,
  'esg_news_categories.csv': 37,
  'eu_objectives.csv': 7, // six objectives, and the minimum safeguards beside them
  'eu_taxonomy.csv': 122,
  'filing_pattern.csv': 129, // 23 tagged, 106 in words
  'financials.csv': 39,
  'flood_damage.csv': 5,
  'flood_frequency.csv': 3,
  'ftse_exposure.csv': 18,
  'ftse_indicators.csv': 201,
  'ftse_themes.csv': 14,
  'further_scored.csv': 2,
  'gics.csv': 214, // 2018: 11 + 24 + 69; 2023: 11 + 25 + 74
  'gics_2018_to_2023.csv': 77,
  'impact_parameters.csv': 12,
  'statutory.csv': 4,
  'ipc_classes.csv': 491, // 8 sections, their classes and subclasses
  'ipc_green_inventory.csv': 86, // in seven topics
  'japan_parameters.csv': 30,
  'limits.csv': 25,
  'lseg_categories.csv': 10,
  'market_segments.csv': 16,
  'japan_cities.csv': 811, // 788 of 792 cities, as two pairs share a name, and 23 special wards
  'materiality.csv': 962, // 74 industries × 13 categories
  'materiality_reasons.csv': 377,
  'materiality_topics.csv': 181,
  'pcaf_data_quality.csv': 7,
  'region_countries.csv': 249,
  'regions.csv': 84, // 29 of M49, 8 of Japan, 47 prefectures
  'regulation_indicators.csv': 115,
  'regulation_stages.csv': 27,
  'regulation_terms.csv': 5,
  'regulations.csv': 18,
  'sasb_sics.csv': 88,
  'sbti_regression_model4.csv': 42,
  'sbti_temperature_vectors.csv': 33,
  'scenario_assumptions.csv': 7,
  'sdgs.csv': 17,
  'sfdr_pai.csv': 18,
  'shown_sources.csv': 38,
  'standard_references.csv': 51,
  'target_sentences.csv': 200,
  'themes.csv': 50,
  'tse17.csv': 17,
  'tse33.csv': 33,
  'tse33_gics.csv': 95,
  'vocabulary.csv': 73,
  'yanagi_sensitivity.csv': 8,
}

/** Tables that a recipe of CONTRIBUTING adds rows to, and what they had at first. */
const growing: Record<string, number> = {
  'attributions.csv': 31,
  'indicators.csv': 427,
  'vendor_scales.csv': 39,
  'vendors.csv': 6,
}

test('every table is here and has the rows it should', () => {
  const isFixed = (name: string) => !(name in growing)
  expect(Object.fromEntries(files.filter(isFixed).map((name) => [name, table(name).length]))).toEqual(counts)
  for (const [name, first] of Object.entries(growing)) expect(table(name).length, name).toBeGreaterThanOrEqual(first)
})

describe.each(files)('%s', (name) => {
  const rows = table(name)

  test('says of each row where it comes from and how far it was checked', () => {
    const odd = rows.filter(({ source, status }) => !source?.trim() || !FactStatus.options.includes(status as never))
    expect(odd).toEqual([])
  })

  test('has both languages where it has one, and no broken letters', () => {
    const pairs = Object.keys(rows[0]!).filter(
      (column) => column.endsWith('_ja') && `${column.slice(0, -2)}en` in rows[0]!,
    )
    const oneSided = rows.filter((row) =>
      pairs.some((column) => !row[column]?.trim() || !row[`${column.slice(0, -2)}en`]?.trim()),
    )
    expect(oneSided).toEqual([])
    expect(rows.filter((row) => Object.values(row).some((cell) => cell.includes('\uFFFD')))).toEqual([])
  })
})

test('what is recalled or proposed is never shown as verified', () => {
  expect(FactStatus.options.filter(isVerified)).toEqual(['official', 'verified', 'derived'])
})

describe('indicators', () => {
  const catalogue = readCatalogue()

  test('are those of the three tables; codes and question codes are unique', () => {
    const rows = ['indicators.csv', 'statutory.csv', 'financials.csv'].reduce(
      (sum, name) => sum + table(name).length,
      0,
    )
    expect(catalogue).toHaveLength(rows)
    expect(new Set(catalogue.map(({ code }) => code)).size).toBe(rows)
    expect(new Set(catalogue.map(({ questionCode }) => questionCode)).size).toBe(rows)
  })

  test('the middle categories are those of the materiality hierarchy', () => {
    const middle = Map.groupBy(
      catalogue.filter(({ kind }) => kind === 'esg'),
      ({ large }) => large,
    )
    expect(
      Object.fromEntries(
        [...middle].map(([large, rows]) => [large, [...new Set(rows.map((row) => row.middle))].sort()]),
      ),
    ).toEqual({
      environment: ['climatechange', 'emissions', 'energy', 'environmental_management', 'waste', 'water'],
      social: ['community', 'diversity_s', 'labour_rights', 'social_improvement'],
      governance: ['anti_corruption', 'board_meeting', 'risk_management'],
    })
  })

  test('kinds of figures agree with types, units and sizes', () => {
    const odd = catalogue.filter(({ figureKind: kind, type, unit, distribution, sizeBase }) => {
      if ((kind === 'boolean') !== (type === 'boolean')) return true
      if ((kind === 'year') !== (unit === 'year')) return true
      if (kind === 'percent' && unit !== '%') return true
      if (kind === 'other' && distribution !== 'normal') return true
      return sizeBase !== null && kind !== 'amount'
    })
    expect(odd.map(({ code }) => code)).toEqual([])
    const repeats = catalogue.filter(({ sameAs }) => sameAs !== null)
    for (const { sameAs, figureKind } of repeats)
      expect(catalogue.find(({ code }) => code === sameAs)?.figureKind).toBe(figureKind)
  })

  test('a financial row that repeats an indicator names one that is there, in the same unit', () => {
    const byCode = new Map(catalogue.map((row) => [row.code, row]))
    const repeats = catalogue.filter(({ sameAs }) => sameAs !== null)
    expect(repeats).toHaveLength(9)
    for (const { sameAs, unit } of repeats) expect(byCode.get(sameAs!)?.unit).toBe(unit)
  })

  test('the importer reads each indicator from the elements that the catalogue names for it', () => {
    const named = (code: string) =>
      catalogue.filter((row) => row.code === code || row.sameAs === code).flatMap(({ elements }) => elements)
    const emissions = emissionRules.map(({ indicator, element }) => ({ indicator, elements: [element] }))
    const standard = rules.map(({ indicator, elements, byStandard = {} }) => ({
      indicator,
      elements: [...elements, ...Object.values(byStandard).flat()],
    }))
    const strange = [...standard, ...emissions].flatMap(({ indicator, elements }) =>
      elements.filter((element) => !named(indicator).includes(element)).map((element) => `${indicator} ${element}`),
    )
    expect(strange).toEqual([])
  })
})

describe('industries', () => {
  const gics = readGics()

  test('TSE: 33 industries in 17 groups, every group reached', () => {
    const groups = readTse17().map(({ code }) => code)
    expect(new Set(readTse33().map(({ tse17Code }) => tse17Code))).toEqual(new Set(groups))
    expect([readTse33().length, groups.length, readMarketSegments().length]).toEqual([33, 17, 16])
  })

  test.each([
    ['2018', 11, 24, 69],
    ['2023', 11, 25, 74],
  ])('GICS of %s: %i sectors, %i groups, %i industries, each with its parent', (basis, ...expected) => {
    const rows = gics.filter((row) => row.basis === basis)
    expect(['sector', 'group', 'industry'].map((level) => rows.filter((row) => row.level === level).length)).toEqual(
      expected,
    )
    const codes = new Set(rows.map(({ code }) => code))
    expect(codes.size).toBe(rows.length)
    expect(rows.filter(({ level, parent }) => level !== 'sector' && !codes.has(parent))).toEqual([])
  })

  test('every industry of 2018 became some of 2023, and every one of 2023 was some', () => {
    const mapping = readGicsMapping()
    const of = (basis: string) =>
      new Set(gics.filter((row) => row.basis === basis && row.level === 'industry').map(({ code }) => code))
    expect(new Set(mapping.map((row) => row.gics_2018))).toEqual(of('2018'))
    expect(new Set(mapping.map((row) => row.gics_2023))).toEqual(of('2023'))
  })

  test('materiality weighs each of 13 categories in each of 74 industries, from 0 to 5', () => {
    const rows = table('materiality.csv')
    const industries = new Set(
      gics.filter(({ basis, level }) => basis === '2023' && level === 'industry').map(({ code }) => code),
    )
    expect(new Set(rows.map(({ gics_code }) => gics_code))).toEqual(industries)
    expect(new Set(rows.map(({ gics_code, middle_category }) => `${gics_code} ${middle_category}`)).size).toBe(74 * 13)
    expect(rows.filter(({ weight }) => !/^[0-5]$/.test(weight!))).toEqual([])
  })
})

test('no text that a reader sees names a file of ours', () => {
  const texts = [
    'themes.csv',
    'regulations.csv',
    'regulation_stages.csv',
    'regulation_terms.csv',
    'gics_2018_to_2023.csv',
  ].flatMap((file) => table(file).flatMap(({ source: _, ...row }) => Object.values(row)))
  expect(texts.filter((text) => /\w\.csv\b/.test(text))).toEqual([])
})

describe('Japanese', () => {
  const isJapanese = (text: string | undefined) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text!)
  /** Two English words beside each other; sites, names and figures stand as they are. */
  const hasPhrase = (text: string | undefined) => /(?<![\w.])[a-z]{2,} [a-z]{2,}(?![\w.])/.test(text!)

  test.each([
    ['themes.csv', 'note'],
    ['financials.csv', 'formula'],
    ['gics_2018_to_2023.csv', 'note'],
    ['yanagi_sensitivity.csv', 'note'],
  ])('every row of %s that has a %s has it in both languages', (file, column) => {
    const rows = table(file)
    expect(rows.filter((row) => (row[column] === '') !== (row[`${column}_ja`] === ''))).toEqual([])
    expect(rows.filter((row) => hasPhrase(row[`${column}_ja`]))).toEqual([])
    expect(rows.filter((row) => hasPhrase(row[column]) && !isJapanese(row[`${column}_ja`]))).toEqual([])
  })

  test.each([
    ['materiality_reasons.csv', 'reason', table('materiality.csv').map(({ reason_en }) => reason_en!)],
    ['materiality_topics.csv', 'topic', table('materiality.csv').flatMap(({ basis }) => topicsOf(basis!))],
  ])('%s has every %s of materiality once, and no other', (file, column, used) => {
    const rows = table(file)
    expect(rows.map((row) => row[`${column}_en`])).toEqual([...new Set(used)])
    expect(rows.filter((row) => !isJapanese(row[`${column}_ja`]))).toEqual([])
  })

  test('the sources that screens show have their Japanese once, and no other has', () => {
    const industries = ['tse33.csv', 'tse17.csv', 'gics.csv', 'gics_2018_to_2023.csv', 'tse33_gics.csv']
    const law = [
      'themes.csv',
      'regulations.csv',
      'regulation_stages.csv',
      'regulation_terms.csv',
      'regulation_indicators.csv',
    ]
    const shown = [...industries, ...law, 'ipc_classes.csv', 'ipc_green_inventory.csv', 'impact_parameters.csv']
    const rows = table('shown_sources.csv')
    const used = new Set(shown.flatMap((name) => table(name).map(({ source }) => source)))
    expect(rows.map(({ source_en }) => source_en).sort()).toEqual([...used].sort())
    expect(rows.filter(({ source_ja }) => hasPhrase(source_ja))).toEqual([])
  })
})

/** `SASB EM-CM water management; safety [R] | …`. */
function topicsOf(basis: string): string[] {
  return basis.split(' | ').flatMap((part) => part.replace(/^SASB [A-Z]{2}-[A-Z]{2} | \[[RSP]\]$/g, '').split('; '))
}

test('rules of themes speak of indicators that are there and of terms that the vocabulary explains', () => {
  const codes = new Set(readCatalogue().map(({ code }) => code))
  const terms = new Set(
    table('vocabulary.csv')
      .filter(({ kind }) => kind === 'rule_term')
      .map(({ value }) => value),
  )
  for (const { code, rule } of table('themes.csv')) {
    const named = rule!.match(/\b[EFGS]-[A-Z]{2}-\d{3}\b/g) ?? []
    expect([code, named.filter((indicator) => !codes.has(indicator))]).toEqual([code, []])
    const used = rule!.match(/\b(?:pct|flag|scandal)\.[a-z_]+/g) ?? []
    expect([code, used.filter((term) => !terms.has(term))]).toEqual([code, []])
  }
})

describe('patents', () => {
  const classes = readIpcClasses()
  const codes = new Set(classes.map(({ code }) => code))

  test('every class once, below its section, every subclass below its class', () => {
    expect(codes.size).toBe(classes.length)
    expect(classes.filter(({ level }) => level === 'section').map(({ code }) => code)).toEqual([...'ABCDEFGH'])
    const parentOf = (code: string) => (code.length === 4 ? code.slice(0, 3) : code.slice(0, 1))
    expect(classes.filter(({ code }) => !codes.has(parentOf(code)))).toEqual([])
  })

  test('every symbol of the green inventory is read, and its class has a name', () => {
    const topics = readGreenInventory()
    expect(topics.map(({ key }) => key)).toEqual([
      ...['energy', 'transport', 'conservation', 'waste', 'agriculture', 'administration', 'nuclear'],
    ])
    const symbols = topics.flatMap(({ subtopics }) => subtopics.flatMap((each) => each.symbols))
    expect(symbols.filter((symbol) => readRange(symbol) === null)).toEqual([])
    expect(symbols.filter((symbol) => !codes.has(readRange(symbol)!.within))).toEqual([])
    expect(greenFacts()).toMatchObject({ status: 'proposed', own: 2 }) // successors of H01L 31, 33 and 51
  })

  test('no name of a class and no part of the inventory is only recalled', () => {
    const rows = [...table('ipc_classes.csv'), ...table('ipc_green_inventory.csv')]
    expect(rows.filter(({ status }) => status === 'recalled')).toEqual([])
  })
})

describe('regions', () => {
  const regions = readRegions()
  const codes = regions.map(({ code }) => code)

  test('29 of the world, 8 of Japan, 47 prefectures, each after the one it belongs to', () => {
    const of = (kind: string) => regions.filter((region) => region.kind === kind)
    expect(['m49', 'japan-region', 'prefecture'].map((kind) => of(kind).length)).toEqual([29, 8, 47])
    expect(new Set(codes).size).toBe(codes.length)
    const late = regions.filter(({ parent }, at) => parent !== null && !codes.slice(0, at).includes(parent))
    expect(late).toEqual([])
    expect(of('prefecture').map(({ code }) => code)).toEqual(
      Array.from({ length: 47 }, (_, index) => `JP-${String(index + 1).padStart(2, '0')}`),
    )
  })

  test('every country once, in a region that has no other inside', () => {
    const countries = readRegionCountries()
    expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
    const parents = new Set(regions.filter(({ kind }) => kind === 'm49').map(({ parent }) => parent))
    expect(countries.filter(({ region }) => !codes.includes(region) || parents.has(region))).toEqual([])
  })

  test('every city once, in a prefecture; names that two have are left out', () => {
    const cities = readJapanCities()
    const names = cities.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(['府中市', '伊達市'].filter((name) => names.includes(name))).toEqual([])
    expect(new Set(cities.map(({ prefecture }) => prefecture)).size).toBe(47)
    expect(cities.filter(({ prefecture }) => !codes.includes(prefecture))).toEqual([])
  })
})

describe('the EU taxonomy', () => {
  const objectives = readObjectives()
  const mappings = readObjectiveMappings()

  test('six objectives after Article 9, and the minimum safeguards of Article 18', () => {
    expect(objectives.map(({ article }) => article)).toEqual(['9(a)', '9(b)', '9(c)', '9(d)', '9(e)', '9(f)', '18'])
    expect(objectives.map(({ contribution_article }) => contribution_article)).toEqual([
      ...['10', '11', '12', '13', '14', '15'],
      '',
    ])
  })

  test('maps indicators that are there, each once to an objective, and shows that the mapping is ours', () => {
    const codes = new Set(readCatalogue().map(({ code }) => code))
    expect(mappings.filter(({ indicator }) => !codes.has(indicator))).toEqual([])
    expect(new Set(mappings.map(({ objective, indicator }) => `${objective} ${indicator}`)).size).toBe(mappings.length)
    expect(new Set(mappings.map(({ objective }) => objective))).toEqual(new Set(objectives.map(({ code }) => code)))
    expect(mappings.filter(({ status }) => isVerified(status))).toEqual([])
  })

  test('each relation names the article it comes from', () => {
    for (const { objective, relation, article, topic } of mappings) {
      const { contribution_article, harm_article } = objectives.find(({ code }) => code === objective)!
      const expected = {
        substantial_contribution: contribution_article,
        no_significant_harm: harm_article,
        minimum_safeguards: topic === 'sfdr_social' ? '18(2)' : '18(1)',
      }
      expect([objective, article]).toEqual([objective, expected[relation]])
      expect(objective === 'minimum-safeguards').toBe(relation === 'minimum_safeguards')
    }
  })
})
