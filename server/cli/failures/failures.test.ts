import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { checkServer } from '#server/db/database.ts'
import { holdPort } from '#server/machine/hold-port.ts'
import { nameOfProcess } from '#server/machine/process-name.ts'
import { openHomeBeside } from '#server/open-home.ts'
import { givenDatabase } from '#server/test/database.ts'
import { words } from './failure-messages.ts'
import { causeOf, explain } from './failures.ts'

const database = givenDatabase()
const folder = mkdtempSync(join(tmpdir(), 'satoyama-failures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  ) // What it fails with.

describe('causes that are made', () => {
  test('a port that is taken is told with its number', async () => {
    const other = createServer()
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
    const { port } = other.address() as { port: number }
    const error = await failure(holdPort(port, '127.0.0.1'))
    expect(explain(error)).toContain(words.causes.port(String(port)))
    other.close()
  })

  test('an address that is not of this machine is told', async () => {
    const error = await failure(holdPort(3999, '192.0.2.1'))
    expect(causeOf(error)).toEqual({ cause: 'address', where: '192.0.2.1' })
  })

  test('a port that is held answers that the server is starting, and is free afterwards', async () => {
    const other = createServer()
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
    const { port } = other.address() as { port: number }
    await new Promise((closed) => other.close(closed))
    const release = await holdPort(port, '127.0.0.1')
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    await release()
    await (await holdPort(port, '127.0.0.1'))()
  })

  test('a file where the data folder is to be', async () => {
    const home = join(folder, 'file')
    writeFileSync(home, '')
    const error = await failure(openHomeBeside(readConfig({ SATOYAMA_HOME: home })))
    expect(causeOf(error)?.cause).toBe('not-folder')
    expect(explain(error)).toContain(home)
  })

  test('a database that refuses the password, that is not there, and that nobody answers for', async () => {
    const causes = [
      { ...database.connection, password: 'another' },
      { ...database.connection, database: 'nowhere' },
      { ...database.connection, host: '127.0.0.1', port: 1 },
    ].map(async (connection) => causeOf(await failure(checkServer(connection)))?.cause)
    expect(await Promise.all(causes)).toEqual(['sign-in', 'no-database', 'unreachable'])
  })

  test('a data folder that a process holds whose database does not answer yet says that, and nothing of stopping', async () => {
    const home = join(folder, 'starting')
    mkdirSync(home)
    writeFileSync(join(home, 'lock'), nameOfProcess(process.pid).replace('-', ' '))
    const error = await failure(openHomeBeside(readConfig({ SATOYAMA_HOME: home })))
    expect(explain(error)).toMatch(new RegExp(`by process ${process.pid}`))
    expect(explain(error)).not.toMatch(/Stop that|in use/)
  })
})

const ofSystem = (code: string, parts: object = {}) =>
  Object.assign(new Error(`${code}: said itself`), { code, ...parts })
const ofPostgres = (code: string) => Object.assign(new DatabaseError('said itself', 11, 'error'), { code })

test.each([
  [ofSystem('ENOSPC', { syscall: 'write', path: '/x' }), 'space'],
  [ofSystem('EDQUOT'), 'space'],
  [ofPostgres('53100'), 'space'],
  [ofPostgres('53200'), 'memory'],
  [ofPostgres('53300'), 'connections'],
  [ofPostgres('28P01'), 'sign-in'],
  [ofPostgres('28000'), 'sign-in'],
  [ofPostgres('3D000'), 'no-database'],
  [ofPostgres('42501'), 'database-rights'],
  [ofPostgres('25006'), 'read-only'],
  [ofPostgres('57P03'), 'starting'],
  [ofSystem('EROFS'), 'read-only'],
  [ofSystem('EACCES', { syscall: 'open', path: '/x' }), 'rights'],
  [ofSystem('EACCES', { syscall: 'listen', port: 80 }), 'port-rights'],
  [ofSystem('EPERM'), 'rights'],
  [ofSystem('ENOTDIR'), 'not-folder'],
  [ofSystem('EISDIR'), 'not-folder'],
  [ofSystem('EMFILE'), 'files'],
  [ofSystem('ENFILE'), 'files'],
  [ofSystem('ENOENT', { syscall: 'open', path: '/x' }), 'missing'],
  [ofSystem('ENOENT', { syscall: 'connect', address: '/x' }), 'unreachable'],
  [ofSystem('ECONNREFUSED', { syscall: 'connect', address: '::1' }), 'unreachable'],
  [ofSystem('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'db' }), 'unreachable'],
  [new AggregateError([ofSystem('ECONNREFUSED', { syscall: 'connect', address: '::1' })]), 'unreachable'],
  [new Error('outside', { cause: ofPostgres('53100') }), 'space'],
  [
    new Error(
      'The database did not start:\nFATAL:  could not write lock file "postmaster.pid": No space left on device',
    ),
    'space',
  ],
  [new Error('initdb: could not change permissions of directory "/x": Operation not permitted'), 'rights'],
] as const)('%s is %s, in words that say what to do', (error, cause) => {
  expect(causeOf(error)?.cause).toBe(cause)
  expect(explain(error)).toContain(words.causes[cause](causeOf(error)!.where))
  expect(explain(error)).not.toMatch(/in use by process/)
})

test('what the machine has no part in is told as it is', () => {
  expect(explain(new Error('There is no import 7.'))).toBe('There is no import 7.')
})
