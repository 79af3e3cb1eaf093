/** How far a source says that a value was assured by a third party; `none` is said, and is not the same as nothing said. */
export const assuranceLevels = ['none', 'limited', 'reasonable'] as const
export type AssuranceLevel = (typeof assuranceLevels)[number]

/** Standards under which a source says that a value was reported: SSBJ's, IFRS S1 and S2, the European ones, GRI's. */
export const reportingStandards = ['ssbj', 'issb', 'esrs', 'gri'] as const
export type ReportingStandard = (typeof reportingStandards)[number]

/** What a source says of a value beside the value itself; null where it says nothing. */
export interface Marks {
  readonly assurance: AssuranceLevel | null
  readonly standard: ReportingStandard | null
}

/** Marks are kept among the remarks of a figure: `assurance-limited`, `standard-ssbj`. */
export const assuranceNotes = assuranceLevels.map((level) => `assurance-${level}`)
export const standardNotes = reportingStandards.map((standard) => `standard-${standard}`)

export function marksOf(notes: readonly string[]): Marks {
  return {
    assurance: assuranceLevels.find((level) => notes.includes(`assurance-${level}`)) ?? null,
    standard: reportingStandards.find((standard) => notes.includes(`standard-${standard}`)) ?? null,
  }
}

export const isAssured = ({ assurance }: Marks): boolean => assurance === 'limited' || assurance === 'reasonable'
