import type { AssuranceLevel, ReportingStandard } from '#contract/market/marks.ts'
import { isMissing } from '../../cells.ts'
import type { Outcome } from '../../outcome.ts'
import type { Mapping } from '../mapping.ts'
import type { TableRow } from '../row.ts'

const assurances: Readonly<Record<AssuranceLevel, RegExp>> = {
  none: /^(none|no assurance|not assured|unassured|未保証|(保証)?(なし|無し|無))$/,
  limited: /^(limited( assurance)?|限定的?(保証)?)$/,
  reasonable: /^(reasonable( assurance)?|合理的?(保証)?)$/,
}

const standards: Readonly<Record<ReportingStandard, RegExp>> = {
  ssbj: /^(ssbj|サステナビリティ開示(ユニバーサル)?)( standards?|基準)?$/,
  issb: /^(issb|ifrs( ?s[12]([/,・& ]+s2)?)?|ifrsサステナビリティ開示)( standards?|基準)?$/,
  esrs: /^(esrs|欧州サステナビリティ報告基準)$/,
  gri: /^gri( standards?|スタンダード|基準)?$/,
}

/** What a row of a long table says of its value beside the value: codes of remarks, or the cell that nobody can read. */
export function readMarks(row: TableRow, { long }: Mapping): Outcome<readonly string[]> {
  const notes: string[] = []
  for (const [name, words] of [
    ['assurance', assurances],
    ['standard', standards],
  ] as const) {
    const source = long?.[name]
    if (source === undefined) continue
    const code = markIn(row.textOf(source), words)
    if (code === undefined) return row.reject(typeof source === 'string' ? source : null, name)
    if (code !== null) notes.push(`${name}-${code}`)
  }
  return notes
}

/** Null for an empty cell; undefined for a word that means none of them. */
function markIn(text: string, words: Readonly<Record<string, RegExp>>): string | null | undefined {
  if (isMissing(text)) return null
  const folded = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.keys(words).find((code) => words[code]!.test(folded))
}
