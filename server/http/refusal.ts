import type { RoomUsed } from '#contract/failure.ts'
import type { CellFaults } from '#contract/scores/cell-faults.ts'
import type { WeightFaults } from '#contract/scores/weight-faults.ts'
import type { SearchFault } from '#contract/search/fault.ts'
import type { DownloadStanding } from '#contract/wire/download-count.ts'
import { type RefusalCode, refusals } from '#contract/wire/refusals.ts'

export interface Particulars {
  /** Seconds after which the same call may work. */
  readonly retryAfter?: number
  /** The first part of a call that is not valid. */
  readonly field?: string | undefined
  /** The parameter that was most likely meant by one that the call does not have. */
  readonly nearest?: string | undefined
  /** Bytes of a file at most. */
  readonly most?: number | undefined
  /** Where the account stands with its downloads. */
  readonly download?: DownloadStanding
  /** What the account keeps of what it has no more room for. */
  readonly room?: RoomUsed
  /** What is wrong with a search. */
  readonly search?: SearchFault
  /** What is wrong with weights of one's own. */
  readonly weights?: WeightFaults
  /** What is wrong with a workbook of weights. */
  readonly cells?: CellFaults
}

/** An expected "no": a code from the one table. Anything else thrown is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly particulars: Particulars

  constructor(code: RefusalCode, particulars: Particulars = {}) {
    super(code)
    this.code = code
    this.status = refusals[code]
    this.particulars = particulars
  }
}
