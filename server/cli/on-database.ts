import { readConfig } from '#server/config.ts'
import { type Home, openHomeBeside } from '#server/open-home.ts'

/** Run a command on the data folder's database; its result is the exit code. */
export type OnDatabase = (command: (home: Home) => Promise<number>) => Promise<void>

export const onDatabase: OnDatabase = async (command) => {
  const home = await openHomeBeside(readConfig())
  const interrupt = () => home.close().finally(() => process.exit(130))
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  try {
    process.exitCode = await command(home)
  } finally {
    await home.close()
  }
}
