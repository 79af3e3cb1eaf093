import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Signature } from '#contract/scores/bundle.ts'
import { canonical } from '#methodology/scores/recipe.ts'

/** The content of a bundle with the hash of all that it holds, signed where the server has a key. */
export function sealed<C extends object>(content: C, signingKey: KeyObject | null) {
  const hash = createHash('sha256').update(canonical(content)).digest()
  return { ...content, sha256: hash.toString('hex'), signature: signingKey && signatureOf(hash, signingKey) }
}

function signatureOf(hash: Buffer, signingKey: KeyObject): Signature {
  return {
    algorithm: 'Ed25519',
    publicKey: createPublicKey(signingKey).export({ format: 'der', type: 'spki' }).toString('base64'),
    value: sign(null, hash, signingKey).toString('base64'),
  }
}
