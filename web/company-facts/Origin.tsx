import type { CompanyFact, FactSource } from '#contract/company-facts/company-facts.ts'
import { formatDay, formatNumber } from '../format.ts'
import { factMessages } from './messages.ts'

/** The file and line that told it. */
export function Origin({ source, isInvented }: { source: FactSource | null; isInvented: boolean }) {
  const m = factMessages()
  if (isInvented) return <span className="dim">{m.invented}</span>
  if (!source) return <span className="dim">{m.noSource}</span>
  return (
    <>
      {source.fileName} {source.line !== null && <span className="dim">{m.line(formatNumber(source.line))}</span>}
    </>
  )
}

/** The day since which it is on record, and the newest list that said so. */
export function Days({ since, told }: { since: string | null; told: string | null }) {
  const m = factMessages()
  if (since === null && told === null) return <span className="dim">{m.noDay}</span>
  return (
    <>
      {since && m.sinceDay(formatDay(since))} {told && told !== since && <span>{m.toldDay(formatDay(told))}</span>}
    </>
  )
}

/** What stood there before, each until another took its place. */
export function Former({ former, words }: { former: CompanyFact['former']; words: (value: string) => string }) {
  const m = factMessages()
  return former.map(({ value, since, until }) => (
    <p key={`${value} ${until}`} className="note">
      {m.formerly(words(value), since && formatDay(since), formatDay(until))}
    </p>
  ))
}
