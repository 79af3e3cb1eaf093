import { byHand } from './by-hand/by-hand.ts'
import { edinetDocuments } from './edinet/documents.ts'
import { edinetLists } from './edinet/lists.ts'
import type { Source } from './source.ts'
import { edinetCodes } from './sources/edinet-codes.ts'
import { eegs } from './sources/eegs.ts'
import { eegsList } from './sources/eegs-list.ts'
import { gleif } from './sources/gleif.ts'
import { jpxList } from './sources/jpx-list.ts'
import { ngfs } from './sources/ngfs.ts'
import { sbti } from './sources/sbti.ts'
import { womensParticipation } from './sources/women.ts'

/** Every source, in the order in which a market is built from them. */
export const fetchSources: readonly Source[] = [
  edinetCodes,
  jpxList,
  gleif,
  sbti,
  byHand,
  edinetLists,
  edinetDocuments,
  ngfs,
  womensParticipation,
  eegsList,
  eegs,
]

export const findFetchSource = (name: string): Source | undefined => fetchSources.find((source) => source.name === name)
