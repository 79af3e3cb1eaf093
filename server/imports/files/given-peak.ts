import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What a reader makes of a file in a process of its own, and the memory that took at most, in MiB. */
export async function peakOf(
  bytes: Uint8Array,
  { module, read }: { readonly module: string; readonly read: string },
): Promise<{ readonly outcome: string; readonly peak: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-peak-'))
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const program = `
    import { readFileSync } from 'node:fs'
    import { ${read} } from ${JSON.stringify(join(import.meta.dirname, module))}
    const outcome = await ${read}(readFileSync(${JSON.stringify(path)}), 'file').then(() => 'read', (error) => error.reason)
    console.log(JSON.stringify({ outcome, peak: process.resourceUsage().maxRSS / 1024 }))`
  try {
    const script = join(folder, 'peak.mjs')
    writeFileSync(script, program)
    const { stdout } = await promisify(execFile)(process.execPath, [script])
    return JSON.parse(stdout) as { outcome: string; peak: number }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
