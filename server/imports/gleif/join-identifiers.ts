import type { LeiRecord } from './lei-records.ts'

/** A company of the market as the list of filers has it. */
interface ListedCompany {
  /** Five characters, `72030`. */
  readonly securityCode: string
  readonly corporateNumber: string | null
}

export interface JoinedIdentifiers {
  /** What the importer `company-identifiers` reads: `code,isin,lei`. */
  readonly csv: string
  /** Companies with an LEI, and of these with an ISIN. */
  readonly withLei: number
  readonly withIsin: number
  /** Companies for which the register has two entities, or an entity two shares: nobody can say which is meant, and none is taken. */
  readonly ambiguous: readonly { readonly securityCode: string; readonly between: readonly string[] }[]
}

/** ISIN and LEI of listed companies: corporate number → entity → its shares. */
export function joinIdentifiers(
  companies: readonly ListedCompany[],
  records: Iterable<LeiRecord>,
  shares: ReadonlyMap<string, readonly string[]>,
): JoinedIdentifiers {
  const byNumber = new Map<string, Set<string>>()
  for (const { corporateNumber, lei } of records)
    byNumber.set(corporateNumber, (byNumber.get(corporateNumber) ?? new Set()).add(lei))

  const ambiguous: { securityCode: string; between: readonly string[] }[] = []
  const rows: string[] = []
  let withIsin = 0
  for (const { securityCode, corporateNumber } of companies) {
    const [lei, ...others] = byNumber.get(corporateNumber ?? '') ?? []
    if (lei === undefined) continue
    if (others.length > 0) {
      ambiguous.push({ securityCode, between: [lei, ...others] })
      continue
    }
    const [isin = '', ...further] = shares.get(lei) ?? []
    if (further.length > 0) ambiguous.push({ securityCode, between: [isin, ...further] })
    const isSingle = isin !== '' && further.length === 0
    if (isSingle) withIsin++
    rows.push(`${securityCode},${isSingle ? isin : ''},${lei}`)
  }
  return { csv: `${['code,isin,lei', ...rows].join('\n')}\n`, withLei: rows.length, withIsin, ambiguous }
}
