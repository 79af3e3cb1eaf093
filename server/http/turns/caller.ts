/** Who waits for something that takes long. */
export interface Caller {
  /** Account whose turn it is; 0 is the server itself. */
  readonly account: number
  /** Aborts when the connection breaks before the answer; the server itself has none. */
  readonly signal?: AbortSignal
}

/** The server itself, which never leaves. */
export const ownCaller: Caller = { account: 0 }
