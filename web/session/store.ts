import { openDB } from 'idb'

/** What the browser keeps of a session. */
export interface Auth {
  readonly result: true
  readonly token: string
  readonly token_period: string
  readonly refresh_token: string
  readonly name: string
  readonly ip: ''
}

const store = 'auth'
const key = 'token'

let database: ReturnType<typeof openDB> | undefined

function open() {
  database ??= openDB('authDB', 1, { upgrade: (db) => void db.createObjectStore(store) })
  return database
}

/** The stored session, good or not; null without one. Read anew each time, since another tab may have changed it. */
export async function readAuth(): Promise<Auth | null> {
  const kept = (await (await open()).get(store, key)) as Auth | undefined
  return kept?.result === true ? kept : null
}

export async function writeAuth(auth: Auth): Promise<void> {
  await (await open()).put(store, auth, key)
}

export async function clearAuth(): Promise<void> {
  await (await open()).delete(store, key)
}
