import type { CompanyIndustry } from '#contract/company-facts/company-facts.ts'
import { once } from '#server/cache/once.ts'
import { readGics, readGicsMapping, readTse17, readTse33, tse33OfEdinet } from '#server/catalogue/classifications.ts'
import { type CompanyRow, type listFactEntries, standingOf } from './facts.ts'

type FactEntries = Awaited<ReturnType<typeof listFactEntries>>
type Named = CompanyIndustry['chain'][number]

const tables = once(() => ({
  tse33: new Map(readTse33().map((row) => [row.code, row])),
  tse17: new Map(readTse17().map((row) => [row.code, row])),
  gics: new Map(readGics().map((row) => [`${row.basis} ${row.code}`, row])),
  earlier: new Map(readGicsMapping().map((row) => [row.gics_2023, row.gics_2018])),
}))

/** The company's industry on five bases: told by a list, or following from one that is. */
export function industriesOf(row: CompanyRow, entries: FactEntries, asOf: string): CompanyIndustry[] {
  const { tse33, tse17, earlier } = tables()
  const standing = (name: string) => standingOf(row, entries, name, asOf)
  const own33 = standing('tse33_code')
  const own17 = standing('tse17_code')
  const gics = standing('gics_code')
  const edinet = standing('edinet_industry')
  const { origin, ...told33 } = tse33Standing(row, entries, asOf)
  const code17 = own17.value ?? tse33.get(own33.value ?? '')?.tse17Code ?? null
  const code2018 = earlier.get(gics.value ?? '') ?? null
  const names = { nameJa: edinet.value ?? '', nameEn: edinet.value ?? '' }
  return [
    entry(
      'tse33',
      named(tse33.get(own33.value ?? '')),
      { ...own33, ...told33 },
      origin === 'code-list' ? 'edinet' : null,
      origin,
    ),
    own17.value === null && code17 !== null
      ? entry('tse17', named(tse17.get(code17)), null, 'tse33')
      : entry('tse17', named(tse17.get(code17 ?? '')), own17),
    entry('gics2023', gicsChain('2023', gics.value), gics),
    entry('gics2018', gicsChain('2018', code2018), null, 'gics2023'),
    entry('edinet', edinet.value === null ? [] : [{ code: '', ...names }], edinet),
  ]
}

/**
 * Who tells the TSE 33 industry, in which file and on which day. A list that tells the same industry as another source did before leaves
 * no line of the industry itself, only one of its origin; and what follows from EDINET's industry is EDINET's, whichever list let it stand.
 */
function tse33Standing(row: CompanyRow, entries: FactEntries, asOf: string) {
  const code = standingOf(row, entries, 'tse33_code', asOf)
  const from = standingOf(row, entries, 'tse33_origin', asOf)
  const origin = from.value as CompanyIndustry['origin']
  const lines = entries.filter(({ told_on }) => told_on === null || told_on <= asOf)
  const last = (name: string, fits: (value: string | null) => boolean = () => true) =>
    lines.findLast((line) => line.name === name && fits(line.value))
  if (origin !== 'code-list') {
    const isNewer = (last('tse33_origin')?.number ?? 0) > (last('tse33_code')?.number ?? 0)
    const { told, source } = isNewer ? from : code
    return { origin, source, told }
  }
  const line = last('edinet_industry', (value) => value !== null && tse33OfEdinet(value) === code.value)
  const edinet = standingOf(row, entries, 'edinet_industry', asOf)
  const isPresent = line !== undefined && line === last('edinet_industry')
  return { origin, source: (line ?? code).source, told: isPresent ? edinet.told : (line?.told_on ?? code.told) }
}

type Standing = ReturnType<typeof standingOf>

function entry(
  basis: CompanyIndustry['basis'],
  chain: Named[],
  standing: Standing | null,
  from: CompanyIndustry['basis'] | null = null,
  origin: CompanyIndustry['origin'] = null,
): CompanyIndustry {
  const isDerived = from !== null && chain.length > 0
  return {
    basis,
    chain,
    derivedFrom: isDerived ? from : null,
    origin: chain.length > 0 ? origin : null,
    told: standing?.told ?? null,
    source: standing?.source ?? null,
    former: standing?.former ?? [],
  }
}

const named = (row: Named | undefined): Named[] =>
  row ? [{ code: row.code, nameJa: row.nameJa, nameEn: row.nameEn }] : []

/** Sector, group and industry of one edition. */
function gicsChain(basis: '2018' | '2023', code: string | null): Named[] {
  const chain: Named[] = []
  for (let at = code ?? ''; at !== ''; ) {
    const row = tables().gics.get(`${basis} ${at}`)
    if (!row) break
    chain.unshift({ code: row.code, nameJa: row.name_ja, nameEn: row.name_en })
    at = row.parent
  }
  return chain
}
