import { useAddress } from '../context/use-address.ts'
import type { ScoresSearch } from './address.ts'

/** What this view keeps in its address, and how to change it: in place, so that the back button leads to the view before. */
export const useScoresAddress = () => useAddress(read)

const read = (search: object) => search as ScoresSearch
