import { entries as of20261121 } from './days/2026-11-21.ts'
import { entries as of20261122 } from './days/2026-11-22.ts'
import { entries as of20261123 } from './days/2026-11-23.ts'
import { entries as of20261124 } from './days/2026-11-24.ts'
import { entries as of20261125 } from './days/2026-11-25.ts'
import { entries as of20261126 } from './days/2026-11-26.ts'
import { entries as of20261127 } from './days/2026-11-27.ts'
import { entries as of20261129 } from './days/2026-11-29.ts'
import type { Entry } from './entry.ts'

/** What changed, by the day it was released, the newest first. */
export const releases: Readonly<Record<string, readonly Entry[]>> = {
  '2026/11/29': of20261129,
  '2026/11/27': of20261127,
  '2026/11/26': of20261126,
  '2026/11/25': of20261125,
  '2026/11/24': of20261124,
  '2026/11/23': of20261123,
  '2026/11/22': of20261122,
  '2026/11/21': of20261121,
}
