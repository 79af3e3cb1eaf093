import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'satoyama-web-'))
const app = Fastify()
const script = `/* ${'x'.repeat(5000)} */`
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets/a-1.js'), script)
  writeFileSync(join(folder, 'assets/a-1.js.br'), 'made by the build')
  await app.register(compress, { threshold: 1024 })
  await serveWeb(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, encodings: string) => app.inject({ url, headers: { 'accept-encoding': encodings } })

test('a file is sent as the build compressed it, whole to whoever takes nothing else', async () => {
  const small = await get('/assets/a-1.js', 'gzip, br')
  expect(small.body).toBe('made by the build')
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  })
  expect((await get('/assets/a-1.js', 'identity')).body).toBe(script)
})

test('one that the build did not compress, and the page itself, are sent all the same', async () => {
  const zipped = await get('/assets/a-1.js', 'gzip')
  const text = zipped.headers['content-encoding'] === 'gzip' ? gunzipSync(zipped.rawPayload).toString() : zipped.body
  expect(text).toBe(script)
  expect((await get('/companies', 'identity')).body).toBe('<!doctype html>')
  expect((await get('/assets/a-1.js.br', 'identity')).statusCode).toBe(404)
})
