import type { AccountTable } from './table.ts'
import { accountTables, otherTables } from './tables.ts'

/** The tables that grow with an account as the operator reads of them, in rows of Markdown cells. */
export function accountRows(): string[][] {
  return Object.entries(accountTables).map(([name, table]) => [`\`${name}\``, limitOf(table), endOf(table)])
}

const number = (value: number) => value.toLocaleString('en-US')

function limitOf({ most }: AccountTable): string {
  if (most.kind === 'held') return `held by ${most.by}`
  if (most.kind === 'oldest-go') return `${number(most.rows)}; the oldest make room`
  const { rows, bytes, refusal } = most
  const megabytes = bytes ? `${number(bytes.most / 1_000_000)} MB` : ''
  if (bytes?.refusal) return `${number(rows)}; then \`${refusal}\`. ${megabytes}; then \`${bytes.refusal}\``
  return `${number(rows)}${bytes ? `, ${megabytes}` : ''}; then \`${refusal}\``
}

function endOf({ deletions, outlives, otherwise }: AccountTable): string {
  const ends = deletions.map(({ what, days }) =>
    days === 0 ? what : `${what}: after ${days === 1 ? 'a day' : `${days} days`}`,
  )
  const all = [...ends, ...(otherwise ? [otherwise] : [])].join('; ')
  return [
    all === '' ? 'with what it belongs to' : all,
    ...(outlives ? [`outlives the account: ${outlives}`] : []),
  ].join('. ')
}

/** The other tables, by what they grow with. */
export function otherNames(): Readonly<Record<string, string[]>> {
  const names = Object.entries(otherTables)
  return Object.fromEntries(
    ['imports', 'operator', 'fixed'].map((kind) => [kind, names.filter(([, of]) => of === kind).map(([name]) => name)]),
  )
}
