import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { busyWhile } from '../ui/busy/busy.ts'
import { FloatingMenu } from '../ui/floating/FloatingMenu.tsx'
import { FloatingPanel } from '../ui/floating/FloatingPanel.tsx'
import { Tip } from '../ui/floating/Tip.tsx'
import { Icon } from '../ui/icons.tsx'
import { alertDialog, confirmDialog, notify, promptDialog } from '../ui/modals/dialogs.ts'
import { CancelButton, ModalBody, ModalFooter, ModalHeader, OkButton } from '../ui/modals/ModalParts.tsx'
import { type ModalControls, openModal, pushModal } from '../ui/modals/modals.ts'
import { NoteList } from '../ui/notes/NoteList.tsx'
import { Paginator } from '../ui/paginator/Paginator.tsx'
import { partMessages } from '../ui/part-messages.ts'
import { guideMessages } from './messages.ts'
import classes from './styleguide.module.css'

export function Parts() {
  const m = guideMessages()
  return (
    <>
      <Sample title={m.dialogs}>
        <Dialogs />
      </Sample>
      <Sample title={m.notes}>
        <Press label={m.saved} onClick={() => notify({ text: m.saved })} />
        <Press label={m.failed} onClick={() => notify({ title: m.export, text: m.failed, tone: 'error' })} />
        <NoteList />
      </Sample>
      <Sample title={m.floats}>
        <Floats />
      </Sample>
      <Sample title={m.busy}>
        <Press label={m.veil} onClick={() => void busyWhile(new Promise((end) => setTimeout(end, 3000)))} />
      </Sample>
      <Sample title={m.pages}>
        <Paged />
      </Sample>
    </>
  )
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.guideSample}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

export function Press({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn" onClick={onClick}>
      {label}
    </button>
  )
}

function Dialogs() {
  const m = guideMessages()
  const [answer, setAnswer] = useState('')
  const tell = (result: unknown) => setAnswer(JSON.stringify(result))
  return (
    <>
      <Press label={m.confirm} onClick={() => void confirmDialog({ text: m.confirmText }).then(tell)} />
      <Press
        label={m.danger}
        onClick={() =>
          void confirmDialog({ title: m.deleteTitle, text: m.deleteText, ok: m.delete, tone: 'danger' }).then(tell)
        }
      />
      <Press label={m.alert} onClick={() => void alertDialog({ text: m.alertText }).then(tell)} />
      <Press
        label={m.prompt}
        onClick={() =>
          void promptDialog({
            title: m.watchlist,
            text: m.promptText,
            placeholder: m.placeholder,
            maxLength: 75,
            required: true,
          }).then(tell)
        }
      />
      <Press
        label={m.form}
        onClick={() =>
          void openModal({ label: m.form, content: (controls) => <FormModal controls={controls} /> }).then(tell)
        }
      />
      <output>{answer}</output>
    </>
  )
}

function FormModal({ controls }: { controls: ModalControls }) {
  const m = guideMessages()
  return (
    <>
      <ModalHeader title={m.form} onClose={controls.close} />
      <ModalBody>
        <label>
          {m.field}
          <input className="prompt-field" onChange={(event) => controls.setDirty(event.target.value !== '')} />
        </label>
        <p className="note">
          <Link className="act" to="/login" search={{}}>
            {m.elsewhere}
          </Link>
        </p>
      </ModalBody>
      <ModalFooter>
        <Press
          label={m.push}
          onClick={() => void pushModal({ label: m.form, content: (upper) => <FormModal controls={upper} /> })}
        />
        <CancelButton onClick={() => controls.reject()} />
        <OkButton onClick={() => controls.resolve()} />
      </ModalFooter>
    </>
  )
}

function Floats() {
  const m = guideMessages()
  const trial = partMessages().states.trial
  return (
    <>
      <FloatingPanel
        label={m.panel}
        width={260}
        target={
          <button type="button" className="btn">
            {m.panel} <Icon name="down" />
          </button>
        }
      >
        {(close) => (
          <>
            <p>{m.panelText}</p>
            <OkButton onClick={close} className={classes.guideGap} />
          </>
        )}
      </FloatingPanel>
      <FloatingMenu
        opensOnHover
        position="bottom-start"
        target={
          <button type="button" className="btn">
            {m.menu} <Icon name="down" />
          </button>
        }
        items={[
          { heading: m.account },
          { label: m.profile, icon: <Icon name="search" />, onSelect: () => notify({ text: m.profile }) },
          { label: m.download, disabledReason: trial, onSelect() {} },
          'divider',
          { label: m.signOut, icon: <Icon name="leave" />, onSelect: () => notify({ text: m.signOut }) },
        ]}
      />
      <Tip label={m.tipText}>
        <button type="button" className="act">
          {m.tip}
        </button>
      </Tip>
    </>
  )
}

function Paged() {
  const m = guideMessages()
  const [page, setPage] = useState(2)
  const [perPage, setPerPage] = useState(50)
  return (
    <Paginator
      total={3900}
      currentPage={page}
      perPage={perPage}
      unit={m.companies}
      onPageChange={setPage}
      onPerPageChange={setPerPage}
    />
  )
}
