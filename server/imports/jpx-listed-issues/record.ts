import type { IssueKind } from '#contract/market/listed-issues.ts'

/** An issue of the exchange's list that is no company's ordinary share. */
export interface IssueRecord {
  /** Five characters. */
  readonly securityCode: string
  readonly nameJa: string
  readonly kind: IssueKind
  /** Market and kind of product as printed. */
  readonly segment: string
}
