import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Says at the end which files of the repository and of libraries a run has loaded. */
const counting = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({ load(url, context, next) { loaded.add(url); return next(url, context) } })
  process.on('exit', () => process.stderr.write('loaded ' + JSON.stringify([...loaded])))
`

/** The files that a call of the command line loads, and what it says. */
function run(...words: string[]): { readonly own: string[]; readonly libraries: string[]; readonly text: string } {
  const hook = `data:text/javascript,${encodeURIComponent(counting)}`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hook, join(import.meta.dirname, '../cli.ts'), ...words],
    { encoding: 'utf8' },
  )
  const urls = JSON.parse(stderr.slice(stderr.lastIndexOf('loaded ') + 7)) as string[]
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => relative(root, fileURLToPath(url)))
  const isLibrary = (file: string) => file.startsWith('node_modules')
  return { own: files.filter((file) => !isLibrary(file)), libraries: files.filter(isLibrary), text: stdout }
}

test.each([['--help'], ['-h'], ['help']])('`%s` lists the commands, and loads none of them', (word) => {
  const { own, libraries, text } = run(word)
  expect(own).toEqual(['server/cli.ts'])
  expect([...new Set(libraries.map((file) => file.split('/')[1]))]).toEqual(['commander'])
  for (const name of ['import', 'review', 'market', 'doctor']) expect(text).toMatch(new RegExp(`^  ${name} `, 'm'))
})

/** Of the product: what defines commands, what their words are, and what reads the days and years among their options. */
const light = /^(server\/(cli|imports|machine)|contract\/wire|methodology\/figures)\//

test.each([
  ...['import', 'template', 'imports', 'user', 'mail', 'contact', 'comments', 'maintenance', 'review', 'market'],
  ...['fetch', 'backup', 'restore', 'doctor'],
])('the help of `%s` loads words alone: no database, no importer, no market', (name) => {
  const { own, libraries, text } = run(name, '--help')
  expect(text).toContain(`Usage: satoyama ${name}`)
  expect([...new Set(libraries.map((file) => file.split('/')[1]))]).toEqual(['commander'])
  expect(own.filter((file) => file !== 'server/cli.ts' && !light.test(file))).toEqual([])
  expect(own.length).toBeLessThan(25)
})

test('every command defines itself, and its arguments are those of the list', () => {
  const listed = [...run('--help').text.matchAll(/^ {2}([a-z]+)(?: ([<[]\S+[>\]]))? /gm)].filter(
    ([, name]) => name !== 'help',
  )
  expect(listed.length).toBeGreaterThan(10)
  for (const [, name, argument] of listed) {
    const usage = /^Usage: satoyama (.*)$/m.exec(run(name!, '--help').text)?.[1] ?? ''
    expect([name, usage.replace(/ \[(options|command)\]/g, '')]).toEqual([
      name,
      [name, argument].filter(Boolean).join(' '),
    ])
  }
}, 120_000)
