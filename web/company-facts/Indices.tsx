import type { CompanyFacts } from '#contract/company-facts/company-facts.ts'
import { formatDay } from '../format.ts'
import classes from './company-facts.module.css'
import { factMessages } from './messages.ts'
import { Origin } from './Origin.tsx'

/** Indices that something is known about: in, out, or not known any more. */
export function Indices({ data: { indices, isInvented } }: { data: CompanyFacts }) {
  const m = factMessages()
  if (indices.length === 0) return <p className="note">{m.indicesNone}</p>
  return (
    <dl className={classes.pairs}>
      {indices.map(({ name, isMember, since, publisher, source }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {isMember === null ? m.unknownMember : isMember ? m.member : m.notMember}{' '}
            <span className="dim">
              {m.sinceDay(formatDay(since))} {publisher} {!isInvented && <Origin source={source} isInvented={false} />}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
