/**
 * Whose figure it is: the accounting basis of an observation. Figures of different boundaries are never ranked together.
 *
 * `consolidated` the whole group; `parent` the filing company alone; `consolidated-part` and `parent-part` only some of its
 * entities or sites; `parent-domestic` the filing company in Japan, as Japanese statutes count; `subsidiary` one named
 * subsidiary; `other` anything else the source says.
 */
export const boundaries = [
  'consolidated',
  'parent',
  'consolidated-part',
  'parent-part',
  'parent-domestic',
  'subsidiary',
  'other',
] as const

export type Boundary = (typeof boundaries)[number]
