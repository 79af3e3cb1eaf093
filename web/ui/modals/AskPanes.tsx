import type { AlertOptions, ConfirmOptions } from './dialog-options.ts'
import { CancelButton, ModalBody, ModalFooter, ModalHeader, OkButton } from './ModalParts.tsx'
import classes from './modals.module.css'
import type { ModalControls } from './modals.ts'

/** A question; where a yes does harm, the focus starts on the no. */
export function ConfirmPane({ title, text, ok, cancel, tone = 'plain', controls }: ConfirmOptions & Controlled) {
  const isDanger = tone === 'danger'
  return (
    <div className={classes.askPane} data-tone={tone}>
      {title && <ModalHeader title={title} />}
      <ModalBody>
        <p className={classes.askText}>{text}</p>
      </ModalBody>
      <ModalFooter>
        <CancelButton onClick={() => controls.close()} data-autofocus={isDanger || undefined}>
          {cancel}
        </CancelButton>
        <OkButton onClick={() => controls.resolve()} data-autofocus={!isDanger || undefined}>
          {ok}
        </OkButton>
      </ModalFooter>
    </div>
  )
}

export function AlertPane({ title, text, ok, tone = 'danger', controls }: AlertOptions & Controlled) {
  return (
    <div className={classes.askPane} data-tone={tone}>
      {title && <ModalHeader title={title} />}
      <ModalBody>
        <p className={classes.askText}>{text}</p>
      </ModalBody>
      <ModalFooter>
        <OkButton onClick={() => controls.resolve()} data-autofocus>
          {ok}
        </OkButton>
      </ModalFooter>
    </div>
  )
}

interface Controlled {
  readonly controls: ModalControls
}
