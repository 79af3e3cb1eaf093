import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlOf } from '../../../app/api-code.ts'
import { pythonOf } from './api-code.ts'

const request = {
  endpoint: 'https://satoyama.example/api/search',
  query: { where: "market(PRM),word('fuel cell')", sort: '-e_score', page: 2, q: undefined, columns: '' },
}

test('curl quotes for the shell, takes the token from its variable, and leaves out what is not asked', () => {
  expect(curlOf(request)).toBe(
    [
      "curl --get 'https://satoyama.example/api/search'",
      '--header "Authorization: Bearer $SATOYAMA_TOKEN"',
      "--data-urlencode 'where=market(PRM),word('\\''fuel cell'\\'')'",
      "--data-urlencode 'sort=-e_score'",
      "--data-urlencode 'page=2'",
    ].join(' \\\n  '),
  )
})

test('what is longer than addresses may be is sent as a body', () => {
  const long = { ...request, query: { where: `word(${'水'.repeat(1000)})` } }
  expect(curlOf(long)).toMatch(/^curl 'https:\/\/satoyama.example\/api\/search' \\\n/)
  expect(pythonOf(long)).toContain(
    '"https://satoyama.example/api/search",\n    data=urllib.parse.urlencode(query).encode(),',
  )
})

test('a shell reads back what was meant', () => {
  const odd = `'$(rm -rf /)\`"\\ 水素`
  const line = curlOf({ ...request, query: { where: odd } }).replace(/^curl/, "printf '%s\\0'")
  const words = execFileSync('sh', ['-c', line], { encoding: 'utf8' }).split('\0')
  expect(words).toContain(`where=${odd}`)
})

test('Python has the query as a dictionary and the token from the environment', () => {
  const code = pythonOf({ ...request, query: { q: '水素 "\\' } })
  expect(code).toContain('"q": "水素 \\"\\\\",')
  expect(code).toContain('os.environ["SATOYAMA_TOKEN"]')
  expect(code).toContain('"https://satoyama.example/api/search" + "?"')
})
