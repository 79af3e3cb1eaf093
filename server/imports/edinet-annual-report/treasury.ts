import { bareName } from '#server/catalogue/search-text.ts'
import type { Filing, PlacedFact } from './book.ts'

const current = (book: Filing, name: string) =>
  book.of(`jpcrp_cor:${name}`).filter(({ context }) => context.yearsBack === 0)

const isRow = (member: string) => /^Row\d+Member$/.test(member)

/**
 * The shares that a company holds of itself. The table 自己株式等 has a row a holder, and beside the company its cross-holders
 * (相互保有株式), companies that it holds shares of in turn: their shares are not its own. A row is the company's when it bears
 * its name or says so; where no row does, the table of voting rights tells its treasury shares apart. Without rows and
 * cross-holders the total is the company's.
 */
export function treasuryParts(book: Filing): readonly PlacedFact[] {
  const all = current(book, 'TotalNumberOfSharesHeldTreasurySharesEtc')
  const rows = all.filter(({ context }) => isRow(context.member))
  const names = new Map(
    current(book, 'NameOfShareholderTreasurySharesEtc').map(({ fact, context }) => [context.member, fact.value ?? '']),
  )
  const isNamed = rows.some(({ context }) => names.get(context.member))
  const own = rows.filter(({ context }) => isOwn(names.get(context.member) ?? '', book.filing.filerNameJa))
  if (own.length > 0) return own
  const votingRights = current(book, 'NumberOfSharesIssuedSharesVotingRights')
  const ofMember = (name: string) =>
    votingRights.filter(
      ({ context }) => context.member === `OrdinaryShares${name}SharesWithFullVotingRightsTreasurySharesEtcMember`,
    )
  if (isNamed || ofMember('ReciprocalHolding').length > 0) return ofMember('TreasuryShares')
  return rows.length > 0 ? rows : all.filter(({ context }) => context.member === '')
}

function isOwn(holder: string, filer: string | null): boolean {
  const name = holder.normalize('NFKC')
  if (/相互保有/.test(name)) return false
  if (/自己(保有)?株式|^\W*(当社|提出会社)\W*$/.test(name)) return true
  return filer !== null && bareName(name) === bareName(filer)
}
