import { type ReactNode, useLayoutEffect } from 'react'
import { DemoBanner } from '../DemoBanner.tsx'
import classes from './print.module.css'
import { printMessages } from './print-messages.ts'
import { usePrintReady } from './use-print-ready.ts'

interface Props {
  /** The way back to where the sheet was asked for. */
  readonly back: ReactNode
  /** What stands beside the button that prints, such as a file of the same. */
  readonly acts?: ReactNode
  /** Whether there is something to print. */
  readonly canPrint: boolean
  /** As wide as the paper on the screen too, so that a page is seen as it will be. */
  readonly isPaper?: boolean
  readonly className?: string | undefined
  /** Something is known to come although no call is on its way. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
}

/** A sheet for the printer: tools above it that stay off the paper, and what is printed. */
export function PrintSheet({ back, acts, canPrint, isPaper, className = '', isWaiting, children }: Props) {
  const m = printMessages()
  usePrintReady(isWaiting)
  useLightPaper()
  return (
    <>
      <div className={classes.onScreen}>
        <DemoBanner />
      </div>
      <div className={classes.printTools}>
        {back}
        <span className={classes.printActs}>
          <span className="note dim">{m.hint}</span>
          {acts}
          <button type="button" className="btn go" disabled={!canPrint} onClick={() => window.print()}>
            {m.print}
          </button>
        </span>
      </div>
      <main className={`${classes.printSheet} ${isPaper ? classes.paper : ''} ${className}`} id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/** Paper is white: whoever reads in the dark prints in the light all the same. */
function useLightPaper(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = 'light'
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [])
}

/** What the sheet is of: the product, the name, and a line below. */
export function PrintHead({ brand, title, note }: { brand: ReactNode; title: ReactNode; note?: ReactNode }) {
  return (
    <header className={classes.printHead}>
      <p className="brand">{brand}</p>
      <h1>{title}</h1>
      {/* A note may be paragraphs of its own. */}
      {note && <div className="note">{note}</div>}
    </header>
  )
}
