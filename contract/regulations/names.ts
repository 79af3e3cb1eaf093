/** Whom a regulation binds: those that disclose, those that invest in them, or those that make, trade or emit something. */
export const boundParties = ['issuer', 'investor', 'operator'] as const

/** Law, a code to comply with or explain, or a request of the exchange. */
export const regulationNatures = ['law', 'code', 'request'] as const

/** Whether a date stands in the text, or is only planned. */
export const stageForces = ['in_force', 'planned'] as const

/** What else the text says of the years after a company is first bound. */
export const termKinds = ['two_steps', 'safe_harbour', 'assurance', 'assurance_scope', 'assurance_level'] as const

/** What a rule says of a company; in the order of bars and lists. */
export const regulationStates = ['applies', 'not_applicable', 'unknown'] as const
export type RegulationState = (typeof regulationStates)[number]

/** Whether it binds anybody on a day: from a date on, not yet, or never. */
export const forces = ['in-force', 'not-yet', 'never'] as const

/** Figures of a company that a regulation asks for, by what is there. */
export const gapStates = [
  'disclosed',
  /** By the source, not by the company. */
  'estimated',
  /** The report is silent. */
  'not-disclosed',
  /** The report was read whole where it would stand, and is silent. */
  'not-stated',
  /** Disclosed on another accounting basis only. */
  'other-boundary',
  /** As filed, and under review. */
  'under-review',
  /** The source says that there is no such figure. */
  'not-applicable',
  /** The form of that year had no place for it. */
  'not-tagged',
  /** No report of the year is here. */
  'no-report',
] as const
export type GapState = (typeof gapStates)[number]

/** What addresses call a regulation that rules and searches name `reg_human_capital_jp`: `human-capital-jp`. */
export const slugOf = (code: string): string => code.replace(/^reg_/, '').replaceAll('_', '-')
