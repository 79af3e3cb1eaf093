import { endWithParent, onStopSignal } from '#server/machine/end-with-parent.ts'
import type { Home } from '#server/open-home.ts'

/**
 * Run a command on the data folder's database; its result is the exit code. The database is loaded when it is opened, as every command
 * loads what it does when it does it: whoever asks for help waits for words alone.
 */
export type OnDatabase = (command: (home: Home) => Promise<number>) => Promise<void>

const open: { home?: Home } = {}

export const onDatabase: OnDatabase = async (command) => {
  const [{ readConfig }, { openHomeBeside }] = await Promise.all([
    import('#server/config.ts'),
    import('#server/open-home.ts'),
  ])
  const home = await openHomeBeside(readConfig())
  open.home = home
  try {
    process.exitCode = await command(home)
  } finally {
    await home.close()
  }
}

/** A command that is interrupted closes what it has opened; a database that is only starting ends with the process. */
export function endWhenInterrupted(): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return // Impatience must not leave the database behind.
    isEnding = true
    await open.home?.close().catch(() => {})
    process.exit(130)
  }
  onStopSignal(() => void end())
  endWithParent(() => void end())
}
