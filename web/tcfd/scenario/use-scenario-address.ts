import { z } from 'zod'
import { toFirstPage, useAddress } from '../../context/use-address.ts'
import { ScenarioPart } from './address.ts'

const ScenarioSearch = z.object(ScenarioPart)
export type ScenarioAddress = z.infer<typeof ScenarioSearch>

/** The part of the address that is the scenario's, and how to change it in place. */
export const useScenarioAddress = () => useAddress<ScenarioAddress>(ScenarioSearch.parse, toFirstPage)
