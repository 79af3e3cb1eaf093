import { longestQuery } from '#contract/wire/endpoint.ts'

/** Variable that holds the token, so that none is ever written into a script. */
const variable = 'SATOYAMA_TOKEN'

type Query = Readonly<Record<string, unknown>>

interface CodeRequest {
  /** Whole address of the endpoint, without its query. */
  readonly endpoint: string
  readonly query: Query
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

/** The question as a Python program that needs nothing but Python. */
export function pythonOf({ endpoint, query }: CodeRequest): string {
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

print(found["total"], "companies")
for row in found["rows"]:
    values = [cell["text"] if cell["text"] is not None else cell["value"] for cell in row["cells"]]
    print(row["ticker"], row["nameJa"], *values)
`
}

/** JSON's strings are Python's, but for half characters, which nothing that can be sent has. */
const python = (text: string) => JSON.stringify(text.toWellFormed())
