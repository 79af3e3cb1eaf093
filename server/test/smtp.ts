import { afterAll, beforeAll } from 'vitest'
import { mailServer } from './mail-server.ts'

/** A mail server as long as the tests of a file run. Call once at its top. */
export function givenSmtp(): ReturnType<typeof mailServer> {
  const server = mailServer()
  beforeAll(() => server.listen())
  afterAll(() => server.close())
  return server
}
