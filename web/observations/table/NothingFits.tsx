import { rawMessages } from '../messages.ts'

/** Nothing of the company has been imported yet. */
export function NoFigures() {
  const m = rawMessages()
  return (
    <section className="empty">
      <h2>{m.noFigures}</h2>
      <p>{m.noFiguresText}</p>
      <code>npm run satoyama -- import &lt;files or folders…&gt;</code>
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
