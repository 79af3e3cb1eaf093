import { stateMessages } from './state-messages.ts'
import classes from './states.module.css'

interface Props {
  readonly title: string
  /** 0 to 1; null before it begins. */
  readonly share: number | null
  readonly cancel?: () => void
  readonly isCanceling?: boolean
}

/** Work that outlasts the page: how far it is, and a way to stop it. */
export function LongJob({ title, share, cancel, isCanceling = false }: Props) {
  const m = stateMessages().job
  const percent = share === null ? null : Math.floor(share * 100)
  return (
    <section className={classes.job}>
      <header>
        <h3>{title}</h3>
        <span>{percent === null ? m.waiting : m.progress(String(percent))}</span>
      </header>
      <progress max={100} {...(percent !== null && { value: percent })} aria-label={title} />
      <footer>
        <p className="note">{m.away}</p>
        {cancel && (
          <button type="button" className="btn" onClick={cancel} disabled={isCanceling}>
            {isCanceling ? m.canceling : m.cancel}
          </button>
        )}
      </footer>
    </section>
  )
}
