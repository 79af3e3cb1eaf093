import { randomBytes } from 'node:crypto'

/** How every pass begins. */
export const passMark = 'prt_'

/** How long a pass is good at most. */
const passMilliseconds = 150_000

/**
 * Leave to read as an account, for the browser that this server itself starts to print a page. A pass is known to this process alone,
 * is good for reading and for a moment, and is no session: it signs nobody out and stands in no list.
 */
export class PrintPasses {
  readonly #passes = new Map<string, { readonly accountId: number; readonly until: number }>()

  give(accountId: number, now: Date): string {
    const pass = passMark + randomBytes(32).toString('base64url')
    this.#passes.set(pass, { accountId, until: now.getTime() + passMilliseconds })
    return pass
  }

  take(pass: string): void {
    this.#passes.delete(pass)
  }

  accountOf(pass: string, now: Date): number | undefined {
    const found = this.#passes.get(pass)
    return found && found.until > now.getTime() ? found.accountId : undefined
  }
}
