import type { MemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import { namesOf } from '../../companies/names.ts'
import { language } from '../../i18n/language.ts'
import { fold } from '../../ui/fold.ts'
import type { ListAddress, SortKey } from './address.ts'
import type { Row } from './draft.ts'

type Figures = ReadonlyMap<number, MemberFigures>

/** The rows that are looked for, in the order that is asked for; a value that is missing stands last either way. */
export function shownRows(rows: readonly Row[], figures: Figures, { find, sort }: ListAddress): Row[] {
  const text = fold(find)
  const found =
    text === ''
      ? [...rows]
      : rows.filter(({ member: { ticker, nameJa, nameEn }, note }) =>
          fold(`${ticker} ${nameJa} ${nameEn ?? ''} ${note}`).includes(text),
        )
  if (!sort) return found
  const keys = new Map(found.map((row) => [row, keyOf(row, figures, sort.key)]))
  const letters = new Intl.Collator(language(), { numeric: true })
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : letters.compare(String(a), String(b))
  return found.sort((a, b) => {
    const [one, other] = [keys.get(a)!, keys.get(b)!]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sort.falls ? compare(other, one) : compare(one, other)
  })
}

function keyOf({ member, stake }: Row, figures: Figures, key: SortKey): string | number | null {
  const own = figures.get(member.companyId)
  switch (key) {
    case 'code':
      return member.ticker
    case 'company':
      return namesOf(member).first.text
    case 'industry':
      return (language() === 'ja' ? own?.industry?.nameJa : own?.industry?.nameEn) ?? null
    case 'stake':
      return stake
    case 'added':
      return member.addedAt
    default:
      return own?.[key] ?? null
  }
}
