import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const markBytes = 16

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Random bytes and our mark on them, so that one of ours is known when it comes back, however old it is. */
export function newSecret(key: Uint8Array, handle: string): { text: string; hash: string } {
  const random = randomBytes(24)
  const text = Buffer.concat([random, markOf(key, handle, random)]).toString('base64url')
  return { text, hash: hashOf(text) }
}

function markOf(key: Uint8Array, handle: string, random: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`refresh ${handle} `).update(random).digest().subarray(0, markBytes)
}

/** Whether we gave this secret to the session once. */
export function isOurs(key: Uint8Array, handle: string, secret: string): boolean {
  const bytes = Buffer.from(secret, 'base64url')
  const mark = bytes.subarray(-markBytes)
  return mark.length === markBytes && timingSafeEqual(mark, markOf(key, handle, bytes.subarray(0, -markBytes)))
}

export function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))
}

/** The public name of the session that a refresh token belongs to, or of the handle alone. */
export function handleOf(text: string): string {
  return text.split('.')[0] ?? ''
}
