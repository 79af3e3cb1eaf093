import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { partMessages } from '../part-messages.ts'
import classes from './modals.module.css'

/** The title of a modal; with `onClose`, a close button beside it. */
export function ModalHeader({ title, onClose }: { title: ReactNode; onClose?: () => void }) {
  const m = partMessages().modal
  return (
    <header className={classes.modalHead}>
      <h2>{title}</h2>
      {onClose && (
        <button type="button" className="icon-btn modal-x" aria-label={m.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  )
}

export function ModalBody({ children }: { children: ReactNode }) {
  return <div className={classes.modalBody}>{children}</div>
}

/** The buttons of a modal: cancel first, OK last, as the reading goes. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return <footer className={`${classes.modalFoot} ${classes.modalActs}`}>{children}</footer>
}

export function OkButton({ children, className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`btn go ${className}`}>
      {children ?? partMessages().modal.ok}
    </button>
  )
}

export function CancelButton({ children, className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`btn ${className}`}>
      {children ?? partMessages().modal.cancel}
    </button>
  )
}
