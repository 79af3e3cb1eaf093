import type { CompanyFacts } from '#contract/company-facts/company-facts.ts'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import classes from './company-facts.module.css'
import { factMessages } from './messages.ts'

/** Pages of public registers; an invented company has none, and is told apart from one whose numbers are not known. */
export function Links({ data: { links, isInvented } }: { data: CompanyFacts }) {
  const m = factMessages()
  if (links.length === 0) return <p className="note">{isInvented ? m.linksInvented : m.linksNone}</p>
  return (
    <ul className={classes.links}>
      {links.map(({ register, url }) => (
        <li key={register}>
          <OutsideLink href={url}>{m.registers[register]}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
