import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = globSync(['*.md', 'docs/**/*.md'])

/** Files and folders that a page names: links, and paths in backticks that begin with a folder of this repository. */
function namedPaths(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => join(dirname(page), to!))
  const paths = [...text.matchAll(/`((?:bench|contract|data|docs|journeys|methodology|server|web)\/[\w./-]+)`/g)]
  return [...links, ...paths.map(([, path]) => path!)]
}

test.each(pages)('what %s names is there', (page) => {
  // Parts in <angles> and file names with NNNN stand for others.
  const missing = namedPaths(page).filter((path) => !/NNNN|[<…]/.test(path) && !existsSync(path))
  expect(missing).toEqual([])
})

test('what pages say to run with Node runs on its own modules; what needs a library is run by the product’s Node', () => {
  const commands = new Set(
    pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/`node (docs\/[\w./-]+\.mjs)/g)].map(([, path]) => path!),
    ),
  )
  expect(commands.size).toBeGreaterThan(1)
  for (const path of commands) {
    const imported = [...readFileSync(path, 'utf8').matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map(
      ([, a, b]) => a ?? b!,
    )
    expect(
      imported.filter((name) => !/^(node:|\.)/.test(name)),
      path,
    ).toEqual([])
  }
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const run = new Set(
    pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name!)),
  )
  for (const name of run) expect(scripts, name).toHaveProperty([name])
})
