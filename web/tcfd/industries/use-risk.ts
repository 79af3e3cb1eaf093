import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  defaultRiskBasis,
  getRiskByIndustry,
  listRiskCompanies,
  type RiskByIndustry,
  riskHorizons,
} from '#contract/climate-risk/risk-by-industry.ts'
import { type ClimateCategoryKey, climateCategoryKeys, emissionBases } from '#methodology/climate-risk/categories.ts'
import { usePeerBases } from '../../app/peer-groups.ts'
import { requestOf } from '../../app/query.ts'
import { useContext } from '../../context/search.ts'
import { useAddress } from '../../context/use-address.ts'
import { IndustriesPart } from './address.ts'

export type RiskIndustry = RiskByIndustry['industries'][number]
export type RiskCell = RiskIndustry['cells'][number]
export type RiskCategory = RiskByIndustry['categories'][number]

/** An industry in a category. */
export interface OpenCell {
  readonly industryId: string
  readonly category: ClimateCategoryKey
}

/** What the industries may be in order by. */
const columns = [...climateCategoryKeys, 'code'] as const

const Part = z.object(IndustriesPart)

/** The part of the address that is the map's, as far as it makes sense, and how to change it in place. */
export function useRiskAddress() {
  const [part, change] = useAddress(Part.parse)
  const { bases, meant } = usePeerBases()
  return {
    of: bases.find((basis) => basis === part.of) ?? meant(defaultRiskBasis),
    horizon: riskHorizons.find((year) => String(year) === part.horizon) ?? riskHorizons[0],
    emissions: emissionBases.find((basis) => basis === part.emissions) ?? emissionBases[0],
    column: columns.find((key) => key === part.column) ?? 'policy',
    cell: readCell(part.cell),
    why: readWhy(part.why),
    change,
  }
}

export const cellText = ({ industryId, category }: OpenCell) => `${industryId}.${category}`

function readCell(text = ''): OpenCell | undefined {
  const at = text.indexOf('.')
  const category = climateCategoryKeys.find((key) => key === text.slice(at + 1))
  return at > 0 && category ? { industryId: text.slice(0, at), category } : undefined
}

function readWhy(text = ''): { readonly companyId: number; readonly indicator: string | undefined } | undefined {
  const [, id, indicator] = /^(\d{1,9})(?:\.([A-Z]-[A-Z]{2}-\d{3}))?$/.exec(text) ?? []
  return id === undefined ? undefined : { companyId: Number(id), indicator }
}

/** Year and day of the context, and the horizon. */
function useRiskQuery() {
  const [{ asOf, year }] = useContext()
  const { horizon, emissions } = useRiskAddress()
  return { horizon, emissions, ...(asOf && { asOf }), ...(year && { year }) }
}

/** The map; the last one stays while the next is on its way. */
export function useRiskMap() {
  const { of } = useRiskAddress()
  const query = { ...useRiskQuery(), peers: of }
  return useQuery({ ...requestOf(getRiskByIndustry, { query }), placeholderData: keepPreviousData })
}

export function useRiskCompanies({ industryId, category }: OpenCell) {
  const query = { ...useRiskQuery(), category }
  return useQuery(requestOf(listRiskCompanies, { params: { industryId }, query }))
}
