import { spawn } from 'node:child_process'
import { freshClone } from './copy.ts'
import { type Recipe, recipes } from './recipes.ts'

/** Seconds within which whoever follows a recipe is to know whether it holds, on two cores without other work. */
const target = 120

/**
 * Follow each recipe of CONTRIBUTING.md in a clone of its own, and ask what a contributor asks then: `npm run test:changed`, of which
 * the first answer is to pass. Answers how many went wrong.
 *
 * @param names of recipes, or parts of them; all when empty
 */
export async function tryRecipes(names: readonly string[]): Promise<number> {
  const chosen = recipes.filter(({ name }) => names.length === 0 || names.some((one) => name.includes(one)))
  if (chosen.length === 0) throw new Error(`There is no recipe ${names.join(' ')}.`)
  let wrong = 0
  for (const recipe of chosen) {
    const { said, isGood, seconds } = await follow(recipe)
    if (!isGood) wrong++
    const verdict = isGood ? (seconds <= target ? 'holds ' : 'slow  ') : 'FAILED'
    process.stdout.write(`${verdict} ${seconds.toFixed(0).padStart(4)} s  ${recipe.name}\n${isGood ? '' : said}`)
  }
  process.stdout.write(`\n${chosen.length - wrong} of ${chosen.length} recipes hold\n`)
  return wrong
}

async function follow(recipe: Recipe): Promise<{ said: string; isGood: boolean; seconds: number }> {
  const { folder, editor } = freshClone()
  recipe.follow(editor)
  const started = performance.now()
  const child = spawn(process.execPath, ['run.mjs', 'test', '--changed', '--first'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', resolve)
  })
  return { said: output, isGood: code === 0, seconds: (performance.now() - started) / 1000 }
}
