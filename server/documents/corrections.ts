interface Filed {
  readonly id: number
  readonly kind: string
  readonly filed_on: string
  readonly submitted_at: string | null
  readonly period_end: string | null
  readonly is_amendment: boolean
}

/** The moment of filing as text; a day whose minute is unknown counts as its beginning, then the number decides. */
const moment = ({ filed_on, submitted_at }: Filed) => submitted_at ?? filed_on

/** Documents in the order of their filing. */
export const byFiling = (a: Filed, b: Filed) => (moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : a.id - b.id)

/**
 * What each correction corrects: the newest document of the same kind and period that was filed before it, be it the original or
 * an earlier correction. A correction whose period or original is not on file has no entry.
 */
export function correctionsOf(documents: readonly Filed[]): ReadonlyMap<number, number> {
  const corrects = new Map<number, number>()
  const newest = new Map<string, number>()
  for (const document of [...documents].sort(byFiling)) {
    if (document.period_end === null) continue
    const key = `${document.kind} ${document.period_end}`
    const earlier = newest.get(key)
    if (document.is_amendment && earlier !== undefined) corrects.set(document.id, earlier)
    newest.set(key, document.id)
  }
  return corrects
}
