import './palette.module.css'
import { Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { paletteMessages } from './messages.ts'
import { closePalette } from './open.ts'
import { PaletteBox } from './PaletteBox.tsx'

/** A dialog of its own beside the stack of modals: it may be called up while one of them is open. */
export function PaletteDialog({ isOpen }: { isOpen: boolean }) {
  useWindowEvent(
    'keydown',
    (event) => {
      if (!isOpen || event.key !== 'Escape' || event.isComposing) return
      // The modal below has its own Esc, so this one must not act.
      event.preventDefault()
      closePalette()
    },
    { capture: true },
  )
  return (
    <Modal.Root
      opened={isOpen}
      onClose={closePalette}
      closeOnEscape={false}
      returnFocus={false}
      size={640}
      yOffset="10vh"
      padding={0}
      zIndex={300}
      transitionProps={{ duration: 0 }}
      className="palette"
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={paletteMessages().label}>
        <Modal.Body>
          <PaletteBox />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
