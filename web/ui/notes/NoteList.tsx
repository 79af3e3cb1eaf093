import { tokyoTime } from '#contract/wire/tokyo.ts'
import { FloatingPanel } from '../floating/FloatingPanel.tsx'
import { tipOnText } from '../floating/tip.ts'
import { Icon } from '../icons.tsx'
import { partMessages } from '../part-messages.ts'
import { useStore } from '../store.ts'
import classes from './notes.module.css'
import { actOnNote, clearNotes, markNotesRead, notes, type StoredNote } from './notes.ts'

/** The bell of the header: how many notes are unread, and all of this visit to read again. */
export function NoteList() {
  const m = partMessages().notes
  const list = useStore(notes)
  const unread = list.filter(({ isRead }) => !isRead).length
  return (
    <FloatingPanel
      label={m.list}
      width={340}
      position="bottom-end"
      onClose={markNotesRead}
      target={
        <button
          type="button"
          className="icon-btn bell"
          aria-label={unread ? m.unread(unread) : m.list}
          data-unread={unread > 99 ? '99+' : unread || undefined}
        >
          <Icon name="bell" />
        </button>
      }
    >
      <header className={classes.noteListHead}>
        <h2>{m.list}</h2>
        {list.length > 0 && (
          <button type="button" className="act" onClick={clearNotes}>
            {m.clear}
          </button>
        )}
      </header>
      {list.length === 0 ? <p className="note">{m.none}</p> : <Notes list={list} />}
    </FloatingPanel>
  )
}

function Notes({ list }: { list: readonly StoredNote[] }) {
  const m = partMessages().notes
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by key
    <ul className={classes.noteList} aria-label={m.list} tabIndex={0}>
      {list.map((note) => (
        <li key={note.id} data-tone={note.tone} data-unread={!note.isRead || undefined}>
          <Icon name={note.tone === 'error' ? 'warning' : 'check'} />
          <div>
            {note.tone === 'error' && <span className="sr">{m.error}</span>}
            {note.title && <p className={classes.noteTitle}>{note.title}</p>}
            <p>{note.text}</p>
            {note.act && (
              <button type="button" className="act" onClick={() => actOnNote(note.id)}>
                {note.act.label}
              </button>
            )}
          </div>
          <time dateTime={note.at.toISOString()} {...tipOnText(`${tokyoTime(note.at)} JST`)}>
            {tokyoTime(note.at).slice(11, 16)}
          </time>
        </li>
      ))}
    </ul>
  )
}
