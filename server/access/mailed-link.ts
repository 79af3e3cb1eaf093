import { createHash, randomBytes } from 'node:crypto'

/** A token for a link that is mailed; kept as its hash alone. */
export function makeLinkToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: linkHash(token) }
}

/** A fast hash will do: the token is random, not somebody's word. */
export const linkHash = (token: string) => createHash('sha256').update(token).digest('hex')
