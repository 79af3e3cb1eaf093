import { useEffect } from 'react'
import { config } from '../app/config.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ModalBody, ModalFooter, ModalHeader, OkButton } from '../ui/modals/ModalParts.tsx'
import type { ModalControls } from '../ui/modals/modals.ts'
import { tokenMessages } from './token-messages.ts'
import classes from './tokens.module.css'

/** A token just made, for the only time; a press beside the dialog does not lose it. */
export function TokenText({ text, controls }: { text: string; controls: ModalControls }) {
  const m = tokenMessages()
  useEffect(() => controls.setDirty(true), [controls])
  const example = `curl -H "Authorization: Bearer $SATOYAMA_TOKEN" "${location.origin}${config().api}/companies?q=7203"`
  return (
    <>
      <ModalHeader title={m.ready} />
      <ModalBody>
        <p role="status">{m.once}</p>
        <div className={classes.tokenText}>
          <input
            className="mono"
            readOnly
            aria-label={m.text}
            value={text}
            data-autofocus
            onFocus={(event) => event.target.select()}
          />
          <CopyButton className="btn" label={m.copy} text={() => text} />
        </div>
        <p className="note">{m.use}</p>
        <code className={classes.tokenUse}>{example}</code>
      </ModalBody>
      <ModalFooter>
        <OkButton onClick={() => controls.resolve()}>{m.done}</OkButton>
      </ModalFooter>
    </>
  )
}
