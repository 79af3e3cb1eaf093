import { mkdirSync, writeFileSync } from 'node:fs'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { makeWorld } from '../world.ts'
import { replayKey, startReplay } from './replay.ts'

const today = tokyoDay(new Date())
const world = makeWorld({ companies: Number(process.argv[2] ?? 120), years: 2, today, noise: 3 })
const replay = await startReplay(world, {})
replay.setToday(today, new Date(Date.now() + 9 * 3600e3).toISOString().slice(11, 16))
const home = process.argv[3]!
mkdirSync(home, { recursive: true })
writeFileSync(home + '/sources.json', JSON.stringify(replay.origins, null, 1))
console.log('up', replayKey)
setInterval(
  () => replay.setToday(tokyoDay(new Date()), new Date(Date.now() + 9 * 3600e3).toISOString().slice(11, 16)),
  60000,
)
