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
