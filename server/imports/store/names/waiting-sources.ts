import { ownMappings } from '../../tables/read-table.ts'

const keyedBy = (...keys: readonly ('emitter_code' | 'corporate_number')[]) =>
  ownMappings
    .filter(({ company, kind }) => kind === 'figures' && keys.some((key) => company?.[key] !== undefined))
    .map(({ mapping }) => mapping)

/** Sources whose rows wait for what a list says of emitter codes. */
export const emitterSources = keyedBy('emitter_code')

/** Sources whose rows wait for what is said of legal entities. */
export const entitySources = keyedBy('emitter_code', 'corporate_number')
