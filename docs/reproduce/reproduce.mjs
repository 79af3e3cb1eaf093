// Makes every score of an export of the market again in DuckDB, by the SQL beside this file, and holds it against the product's:
//   npm run satoyama -- market export <folder>
//   npm run reproduce -- <folder> [--version 1.0|2.0|2.1] [--period short|long] [--rule industry|time-series|worst-value]
//     [--keep market.duckdb]
// Prints for each version, period and rule how many scores were compared, the greatest difference of a score and of its coverage, and
// how many are on one side alone; `--keep` keeps the tables of the last of them, `differences` among them. Ends with 1 when a difference is above 1e-9 or a score is missing on one side.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DuckDBInstance } from '@duckdb/node-api'

const tolerance = 1e-9
const option = { type: 'string', multiple: true }
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: option, period: option, rule: option, keep: { type: 'string' } },
})
if (positionals.length !== 1) {
  console.error('usage: npm run reproduce -- <folder> [--version …] [--period …] [--rule …]')
  process.exit(1)
}
const { version: versions = ['1.0', '2.0', '2.1'], period: periods = ['short', 'long'] } = asked
const { rule: rules = ['industry', 'time-series', 'worst-value'] } = asked

const folder = resolve(positionals[0])
if (!existsSync(join(folder, 'companies.csv.gz'))) {
  console.error(`${folder} holds no export of a market`)
  process.exit(1)
}
const scratch = mkdtempSync(join(tmpdir(), 'satoyama-reproduce-'))
try {
  const instance = await DuckDBInstance.create(asked.keep ?? join(scratch, 'market.duckdb'))
  const db = await instance.connect()
  let isSame = true
  console.log('version  period  rule             compared  greatest difference  of coverage  only here  only there')
  await runSteps(db, { folder }, '1')
  for (const version of versions)
    for (const rule of rules) {
      await runSteps(db, { version, rule }, '2345')
      for (const period of periods) isSame = (await compare(db, { version, rule, period })) && isSame
    }
  db.closeSync()
  instance.closeSync()
  process.exitCode = isSame ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** The steps of these numbers, with what they are told; answers the rows of the last statement. */
async function runSteps(db, variables, numbers) {
  for (const [name, value] of Object.entries(variables)) await db.run(`set variable ${name} = ${literal(value)}`)
  let last
  for (const file of stepsOf(numbers, variables.version)) {
    const statements = await db.extractStatements(readFileSync(join(import.meta.dirname, file), 'utf8'))
    for (let at = 0; at < statements.count; at++) last = await (await statements.prepare(at)).runAndReadAll()
  }
  return last.getRowObjectsJson()
}

/** Means, totals and the comparison of one version, rule and period; whether every score is the product's. */
async function compare(db, { version, rule, period }) {
  const [found] = await runSteps(db, { version, rule, period }, '6789')
  const { compared, greatest, greatest_coverage: coverage, only_here: here, only_there: there } = found
  const cells = [
    version.padEnd(7),
    period.padEnd(6),
    rule.padEnd(12),
    compared.padStart(12),
    greatest.toExponential(1).padStart(19),
    coverage.toExponential(1).padStart(11),
    here.padStart(9),
    there.padStart(10),
  ]
  console.log(cells.join('  '))
  return Number(compared) > 0 && greatest <= tolerance && coverage <= tolerance && here === '0' && there === '0'
}

/** Files in their order: of each step the one of the version, else of the version it goes back to, else the one of all versions. */
function stepsOf(numbers, version) {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql') && numbers.includes(name[0]))
  const steps = new Set(files.map((name) => name.replace(/(-\d\.\d)?\.sql$/, '')))
  const endings = [`-${version}`, ...(version === '2.1' ? ['-2.0'] : []), '']
  return [...steps].sort().flatMap((step) => {
    const ending = endings.find((one) => files.includes(`${step}${one}.sql`))
    return ending === undefined ? [] : [`${step}${ending}.sql`]
  })
}

function literal(text) {
  return `'${text.replaceAll("'", "''")}'`
}
