/**
 * An address that came from outside, as far as a browser may follow it.
 *
 * @returns the address as given when it is http or https and whole; null for any other scheme, for one that hides its host behind
 * a name or password, and for one with spaces or control characters, which browsers drop while they read
 */
export function webAddress(text: string): string | null {
  return whole.test(text) && !/[\s\p{Cc}\p{Cf}]/u.test(text) ? text : null
}

/** A scheme, a host that nothing stands before, and whatever follows. */
const whole = /^https?:\/\/[^/?#@\\]+([/?#]|$)/i
