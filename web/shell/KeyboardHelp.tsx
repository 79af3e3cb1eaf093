import { useState } from 'react'
import { ModalBody, ModalHeader } from '../ui/modals/ModalParts.tsx'
import { keyboardMessages } from './keyboard-messages.ts'
import { setSingleKeys, usesSingleKeys } from './keys.ts'
import { shellMessages } from './messages.ts'
import classes from './shell.module.css'

/** Which keys do what, and the switch for those that are pressed on their own. */
export function KeyboardHelp({ close }: { close: () => void }) {
  const m = keyboardMessages()
  const [isOn, setOn] = useState(usesSingleKeys())
  return (
    <>
      <ModalHeader title={shellMessages().keys.title} onClose={close} />
      <ModalBody>
        <dl className="keys">
          {m.list.map(([key, what]) => (
            <div key={key}>
              <dt>
                {key!.split(' → ').map((part) => (
                  <kbd key={part}>{part}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target: { checked } }) => {
              setSingleKeys(checked)
              setOn(checked)
            }}
          />
          {m.off}
        </label>
        <p className="note">{m.offNote}</p>
      </ModalBody>
    </>
  )
}
