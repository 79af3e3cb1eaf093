import { expect, test } from 'vitest'
import { reads } from './reads.ts'
import { matching, readTree } from './tree.ts'
import { undeclared } from './undeclared.ts'

const tree = readTree()
const all = [...tree.files]

test('what a source reads of the repository is declared in `reads.ts`, or stands in it whole', () => {
  expect(undeclared(tree)).toEqual([])
})

test.each([
  ['server/news/planted.ts', "readFileSync(join(import.meta.dirname, '../../docs', name))", '../../docs'],
  ['server/news/planted.test.ts', "readFileSync(join(import.meta.dirname, 'companies'))", 'companies'],
  ['web/news/planted.test.tsx', "globSync('data/*.csv')", 'data/*.csv'],
  ['web/news/planted.ts', "import.meta.glob('../**/messages.ts')", '../**/messages.ts'],
  ['contract/planted.test.ts', `readFileSync(\`docs/methodology/\${page}.md\`)`, 'docs/methodology/*.md'],
  ['journeys/planted.journey.ts', "spawnSync('node', [join(root, 'bench/main.ts')])", 'bench/main.ts'],
])('%s: a read that is not declared is found', (file, line, path) => {
  const sources = new Map([[file, `import { readFileSync } from 'node:fs'\n\nconst read = () => ${line}\n`]])
  expect(undeclared({ files: tree.files, sources })).toEqual([`${file} → ${path}`])
})

test('every declaration is of files that are there', () => {
  const idle = reads.flatMap(({ by, reads: patterns }) =>
    [by, ...patterns].filter((one) => matching(all, one).length === 0),
  )
  expect(idle).toEqual([])
})
