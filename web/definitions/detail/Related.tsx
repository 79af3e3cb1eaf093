import type { Definition } from '#contract/market/indicators.ts'
import { nameOf } from '../../i18n/names.ts'
import { DefinitionLink } from '../../indicators/DefinitionLink.tsx'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'

/** Its neighbors in the classification. */
export function Related({ definition, all }: { definition: Definition; all: readonly Definition[] }) {
  const m = definitionMessages()
  const { code, middle, smallEn } = definition
  const others = all.filter((other) => other.middle === middle && other.smallEn === smallEn && other.code !== code)
  if (others.length === 0) return null
  return (
    <nav className={classes.defRelated} aria-labelledby="related">
      <h2 id="related">{m.uses.related}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.code}>
            <span className="code">{other.code}</span>{' '}
            <DefinitionLink code={other.code}>{nameOf(other)}</DefinitionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
