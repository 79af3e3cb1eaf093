import type { Check } from './checklist.ts'
import { passwordMessages } from './messages.ts'
import './passwords.css'

/** What the new password still lacks, while it is typed: a glyph, the rule, and the state in words. */
export function RuleList({ id, checks }: { id: string; checks: readonly Check[] }) {
  const m = passwordMessages()
  const left = checks.filter(({ isMet }) => !isMet).length
  return (
    <>
      <ul className="rules" id={id} aria-label={m.rulesTitle}>
        {checks.map(({ words, isMet }) => (
          <li key={words} className={isMet ? 'met' : undefined}>
            <span aria-hidden="true">{isMet ? '✓' : '・'}</span>
            {words}
            <span className="sr">{isMet ? m.met : m.left}</span>
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {m.leftCount(left)}
      </p>
    </>
  )
}
