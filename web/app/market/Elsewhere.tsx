import { Link } from '@tanstack/react-router'
import { useConfig } from '../config.ts'
import { elsewhereMessages } from './elsewhere-messages.ts'

const rareCategories = ['energy', 'water', 'waste', 'emissions'] as const
type RareCategory = (typeof rareCategories)[number]

/** Of some categories those that annual reports hardly ever give figures of. */
const rareAmong = (categories: readonly string[]): RareCategory[] =>
  rareCategories.filter((category) => categories.includes(category))

interface Props {
  /** Categories of the hierarchy of materiality; only the rare ones are spoken of. */
  readonly categories: readonly string[]
  readonly nameOf: (category: string) => string
}

/**
 * Where the figures of categories stand that annual reports hardly ever carry, and how to bring them in; nothing for any other category,
 * and for an invented market, which has them.
 */
export function Elsewhere({ categories, nameOf }: Props) {
  const m = elsewhereMessages()
  const rare = rareAmong(categories)
  const isInvented = useConfig().market === 'demo'
  if (isInvented || rare.length === 0) return null
  return (
    <>
      <p className="note">{m.rare}</p>
      <ul className="note">
        {rare.map((category) => (
          <li key={category}>{m.of(nameOf(category), m.sources[category])}</li>
        ))}
      </ul>
      <p className="note">
        {m.unchecked} {m.never}{' '}
        <Link to="/templates" className="act">
          {m.template}
        </Link>
      </p>
    </>
  )
}
