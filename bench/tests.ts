import { existsSync, readFileSync } from 'node:fs'
import { type Recorded, recordOf } from '../tests/summary.ts'
import { print } from './measure.ts'

type Range = readonly [least: number, most: number]

/** Minutes on two cores before the journeys shared their products, all in one `npm test`, as recorded over some weeks. */
const before: Readonly<Record<string, Range>> = {
  'format, lint, types and build': [1, 1],
  'unit and server': [4.5, 8],
  'server tests on a second PostgreSQL': [2.5, 4],
  'journeys, random kills, all of axe, a real market': [13.4, 18.6],
}
const wholeBefore: Range = [23, 34]

/** The suite itself: minutes by kind, before and in the last runs on this machine. It runs nothing. */
export async function benchTests(): Promise<void> {
  print('before, on two cores, everything in one run')
  for (const [kind, minutes] of Object.entries({ ...before, 'in all': wholeBefore }))
    print(
      `  ${minutes
        .map((one) => one.toFixed(1))
        .join('–')
        .padStart(10)}  ${kind}`,
    )
  for (const plan of Object.keys(commands)) printLast(plan)
}

const commands: Readonly<Record<string, string>> = {
  quick: 'npm test',
  long: 'npm run test:long',
  ci: '.ci/run',
}

function printLast(plan: string): void {
  if (!existsSync(recordOf(plan))) {
    print(`${commands[plan]} was not run here yet`)
    return
  }
  const { at, cores, processor, seconds, results }: Recorded = JSON.parse(readFileSync(recordOf(plan), 'utf8'))
  print(`${commands[plan]}, ${at.slice(0, 16)}, ${cores} cores of ${processor}`)
  for (const { name, seconds, cpuSeconds, passed, failed } of results) {
    const cpu = cpuSeconds === null ? '' : `, ${inMinutes(cpuSeconds)} of processors`
    print(`  ${inMinutes(seconds).padStart(10)}  ${name}: ${passed} passed, ${failed} failed${cpu}`)
  }
  print(`  ${inMinutes(seconds).padStart(10)}  in all`)
}

const inMinutes = (seconds: number) => (seconds / 60).toFixed(1)
