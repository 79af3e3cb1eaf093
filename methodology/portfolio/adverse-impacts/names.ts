/** Units of the indicators. */
export const impactUnits = ['t-CO2e', 't-CO2e/JPY 100m', 't/JPY 100m', '%', 'GJ/JPY 100m'] as const

/** Why an indicator has no figure, or is not quite what the regulation asks. */
export const impactNotes = [
  'no-value',
  'no-source',
  'proximity',
  'oxygen-demand',
  'due-diligence',
  'sectors',
  'same-companies',
  'scope2',
  'undivided',
] as const
