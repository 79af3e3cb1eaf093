import { describe, expect, test } from 'vitest'
import { type GivenFact, givenReport } from '../given-report.ts'
import { parseEdinetAnnualReport } from '../parse.ts'

const [one, two, both] = ['1', '2', '1And2'].map(
  (scope) => `GrossScope${scope}GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions`,
) as [string, string, string]
const three = 'GrossScope3GreenhouseGasEmissions'
const [now, before] = ['CurrentYearDuration', 'Prior1YearDuration']
const group = 'ConsolidatedAccountingGroupMember'
const investees = 'OtherInvesteesExcludedFromConsolidatedAccountingGroupMember'
const domain = 'GreenhouseGasEmissionsDisclosureBasisMember'
const alone = { WhetherConsolidatedFinancialStatementsArePreparedDEI: 'false' }

const tonnes = (element: string, context: string, value: string): GivenFact => [element, context, value, 'tCO2e']

async function read(facts: readonly GivenFact[], about?: Record<string, string>) {
  const { figures = [], rejected } = await parseEdinetAnnualReport(givenReport(facts, about), 'S100ZZ99.tsv')
  return {
    rejected: rejected.map(({ reason }) => reason),
    short: figures.map(({ indicator, fiscalYear, boundary, part, value, notes }) =>
      [indicator, fiscalYear, boundary, part, value, ...notes].filter((word) => word !== '' && word !== null).join(' '),
    ),
  }
}

describe('emissions by basis', () => {
  test('the group’s figure, that of other investees as one of its own, and the sum of both, of any year', async () => {
    const { short } = await read([
      // The sum stands first: it is not the group's for that.
      tonnes(one, now, '1100'),
      tonnes(one, `${now}_${investees}`, '100'),
      tonnes(one, `${now}_${group}`, '1000'),
      tonnes(two, `${now}_${group}`, '500'),
      tonnes(two, `${now}_${investees}`, '50'),
      tonnes(both, `${now}_${group}`, '1500'),
      tonnes(both, `${before}_${investees}`, '140'),
      tonnes(both, `${before}_${domain}`, '1740'),
    ])
    expect(short).toEqual([
      'E-CC-001 2024 consolidated 1500',
      'E-CC-001 2023 other 1740 emissions-of-all-bases',
      'E-CC-001 2023 other other-investees 140',
      'E-CC-002 2024 consolidated 1000',
      'E-CC-002 2024 other 1100 emissions-of-all-bases',
      'E-CC-002 2024 other other-investees 100',
      'E-CC-004 2024 consolidated 500 scope-2-basis-unstated',
      'E-CC-004 2024 other other-investees 50 scope-2-basis-unstated',
    ])
  })

  test('without a member scopes 1 and 2 are the sum and not the group’s, scope 3 is the value chain’s until it is split', async () => {
    const { short } = await read([
      tonnes(one, now, '1100'),
      tonnes(three, 'Prior5YearDuration', '3063000'),
      tonnes(three, `${before}_${group}`, '6762.08'),
      tonnes(three, `${before}_${investees}`, '1'),
      tonnes(three, before, '6763.08'),
    ])
    expect(short).toEqual([
      'E-CC-002 2024 other 1100 emissions-of-all-bases',
      'E-CC-005 2019 consolidated 3063000',
      'E-CC-005 2023 consolidated 6762.08',
      'E-CC-005 2023 other 6763.08 emissions-of-all-bases',
      'E-CC-005 2023 other other-investees 1',
    ])
  })

  test('a sum that repeats the group’s is not there twice; without group accounts it is the company’s own', async () => {
    const repeated = [tonnes(one, now, '1000'), tonnes(one, `${now}_${group}`, '1000')]
    expect((await read(repeated)).short).toEqual(['E-CC-002 2024 consolidated 1000'])
    expect((await read(repeated, alone)).short).toEqual(['E-CC-002 2024 parent 1000'])
    const own = [tonnes(one, now, '7'), tonnes(one, `${now}_NonConsolidatedMember`, '8')]
    expect((await read(own, alone)).short).toEqual(['E-CC-002 2024 parent 8'])
    expect((await read([tonnes(one, now, '7')], alone)).short).toEqual(['E-CC-002 2024 parent 7'])
    expect((await read([...own, tonnes(one, `${now}_${investees}`, '2')], alone)).short).toEqual([
      'E-CC-002 2024 parent 8',
      'E-CC-002 2024 other 7 emissions-of-all-bases',
      'E-CC-002 2024 other other-investees 2',
    ])
  })

  test('a member of another axis beside the basis, a row, a day and a quarter are none of these', async () => {
    const segment = 'jpcrp030000-asr_E99001-000DevicesReportableSegmentMember'
    const contexts = [`${now}_${group}_${segment}`, `${now}_${segment}_${group}`, `${now}_${segment}`]
    const narrow = [...contexts, `${now}_Row1Member`, `FilingDateInstant_${group}`, `InterimDuration_${group}`]
    expect(await read(narrow.map((context) => tonnes(one, context, '9')))).toEqual({ short: [], rejected: [] })
    expect((await read([...narrow, `${now}_${group}`].map((context) => tonnes(two, context, '9')))).short).toEqual([
      'E-CC-004 2024 consolidated 9 scope-2-basis-unstated',
    ])
  })

  test('a figure below nothing, in another unit or of no number is refused on its own basis alone', async () => {
    const { short, rejected } = await read([
      tonnes(one, `${now}_${group}`, '-1'),
      [one, `${now}_${investees}`, '5', 'tCO2e'],
      [two, `${now}_${group}`, '5', 'pure'],
      tonnes(two, `${now}_${investees}`, 'about 5'),
      tonnes(both, `${now}_${group}`, '－'),
    ])
    expect(short).toEqual(['E-CC-001 2024 consolidated', 'E-CC-002 2024 other other-investees 5'])
    expect(rejected.sort()).toEqual(['negative', 'number', 'unit'])
  })
})
