import { Link } from '@tanstack/react-router'
import { useConfig } from '../config.ts'
import { elsewhereMessages } from './elsewhere-messages.ts'

export const rareCategories = ['energy', 'water', 'waste', 'emissions'] as const
type RareCategory = (typeof rareCategories)[number]

const isRare = (category: string): category is RareCategory => rareCategories.some((rare) => rare === category)

/**
 * Where the figures of a category stand that annual reports hardly ever carry, and how to bring them in; nothing for any other category,
 * and for an invented market, which has them.
 */
export function Elsewhere({ category, name }: { readonly category: string; readonly name: string }) {
  const m = elsewhereMessages()
  const isInvented = useConfig().market === 'demo'
  if (isInvented || !isRare(category)) return null
  return (
    <section aria-label={m.title}>
      <h3>{m.title}</h3>
      <p>
        {m.rare(name)} {m.found(m.sources[category])} {m.unchecked}
      </p>
      <p className="note">
        {m.never}{' '}
        <Link to="/templates" className="act">
          {m.template}
        </Link>
      </p>
    </section>
  )
}
