import type { Endpoint } from '#contract/wire/endpoint.ts'
import { longestQuery } from '#contract/wire/endpoint.ts'
import { config } from './config.ts'

/** Variable that holds the token, so that none is ever written into a script. */
const variable = 'SATOYAMA_TOKEN'

type Query = Readonly<Record<string, unknown>>

export interface CodeRequest {
  /** Whole address of the endpoint, without its query. */
  readonly endpoint: string
  readonly query: Query
}

/** A call of this product's own, as others would make it. */
export function codeRequest(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: { readonly params?: Query; readonly query?: Query },
): CodeRequest {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return { endpoint: new URL(`${config().api}${filled}`, location.origin).href, query }
}

const parts = (query: Query) =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))

/** Whether the question is sent as a body, since addresses of its length do not always arrive. */
const isBody = (query: Query) =>
  new URLSearchParams(parts(query) as [string, string][]).toString().length > longestQuery

/** The question as a line for a shell. */
export function curlOf({ endpoint, query }: CodeRequest): string {
  const lines = [
    `curl ${isBody(query) ? '' : '--get '}${shell(endpoint)}`,
    `--header "Authorization: Bearer $${variable}"`,
    ...parts(query).map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`),
  ]
  return lines.join(' \\\n  ')
}

/** Nothing is special to a shell between single quotes but the quote itself. */
const shell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The question as a Python program that needs nothing but Python; what it does with the answer, in `found`, follows. */
export function pythonOf(
  { endpoint, query }: CodeRequest,
  rest = 'print(json.dumps(found, ensure_ascii=False, indent=2))',
): string {
  const parameters = parts(query).map(([name, value]) => `\n    ${python(name!)}: ${python(value!)},`)
  return `import json
import os
import urllib.parse
import urllib.request

query = {${parameters.join('')}${parameters.length > 0 ? '\n' : ''}}
request = urllib.request.Request(
    ${isBody(query) ? `${python(endpoint)},\n    data=urllib.parse.urlencode(query).encode(),` : `${python(endpoint)} + "?" + urllib.parse.urlencode(query),`}
    headers={"Authorization": "Bearer " + os.environ["${variable}"]},
)
with urllib.request.urlopen(request) as answer:
    found = json.load(answer)["data"]

${rest}
`
}

/** JSON's strings are Python's, but for half characters, which nothing that can be sent has. */
const python = (text: string) => JSON.stringify(text.toWellFormed())
