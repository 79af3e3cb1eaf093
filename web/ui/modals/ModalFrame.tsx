import './modals.module.css'
import { Modal as Frame } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { type LeaveChoice, LeavePrompt } from './LeavePrompt.tsx'
import { closeModal, type Modal } from './modals.ts'

interface Props {
  readonly stack: readonly Modal[]
  readonly departure: LeaveChoice | undefined
}

/** The one dialog on the screen; those below the visible one stay alive in it, hidden. */
export default function ModalFrame({ stack, departure }: Props) {
  const top = stack.at(-1)
  const isDirty = stack.some((modal) => modal.isDirty)
  useFocusReturn(stack)
  // The frame's own Esc would come before that of a panel that floats over the modal.
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && isOurs(event)) closeModal()
  })
  return (
    <Frame.Root
      opened={top !== undefined}
      onClose={closeModal}
      closeOnClickOutside={!isDirty}
      closeOnEscape={false}
      returnFocus={false}
      // As an expression: of a bare number the library makes rem, which are 14 px here and not 16.
      size={`calc(${top?.spec.width ?? 480}px)`}
      yOffset={16}
      xOffset={16}
      centered
      // It fades in by CSS: in the library's own transition, one that opens while another closes may stay empty.
      transitionProps={{ duration: 0 }}
      classNames={{ content: 'modal', inner: 'modal-inner' }}
    >
      <Frame.Overlay backgroundOpacity={0.35} />
      <Frame.Content aria-label={top?.spec.label}>
        {departure && <LeavePrompt {...departure} isDirty={isDirty} />}
        {stack.map((modal) => (
          <Activity key={modal.key} mode={modal === top ? 'visible' : 'hidden'}>
            <Pane modal={modal} />
          </Activity>
        ))}
      </Frame.Content>
    </Frame.Root>
  )
}

/** A key pressed in another dialog, such as the palette over a modal, is that one's. */
function isOurs({ target }: Event): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null
  return dialog === null || dialog.matches('.modal')
}

const fields = 'input:not([type=hidden]):enabled, select:enabled, textarea:enabled'
const controls = `${fields}, button:enabled, a[href], [tabindex="0"]`

/** A field rather than a button, and anything rather than the close button. */
function firstStop(pane: HTMLElement): HTMLElement | null {
  const marked = pane.querySelector<HTMLElement>('[data-autofocus]')
  return marked ?? pane.querySelector(fields) ?? pane.querySelector(`:is(${controls}):not(.modal-x)`)
}

function Pane({ modal }: { modal: Modal }) {
  const pane = useRef<HTMLDivElement>(null)
  const isNew = useRef(true)
  // The frame's own focus trap looks for the mark when it opens.
  useLayoutEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    const stop = firstStop(pane.current!)
    stop?.setAttribute('data-autofocus', '')
    stop?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={pane}>
      <Content modal={modal} />
    </div>
  )
}

/** A component of its own, so that a content may use hooks. */
function Content({ modal }: { modal: Modal }): ReactNode {
  return modal.spec.content(modal.controls)
}

/** When modals go, the focus goes back to what the lowest of them was called from, or to the content when that is gone. */
function useFocusReturn(stack: readonly Modal[]): void {
  const before = useRef<readonly Modal[]>([])
  useEffect(() => {
    const keys = new Set(stack.map(({ key }) => key))
    const gone = before.current.filter(({ key }) => !keys.has(key))
    const isReplaced = stack.some(({ key }) => !before.current.some((old) => old.key === key))
    before.current = stack
    if (isReplaced || gone.length === 0) return
    const opener = gone[0]!.opener
    const isThere = opener instanceof HTMLElement && opener.isConnected
    const place = isThere ? opener : document.getElementById('content')
    place?.focus({ preventScroll: true })
  }, [stack])
}
