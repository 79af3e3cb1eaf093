/** Remark on a vintage that repeats what a document said, because another one was withdrawn or hidden. */
export const standsAfterWithdrawal = 'stands-after-withdrawal'
/** Remark on a vintage that repeats what its document said, because that one counts again. */
export const shownAgain = 'shown-again'
/** Remarks on vintages that no document brought by itself. */
export const withdrawalNotes: readonly string[] = [standsAfterWithdrawal, shownAgain]
