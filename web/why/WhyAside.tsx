import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../ui/icons.tsx'
import { uiMessages } from '../ui/messages.ts'

interface Props {
  /** What it is for whoever hears the page. */
  readonly label: string
  /** Above its content; the label unless given. */
  readonly head?: string
  readonly className?: string
  readonly close: () => void
  /** Finds what opened it: it has the focus again afterwards. */
  readonly opener?: string
  readonly children: ReactNode
}

/** The margin in which something on the screen answers for itself: Esc closes it from anywhere. Never a modal. */
export function WhyAside({ label, head = label, className = '', close, opener, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const leave = () => {
    const from = opener === undefined ? null : document.querySelector<HTMLElement>(opener)
    close()
    from?.focus()
  }
  useEscape(leave)
  useInSight(panel)
  return (
    <aside ref={panel} className={`why ${className}`.trim()} aria-label={label}>
      <div className="why-head">
        <strong className="note">{head}</strong>
        <span className="why-close">
          <kbd>Esc</kbd>
          <button type="button" className="icon-btn" aria-label={uiMessages().close} onClick={leave}>
            <Icon name="close" />
          </button>
        </span>
      </div>
      {children}
    </aside>
  )
}

function useEscape(leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Where the margin stands below the screen, opening it brings it into sight. */
function useInSight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (panel.current && getComputedStyle(panel.current).position === 'static')
      panel.current.scrollIntoView?.({ block: 'start' })
  }, [panel])
}
