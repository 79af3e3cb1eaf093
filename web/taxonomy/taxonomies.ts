import type { getTaxonomy } from '#contract/market/taxonomy.ts'
import type { Output } from '#contract/wire/endpoint.ts'

export type Taxonomies = Output<typeof getTaxonomy>
