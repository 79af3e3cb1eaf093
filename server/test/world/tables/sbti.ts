import { Random } from '#server/demo/random.ts'
import { type GivenCell, givenBook } from '#server/imports/files/given-book.ts'
import type { Filer } from '../filers.ts'
import type { World } from '../world.ts'

const companyColumns =
  'sbti_id, company_name, isin, lei, organization_type, location, region, sector, near_term_status, near_term_target_classification, near_term_target_year, long_term_status, long_term_target_classification, long_term_target_year, net_zero_status, net_zero_year, full_target_language, ba15_status, ba15_date, target_classification_long, reason_for_extension_or_removal, date_updated'.split(
    ', ',
  )
const targetColumns =
  'row_entry_id, company_name, sbti_id, isin, lei, organization_type, location, region, sector, company_temperature_alignment, action, target, status, target_wording, scope, target_value, type, sub_type, target_classification_short, base_year, target_year, year_type, date_published, date_updated'.split(
    ', ',
  )

/** Days as Excel counts them, an hour past midnight as in the initiative's own file. */
const dayCell = (day: string): GivenCell => ({
  xml: `<v>${Date.parse(`${day}T01:00:00Z`) / 86_400_000 + 25_569}</v>`,
  style: 1,
})

/** What a company has promised; one in three has. Large ones have their ISIN in the list, others their LEI, and some only a name. */
export function promiseOf(filer: Filer, seed: number) {
  const random = new Random(`${seed} promise ${filer.index}`)
  if (filer.index % 3 !== 0) return null
  const isSet = random.chance(0.75)
  const baseYear = random.integer(2015, 2020)
  const cut = random.integer(42, 60)
  return {
    id: 41_000_000 + filer.index,
    isSet,
    baseYear,
    cut,
    targetYear: 2030,
    isin: filer.index % 2 === 0 ? filer.isin : null,
    lei: filer.index % 4 === 3 ? null : filer.lei,
    wording: `${filer.nameEn} commits to reduce absolute scope 1 and 2 GHG emissions ${cut}% by FY2030 from a FY${baseYear} base year.`,
  }
}

const book = (columns: readonly string[], rows: readonly GivenCell[][]) =>
  givenBook([{ name: 'Data', rows: [columns, ...rows] }], { formats: ['yyyy-mm-dd hh:mm:ss'] })

const place = ['Japan', 'Asia', 'Electrical Equipment and Machinery'] as const

export function sbtiCompanies({ filers, seed }: World, day: string): Buffer {
  const rows = filers.flatMap((filer): GivenCell[][] => {
    const promise = promiseOf(filer, seed)
    if (!promise) return []
    const { id, isin, lei, isSet, wording } = promise
    const near: GivenCell[] = isSet ? ['Targets set', '1.5°C', 'FY2030'] : ['Committed', null, null]
    const zero: GivenCell[] = isSet ? ['Committed', null] : [null, null]
    const text = isSet ? wording : null
    const end: GivenCell[] = [null, null, null, null, dayCell(day)]
    return [[id, filer.nameEn, isin, lei, 'Corporate', ...place, ...near, null, null, null, ...zero, text, ...end]]
  })
  const foreign: GivenCell[] = [40_900_001, '"Sample Plastic" CJSC', null, null, 'SME', 'Armenia', 'Europe', place[2]]
  rows.push([...foreign, 'Targets set', '1.5°C', 2032, ...Array<GivenCell>(10).fill(null), dayCell(day)])
  return book(companyColumns, rows)
}

export function sbtiTargets({ filers, seed }: World, day: string): Buffer {
  const rows = filers.flatMap((filer): GivenCell[][] => {
    const promise = promiseOf(filer, seed)
    if (!promise?.isSet) return []
    const { id, isin, lei, cut, baseYear, targetYear, wording } = promise
    return [
      [
        `${id}-1`,
        filer.nameEn,
        id,
        isin,
        lei,
        'Corporate',
        ...place,
        '1.5°C',
        'Target',
        'Near-term',
        'Active',
        wording,
        '1+2',
        cut / 100,
        'Absolute',
        'Absolute',
        '1.5°C',
        baseYear,
        targetYear,
        'FY',
        dayCell(day),
        dayCell(day),
      ],
    ]
  })
  return book(targetColumns, rows)
}
