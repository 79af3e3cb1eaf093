import './BackToTop.css'
import { useReducedMotion, useWindowScroll } from '@mantine/hooks'
import { Icon } from './icons.tsx'
import { partMessages } from './part-messages.ts'

const appearsAfter = 600
const offset = -200

/** A way back up, once there is something to go back over. It stands above the contact button's corner. */
export function BackToTop() {
  const m = partMessages()
  const [{ y }] = useWindowScroll()
  const isCalm = useReducedMotion(false, { getInitialValueInEffect: false })
  if (y < appearsAfter) return null

  function rise(): void {
    const root = document.getElementById('app') ?? document.body
    const top = Math.max(0, root.getBoundingClientRect().top + window.scrollY + offset)
    window.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' })
    // The button goes away; what is read next is the content.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="back-to-top" aria-label={m.backToTop} onClick={rise}>
      <Icon name="up" />
    </button>
  )
}
