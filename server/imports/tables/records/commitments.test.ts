import { describe, expect, test } from 'vitest'
import { own, read, refusalOf } from '../given-tables.ts'
import { readMapping } from '../mapping.ts'

describe('climate commitments of another provider', () => {
  const other = `
mapping: climate-register
kind: commitments
file: { columns: [isin, name, level, goal, by] }
company: { isin: isin, name: name }
fields: { name: name, status: level, target_value: goal, target_year: by }
`

  test('keep its name and its words', async () => {
    const text = 'isin,name,level,goal,by\nJP3122400009,Mihon Electric,3,half,early 2030s\n'
    expect((await read(text, own(other))).commitments).toMatchObject([
      {
        source: 'climate-register',
        record: { status: '3', target_value: 'half', target_year: 'early 2030s' },
      },
    ])
    const named = other.replace('kind:', 'source: green-list\nkind:')
    expect((await read(text, own(named))).commitments).toMatchObject([{ source: 'green-list' }])
  })

  test('cannot call themselves SBTi’s', async () => {
    for (const text of [
      other.replace('climate-register', 'sbti-targets'),
      other.replace('kind:', 'source: sbti\nkind:'),
    ])
      expect((await refusalOf(() => readMapping(text, 'x.yaml')))[0]).toBe('mapping-invalid')
  })

  test('the built-in lists say themselves that they are SBTi’s', async () => {
    const list =
      'company_name,isin,lei,row_entry_id,scope,target_value,base_year,target_year\nMihon,JP3122400009,,7,,,2018,FY2030\n'
    expect((await read(list)).commitments).toMatchObject([{ source: 'sbti-targets', record: { target_year: 2030 } }])
  })

  test('SBTi’s own type of a target is kept, and a list without it is read as well', async () => {
    const columns = 'company_name,isin,lei,row_entry_id,scope,target_value,base_year,target_year'
    const cells = 'Mihon,JP3122400009,,7,3,67%,2018,FY2030'
    const typed = await read(`${columns},type,sub_type\n${cells},Intensity,Economic\n`)
    expect(typed.commitments).toMatchObject([{ record: { type: 'Intensity', sub_type: 'Economic' } }])
    expect((await read(`${columns}\n${cells}\n`)).commitments).toMatchObject([
      { record: { type: null, sub_type: null } },
    ])
  })
})

describe('cells of the list of companies as spreadsheets leave them', () => {
  const columns =
    'sbti_id,company_name,isin,lei,near_term_status,near_term_target_classification,near_term_target_year,date_updated'

  test('a year with a decimal point, and a day for the whole list: the newest that has come', async () => {
    const { commitments } = await read(
      `${columns}\n1,Mihon,JP3122400009,,Targets set,1.5°C,2030.0,2025-03-01\n2,Tameshi,,,Committed,,,2024-06-30\n3,Other,,,Committed,,,2062-01-01\n`,
    )
    expect(commitments!.map(({ record }) => record.target_year)).toEqual([2030, null, null])
    expect(commitments!.map(({ listedOn }) => listedOn)).toEqual(['2025-03-01', '2025-03-01', '2025-03-01'])
  })

  test('a renamed column is not taken for its neighbor, which the mapping knows', async () => {
    const renamed = columns.replace('near_term_target_year', 'near_term_year,long_term_target_year')
    const [, detail] = await refusalOf(() => read(`${renamed}\n1,Mihon,,,Committed,,,,\n`))
    expect(detail).toMatchObject({ similar: 'near_term_target_year → near_term_year' })
  })
})
