import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { once } from '#server/cache/once.ts'
import { Turns } from '#server/http/turns/turns.ts'

/** argon2id, 19 MiB and two passes: the least that OWASP advises, about 30 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Half the processor at most, and never all of Node's four threads, which files and compression need too. */
const turns = new Turns({
  concurrency: Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))),
  maxWaiting: 64,
})

export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password.normalize('NFKC'), cost))
}

const hashOfNobody = once(() => hash('nobody has this password', cost))

/** Whether the password fits. Without an account a hash of nothing is tried, so that both answers take as long. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const candidate = stored ?? (await hashOfNobody())
  const fits = await turns.run(() => verify(candidate, password.normalize('NFKC')))
  return fits && stored !== undefined
}
