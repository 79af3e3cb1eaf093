import './shell.module.css'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../ui/icons.tsx'
import { ModalBody, ModalHeader } from '../ui/modals/ModalParts.tsx'
import { closeModal, openModal } from '../ui/modals/modals.ts'
import { shellMessages } from './messages.ts'

const Form = lazy(async () => ({ default: (await import('../contact/ContactForm.tsx')).ContactForm }))

/** The round button in the corner: opens the contact form, and closes it. */
export function ContactButton() {
  const m = shellMessages()
  const [isOpen, setOpen] = useState(false)

  async function toggle(): Promise<void> {
    if (isOpen) return closeModal()
    setOpen(true)
    await openModal({
      label: m.contact,
      width: 560,
      content: ({ resolve, close }) => (
        <>
          <ModalHeader title={m.contact} onClose={close} />
          <ModalBody>
            <Suspense>
              <Form onSent={() => resolve()} onCancel={close} />
            </Suspense>
          </ModalBody>
        </>
      ),
    })
    setOpen(false)
  }

  return (
    <button
      type="button"
      className="contact-button"
      aria-label={isOpen ? m.contactClose : m.contact}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={() => void toggle()}
    >
      <Icon name={isOpen ? 'close' : 'mail'} />
    </button>
  )
}
