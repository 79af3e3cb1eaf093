import { type NotificationData, Notifications } from '@mantine/notifications'
import { Icon } from '../icons.tsx'
import { partMessages } from '../part-messages.ts'
import { useStore } from '../store.ts'
import { delays } from '../theme.tsx'
import classes from './notes.module.css'
import { actOnNote, dismissNote, notes } from './notes.ts'

const spread = 160

export default function NoteCorner() {
  return (
    <Notifications
      position="top-right"
      autoClose={delays.note}
      transitionDuration={spread}
      containerWidth={360}
      notificationMaxHeight={480}
      classNames={{ root: classes.notesCorner, notification: 'note-card' }}
      renderNotification={(note) => <Card note={note} />}
    />
  )
}

function Card({ note }: { note: NotificationData }) {
  const m = partMessages().notes
  const isError = note['data-tone'] === 'error'
  const act = useStore(notes).find(({ id }) => id === note.id)?.act
  return (
    <>
      <Icon name={isError ? 'warning' : 'check'} />
      <div>
        {note.title ? (
          <p className={classes.noteTitle}>{note.title}</p>
        ) : (
          <span className="sr">{isError && m.error}</span>
        )}
        <p>{note.message}</p>
        {act && (
          <button type="button" className="act" onClick={() => actOnNote(note.id!)}>
            {act.label}
          </button>
        )}
      </div>
      <button type="button" className="icon-btn" aria-label={m.close} onClick={() => dismissNote(note.id!)}>
        <Icon name="close" />
      </button>
    </>
  )
}
