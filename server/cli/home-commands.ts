import type { Command } from 'commander'
import { readConfig } from '#server/config.ts'
import { backUpTo, restoreFrom } from './backup-command.ts'
import { examine } from './doctor.ts'
import type { OnDatabase } from './on-database.ts'

export function backupCommand(command: Command, onDatabase: OnDatabase): void {
  command.argument('<folder>').action((folder: string) => onDatabase((home) => backUpTo(home, folder)))
}

export function restoreCommand(command: Command): void {
  command
    .argument('<folder>')
    .option('--overwrite', 'replace what is here')
    .action(async (folder: string, options: { overwrite?: boolean }) => {
      process.exitCode = await restoreFrom(readConfig(), folder, options)
    })
}

export function doctorCommand(command: Command, onDatabase: OnDatabase): void {
  command
    .option('--deep', 'read every kept file and count every figure')
    .action((options: { deep?: boolean }) => onDatabase((home) => examine(home, options)))
}
