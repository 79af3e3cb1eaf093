/** Runs of the scenario explorer: one per model and scenario. */
export const ngfsRuns = [
  { run_id: 11, model: 'REMIND-MAgPIE 3.3-4.8', scenario: 'Net Zero 2050' },
  { run_id: 12, model: 'REMIND-MAgPIE 3.3-4.8', scenario: 'Below 2°C' },
  { run_id: 13, model: 'REMIND-MAgPIE 3.3-4.8', scenario: 'Current Policies' },
  { run_id: 21, model: 'GCAM 6.0 NGFS', scenario: 'Net Zero 2050' },
  { run_id: 22, model: 'GCAM 6.0 NGFS', scenario: 'Delayed transition' },
  { run_id: 23, model: 'REMIND-MAgPIE 3.3-4.8 IntegratedPhysicalDamages (median)', scenario: 'Net Zero 2050' },
].map((run) => ({ ...run, is_default: true, version: 1 }))

const regions = ['World', 'Japan']
const years = [2020, 2025, 2030, 2035, 2040, 2045, 2050, 2060, 2070, 2080, 2090, 2100]

/** Carbon prices of runs, as the bulk call answers: its own names of scenarios have their degrees garbled. */
export function ngfsSeries(runs: readonly number[]): object[] {
  return ngfsRuns
    .filter(({ run_id }) => runs.length === 0 || runs.includes(run_id))
    .flatMap(({ run_id, model, scenario }) =>
      regions.flatMap((region, place) =>
        years.map((year) => ({
          runId: run_id,
          model,
          scenario: scenario.replace('°', 'Â°'),
          region: place === 0 ? region : `${model}|${region}`,
          variable: 'Price|Carbon',
          unit: 'US$2010/t CO2',
          year,
          value: Number(((run_id % 10) * 11 * (1 + place / 4) * 1.03 ** (year - 2020)).toFixed(4)),
        })),
      ),
    )
}

/** Carbon prices in force, as the bank's dashboard gives them out. */
export const worldBankPrices = [
  'Instrument name,Type,Status,Jurisdiction covered,Price rate 1 (US$/tCO2e),Year',
  'Japan carbon tax,Carbon tax,Implemented,Japan,1.93,2025',
  'Sample ETS,ETS,Implemented,Sampleland,61.3,2025',
  '',
].join('\n')
