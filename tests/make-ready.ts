import { kinds, readyFolder } from '../journeys/ready.ts'
import { ownTemporaryFolder } from '../server/test/temporary.ts'

/** Make what the journeys stand on where it is missing, so that none of them waits for it. */
ownTemporaryFolder()
for (const kind of kinds) await readyFolder(kind)
process.exit(0)
