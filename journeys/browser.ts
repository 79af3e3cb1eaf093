import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.SATOYAMA_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser to drive: one of the system's, or Playwright's own; null when there is none. */
export function chromiumPath(): string | null {
  return places.find((place) => place && existsSync(place)) ?? null
}

/** Install a Chromium and Japanese letters where they are missing, and say so. */
export async function ensureBrowser(): Promise<void> {
  const isDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const lettersAreMissing = isDebian && !existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
  const packages = [...(chromiumPath() ? [] : ['chromium']), ...(lettersAreMissing ? ['fonts-noto-cjk'] : [])]
  if (packages.length === 0) return
  if (isDebian) {
    process.stdout.write(`Installing ${packages.join(' and ')} for the journeys…\n`)
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', ...packages])
    return
  }
  process.stdout.write('Installing Playwright’s Chromium for the journeys…\n')
  await run('npx', ['playwright', 'install', 'chromium'])
}

function run(program: string, args: readonly string[]): Promise<unknown> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((done) => child.once('error', done).once('exit', done))
}
