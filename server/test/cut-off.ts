import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '#server/db/cluster/cluster.ts'
import { ownTemporaryFolder } from './temporary.ts'

/** A run with a database and a child that goes on by itself, for the test that cuts it off. */
const folder = ownTemporaryFolder()
const home = mkdtempSync(join(folder, 'home-'))
chmodSync(home, 0o755)
await startCluster({ home })
const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
process.stdout.write(`${JSON.stringify({ folder, child: child.pid })}\n`)
setInterval(() => {}, 1000)
