import { openDB } from 'idb'

/** What the browser keeps of a session. */
export interface Auth {
  readonly result: true
  readonly token: string
  readonly token_period: string
  readonly refresh_token: string
  readonly name: string
  readonly ip: ''
  /** Whether the password had run out when it was used; nothing but changing it is open then. */
  readonly password_expired?: boolean
  /** Address that was typed to sign in: whoever's password has run out is asked for nothing else. */
  readonly email?: string
}

const store = 'auth'
const key = 'token'

interface AuthStorage {
  get(): Promise<unknown>
  put(auth: Auth): Promise<unknown>
  /** In one step: nobody else writes between the reading and the writing. */
  change(next: (stored: Auth | undefined) => Auth | undefined): Promise<Auth | undefined>
  delete(): Promise<unknown>
}

let storage: Promise<AuthStorage> | undefined

/** Opened once, before the first navigation. */
export async function initAuth(): Promise<void> {
  await open()
}

function open(): Promise<AuthStorage> {
  storage ??= database().catch((error: unknown) => {
    console.error(error)
    return memory()
  })
  return storage
}

async function database(): Promise<AuthStorage> {
  const db = await openDB('authDB', 1, { upgrade: (created) => void created.createObjectStore(store) })
  return {
    get: () => db.get(store, key),
    put: (auth) => db.put(store, auth, key),
    async change(next) {
      const tx = db.transaction(store, 'readwrite')
      const changed = next(await tx.store.get(key))
      if (changed) await tx.store.put(changed, key)
      await tx.done
      return changed
    },
    delete: () => db.delete(store, key),
  }
}

/** Where a browser keeps no databases (some private windows), the session lasts as long as the page. */
function memory(): AuthStorage {
  let stored: Auth | undefined
  return {
    get: async () => stored,
    put: async (auth) => {
      stored = auth
    },
    change: async (next) => {
      stored = next(stored)
      return stored
    },
    delete: async () => {
      stored = undefined
    },
  }
}

/** The stored session, good or not; null without one. Read anew each time, since another tab may have changed it. */
export async function readAuth(): Promise<Auth | null> {
  const stored = (await (await open()).get()) as Auth | undefined
  return stored?.result === true && stored.token ? stored : null
}

export async function writeAuth(auth: Auth): Promise<void> {
  await (await open()).put(auth)
}

/** Put something else into the stored session, if there is one; tokens that another tab has just renewed stay. */
export async function changeAuth(change: Partial<Auth>): Promise<void> {
  await (await open()).change((stored) => stored && { ...stored, ...change })
}

/**
 * Put new tokens in the place of the old ones; answers what is stored then. Whoever has signed out meanwhile stays signed out,
 * and whoever has signed in stays that.
 */
export async function replaceTokens(old: Auth, tokens: Partial<Auth>): Promise<Auth | undefined> {
  return (await open()).change((stored) => (stored?.token === old.token ? { ...stored, ...tokens } : stored))
}

export async function clearAuth(): Promise<void> {
  await (await open()).delete()
}
