import type { TargetScope, TargetSource } from '#contract/targets/parts.ts'
import { type CommitmentRow, sbtiStatusOf, targetIn, textOf, yearOf } from './commitments.ts'
import { type ReadTargetRow, readTargetIn } from './read-targets.ts'
import { isOfEmissions, typeIn } from './temperature/read-target.ts'

/** What a source says of one target. */
export interface WrittenTarget {
  readonly scope: TargetScope
  readonly measure: 'absolute' | 'intensity'
  readonly baseYear: number
  readonly targetYear: number
  readonly reduction: number
  readonly horizon: string | null
  readonly classification: string | null
  readonly status: string | null
  readonly wording: string | null
  readonly source: TargetSource
}

/** Targets of the lists that stand: withdrawn ones, and those of suppliers or power, are told by the list of the initiative alone. */
export function listedTargets(rows: readonly CommitmentRow[]): WrittenTarget[] {
  return rows.flatMap((row) => {
    const target = targetIn(row)
    const { record, source: list, publishedOn, importId, line } = row
    const status = sbtiStatusOf(list, textOf(record.status))
    if (!target || status === 'removed' || !isOfEmissions(row)) return []
    return [
      {
        ...target,
        measure: typeIn(row).type === 'intensity' ? ('intensity' as const) : ('absolute' as const),
        horizon: textOf(record.target ?? record.horizon),
        classification: textOf(record.classification),
        status: textOf(record.status),
        wording: textOf(record.wording),
        source: { kind: 'list' as const, list, publishedOn, importId, line },
      },
    ]
  })
}

/** Targets read from sentences, unless a list has the same one; those that a person refused are none. */
export function readInSentences(rows: readonly ReadTargetRow[], listed: readonly WrittenTarget[]): WrittenTarget[] {
  return rows.flatMap((row) => {
    const target = row.state === 'refused' ? null : readTargetIn(row)
    if (!target || listed.some((one) => isSame(one, target))) return []
    const { id, title, filedOn } = row.document
    return [
      {
        ...target,
        measure: 'absolute' as const,
        horizon: null,
        classification: null,
        status: null,
        wording: row.sentence,
        source: {
          kind: 'sentence' as const,
          document: { id, title, filedOn },
          confidence: row.confidence,
          isAccepted: row.state === 'accepted',
        },
      },
    ]
  })
}

type TargetKey = Pick<WrittenTarget, 'scope' | 'baseYear' | 'targetYear' | 'reduction'>
const isSame = (a: TargetKey, b: TargetKey) =>
  a.scope === b.scope &&
  a.baseYear === b.baseYear &&
  a.targetYear === b.targetYear &&
  Math.abs(a.reduction - b.reduction) < 0.0005

/** What waits for a person is shown, and nothing is concluded from it. */
export const isSure = ({ source }: Pick<WrittenTarget, 'source'>) => source.kind === 'list' || source.isAccepted

/** Net zero or the last long-term year: by the company's row of the list, unless it is withdrawn; else the last target of nine tenths or more. */
export function finalYearOf(rows: readonly CommitmentRow[], written: readonly WrittenTarget[]): number | null {
  const listed = rows.find(
    ({ source, record }) => source === 'sbti-companies' && sbtiStatusOf(source, textOf(record.status)) !== 'removed',
  )?.record
  const long = written.filter((target) => isSure(target) && target.reduction >= 0.9)
  const last = Math.max(...long.map(({ targetYear }) => targetYear))
  return yearOf(listed?.net_zero_year) ?? yearOf(listed?.long_term_year) ?? (Number.isFinite(last) ? last : null)
}
