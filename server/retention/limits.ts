/** Sessions of one account that live at the same time, and those that are over and kept. */
export const maxSessions = 50
export const maxSessionsOver = 100

/** Days for which a session that is over is kept, and a token. */
export const overDays = 30

/** Tokens of one account that ended or ran out and are kept. */
export const maxTokensOver = 100

/** Days without a sign-in after which a browser or network counts as unknown again, and how many of them an account has. */
export const knownDays = 90
export const maxPlaces = 200

/** Articles of which is kept that the alerts of one account told them. */
export const maxToldItems = 1_000_000

/** Days for which what was removed can be restored, as long as it is not one of too many. */
export const removedDays = 30

/** Removed portfolios, searches and methods of an account that can be restored; the lines and bytes of those live hold for them too. */
export const maxRemoved = 50
