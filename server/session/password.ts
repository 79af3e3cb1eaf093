import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB and two passes: the least that OWASP advises, about 30 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let nobody: Promise<string> | undefined

/** Whether the password fits. Without an account a hash of nothing is tried, so that both answers take as long. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'))
  return fits && stored !== undefined
}
