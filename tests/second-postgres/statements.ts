/**
 * What of a statement another server may read differently: values in it, and how many rows or values there are of the same kind,
 * make no other statement.
 */
export function shapeOf(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\$\d+/g, '$')
    .replace(/\b\d+(?:\.\d+)?\b/g, '0')
    .replace(/\b(test|template|half)_\w+/g, '$1_0')
    .replace(/(?:[$0]|'')(?:, ?(?:[$0]|''))*/g, '…')
    .replace(/(\([^()]*\))(?:, ?\1)+/g, '$1')
    .trim()
}

/** How a statement is tried on another server: prepared, run in a transaction that is undone, or not at all. */
export type Trial = { readonly prepare: string } | { readonly run: string } | { readonly exempt: string }

const exempt: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['ends, begins and parts of transactions', /^(begin|commit|rollback|savepoint|release|start transaction|end)\b/i],
  ['settings, locks and listening', /^(set|reset|show|listen|unlisten|notify|lock|discard|deallocate|checkpoint)\b/i],
  ['databases and their roles', /^(create|drop|alter) (database|role|user)\b/i],
  [
    'tables and what belongs to them: the migrations are run there',
    /^(create|drop|alter|comment|truncate|grant|revoke|reindex|cluster)\b/i,
  ],
  ['upkeep', /^(vacuum|analyze)\b/i],
  ['blocks of code', /^do\b/i],
]

/** Copies are tried as the queries that they are of; temporary tables are made, since others read them. */
export function trialOf(text: string): Trial {
  const statement = text.replace(/^(\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/)+/, '').replace(/[;\s]+$/, '')
  if (/^create temp(orary)? table\b/i.test(statement)) return { run: statement.replace(/\bon commit drop\b/i, '') }
  const [, copied] = /^copy\s*\(([\s\S]+)\)\s*to stdout/i.exec(statement) ?? []
  if (copied) return { prepare: copied }
  const [, table, columns] = /^copy\s+(\S+)\s*(?:\(([^)]*)\))?\s*(?:from|to)\b/i.exec(statement) ?? []
  if (table) return { prepare: `select ${columns ?? '*'} from ${table}` }
  if (/^(select|insert|update|delete|with|merge|values|table)\b|^\(/i.test(statement)) {
    return /;\s*\S/.test(statement.replace(/'(?:[^']|'')*'/g, ''))
      ? { exempt: 'several in one' }
      : { prepare: statement }
  }
  return { exempt: exempt.find(([, pattern]) => pattern.test(statement))?.[0] ?? 'others' }
}
