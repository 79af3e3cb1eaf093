import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { parameterWords, wordsOf } from './parameters.ts'

const app = givenApp(givenDatabase())

interface Operation {
  readonly tags: readonly string[]
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[]
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: object }>> }>>
}

const described: { text: string; operations: [string, Operation][] } = { text: '', operations: [] }
beforeAll(async () => {
  described.text = (await app.inject('/api/openapi.json')).body
  const { paths } = JSON.parse(described.text) as { paths: Record<string, Record<string, Operation>> }
  described.operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )
})

describe('the description', () => {
  test('is valid by its schema', async () => {
    const checked = await new Validator().validate(JSON.parse(described.text))
    expect(checked).toMatchObject({ valid: true })
  })

  test('is valid by its rules: names that are one, references and parameters that are there', async () => {
    const config = await createConfig({ extends: ['spec', 'minimal'] })
    const problems = await lintFromString({ source: described.text, config, absoluteRef: '/openapi.json' })
    // Its warnings are matters of taste: tags without a description, paths of which one is tried before another.
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('has a tag, a name of its own and an answer for every operation', () => {
    expect(described.operations.length).toBeGreaterThan(200)
    const bare = described.operations.filter(([, { tags, operationId, summary, responses }]) => {
      const schemas = Object.values(responses[200]?.content ?? {}).map(({ schema }) => schema)
      const isTold = schemas.length > 0 && schemas.every((schema) => Object.keys(schema).length > 0)
      return tags.length !== 1 || !/^[a-z]\w+$/.test(operationId) || summary === '' || !isTold || !responses.default
    })
    expect(bare.map(([name]) => name)).toEqual([])
    const ids = described.operations.map(([, { operationId }]) => operationId)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('says what every parameter is, and nothing of parameters that no call has', () => {
    const used = new Set<string>()
    const silent = described.operations.flatMap(([name, { tags, parameters = [] }]) =>
      parameters.flatMap((parameter) => {
        used.add(`${tags[0]}.${parameter.name}` in parameterWords ? `${tags[0]}.${parameter.name}` : parameter.name)
        return parameter.description ? [] : [`${name} ${parameter.name}`]
      }),
    )
    expect(silent).toEqual([])
    expect(Object.keys(parameterWords).filter((name) => !used.has(name))).toEqual([])
    expect(wordsOf('simulation', 'set')).not.toBe(wordsOf('news', 'set'))
  })
})

describe('a client that is generated', () => {
  const folder = mkdtempSync(join(import.meta.dirname, '../../../node_modules/.cache/api-client-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const compile = async (text: string) => {
    writeFileSync(join(folder, 'program.ts'), text)
    const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
    const done = promisify(execFile)(process.execPath, [compiler, '-p', folder])
    return done.then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
  }
  beforeAll(async () => {
    const file = join(folder, 'openapi.json')
    writeFileSync(file, described.text)
    writeFileSync(join(folder, 'client.ts'), await generateSource(file, { argumentStyle: 'object' }))
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      types: [],
      lib: ['es2022', 'dom'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  })

  test('compiles, with answers that have types', async () => {
    const program = (field: string) => `
      import { defaults, getScores, searchCompanies } from './client.js'
      defaults.headers = { authorization: 'Bearer sty_' }
      const found = await searchCompanies({ q: '7203' })
      if (!('data' in found.data)) throw new Error(found.data.code)
      const id: number = found.data.data.companies[0]!.id
      const scores = await getScores({ companyId: id, asOf: '2025-06-30' })
      if ('data' in scores.data) {
        const value: number | null = scores.data.data.scores[0]!.${field}
        console.log(value)
      }
    `
    expect(await compile(program('value'))).toBe('')
    expect(await compile(program('velue'))).toContain("Property 'velue' does not exist")
    expect(await compile(program('key'))).toContain('is not assignable to type')
  })
})

test('the page for people finds everything that it asks for', async () => {
  const responses = new Map<string, string>()
  const follow = async (address: string) => {
    if (responses.has(address)) return
    const { statusCode, headers, body } = await app.inject(address)
    responses.set(address, `${statusCode} ${String(headers['content-type']).split(';')[0]}`)
    const linked = /html/.test(String(headers['content-type']))
      ? [...body.matchAll(/(?:src|href)="([^"]+)"/g)]
      : /start\.js/.test(address)
        ? [...body.matchAll(/url: '([^']+)'/g)]
        : []
    // As a browser does: from the address of the page, which ends without a slash or with one.
    for (const [, link] of linked) await follow(new URL(link!, `http://x${address}`).pathname)
  }
  for (const page of ['/api/docs', '/api/docs/']) {
    responses.clear()
    await follow(page)
    expect([...responses]).toEqual([
      [page, '200 text/html'],
      ['/api/docs/static/favicon-32x32.png', '200 image/png'],
      ['/api/docs/static/swagger-ui.css', '200 text/css'],
      ['/api/docs/static/swagger-ui-bundle.js', '200 application/javascript'],
      ['/api/docs/start.js', '200 text/javascript'],
      ['/api/openapi.json', '200 application/json'],
    ])
  }
})
