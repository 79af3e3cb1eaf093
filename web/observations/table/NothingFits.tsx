import { FromSources } from '../../app/market/FromSources.tsx'
import { rawMessages } from '../messages.ts'

/** There is no figure of the company yet: which sources bring some, and when. */
export function NoFigures() {
  const m = rawMessages()
  return (
    <section className="empty">
      <h2>{m.noFigures}</h2>
      <p>{m.noFiguresText}</p>
      <FromSources of={['edinet-documents', 'eegs', 'womens-participation']} />
    </section>
  )
}

/** There are figures, but none under what was chosen. */
export function NothingFits({ reset }: { reset: () => void }) {
  const m = rawMessages()
  return (
    <section className="empty">
      <h2>{m.empty}</h2>
      <p>{m.emptyText}</p>
      <button type="button" className="btn" onClick={reset}>
        {m.reset}
      </button>
    </section>
  )
}
