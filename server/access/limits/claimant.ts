/** Who tries, as far as one can tell. */
export interface Claimant {
  /** The account by its e-mail address; it need not exist. */
  readonly email: string
  readonly address: string
  /** The cookie of its browser, whether or not we know it. */
  readonly browser: string | null
}

/** What we know of a claimant: a browser that the account signed in with, a network that it signed in from, or nothing. */
export type Standing = 'browser' | 'network' | 'stranger'
