import type { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import type { Output } from '#contract/wire/endpoint.ts'

export type Taxonomies = Output<typeof getTaxonomy>
