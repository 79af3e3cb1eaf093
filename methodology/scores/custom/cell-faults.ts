/** What can be wrong with a cell, a row or a sheet of a workbook of weights. */
export const cellFaults = [
  'comma', // a text whose comma may part thousands or be the decimal mark
  'no-number', // a text, a day or a truth value where a weight stands
  'empty', // no weight: a zero excludes an indicator, nothing does not
  'negative',
  'out-of-range', // above 0 and below `leastWeight`, or above `greatestWeight`
  'formula',
  'merged',
  'renamed-indicator', // the name beside a code is not the indicator's
  'unknown-indicator',
  'duplicate-indicator', // the same indicator in a second row of the sheet
  'missing-indicator', // no row of the sheet has it
  'unknown-industry',
  'duplicate-industry', // the same industry in a second sheet
  'missing-industry', // no sheet has it
  'missing-sheet', // of directions and transforms
  'duplicate-sheet', // the same in a second sheet
  'no-choice', // none of the words of the list
  'all-zero', // every weight of the sheet
] as const
