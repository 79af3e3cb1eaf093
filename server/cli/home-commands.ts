import type { Command } from 'commander'
import type { OnDatabase } from './on-database.ts'

export function backupCommand(command: Command, onDatabase: OnDatabase): void {
  command
    .argument('<folder>')
    .action((folder: string) =>
      onDatabase(async (home) => (await import('./backup-command.ts')).backUpTo(home, folder)),
    )
}

export function restoreCommand(command: Command): void {
  command
    .argument('<folder>')
    .option('--overwrite', 'replace what is here')
    .action(async (folder: string, options: { overwrite?: boolean }) => {
      const [{ readConfig }, { restoreFrom }] = await Promise.all([
        import('#server/config.ts'),
        import('./backup-command.ts'),
      ])
      process.exitCode = await restoreFrom(readConfig(), folder, options)
    })
}

export function doctorCommand(command: Command, onDatabase: OnDatabase): void {
  command
    .option('--deep', 'read every kept file and count every figure')
    .action((options: { deep?: boolean }) =>
      onDatabase(async (home) => (await import('./doctor.ts')).examine(home, options)),
    )
}
