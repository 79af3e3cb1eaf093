import type { SourceName } from '../../source-names.ts'
import { ownMappings } from '../../tables/read-table.ts'

const keyedBy = (...keys: readonly ('emitter_code' | 'corporate_number')[]) =>
  ownMappings
    .filter(({ company, kind }) => kind === 'figures' && keys.some((key) => company?.[key] !== undefined))
    .map(({ mapping }) => mapping)

/** Sources whose rows wait for what a list says of emitter codes. */
export const emitterSources = keyedBy('emitter_code')

/** The one with a reader of its own: it leaves out employers of which nothing is said yet. */
const employers = 'womens-participation' satisfies SourceName

/** Sources whose rows wait for what is said of legal entities. */
export const entitySources = [...keyedBy('emitter_code', 'corporate_number'), employers]

/** What else an entity reports in when a list of emitters has told of it. */
export const otherEntitySources = [...emitterSources, employers]
