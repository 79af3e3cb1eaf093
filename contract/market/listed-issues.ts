/** What a listed issue is that is no company: funds, trusts, shares of another class, certificates of investment. */
export const issueKinds = ['etf', 'reit', 'class-share', 'certificate', 'other'] as const
export type IssueKind = (typeof issueKinds)[number]
