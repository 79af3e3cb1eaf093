import { Fragment } from 'react'
import { language } from '../i18n/language.ts'
import { ModalBody, ModalHeader } from '../ui/modals/ModalParts.tsx'
import type { Note } from './entry.ts'
import { releases } from './notes.ts'
import classes from './releases.module.css'

/** What changed and when. */
export function ReleaseNotes({ title, close }: { title: string; close: () => void }) {
  return (
    <>
      <ModalHeader title={title} onClose={close} />
      <ModalBody>
        <div className={classes.releases}>
          {Object.entries(releases).map(([day, entries]) => (
            <section key={day} aria-label={day}>
              <h3>
                <time dateTime={day.replaceAll('/', '-')}>{day}</time>
              </h3>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.details_en}>
                    <NoteLines of={entry} />
                    {entry.children && (
                      <ul>
                        {entry.children.map((child) => (
                          <li key={child.details_en}>
                            <NoteLines of={child} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ModalBody>
    </>
  )
}

/** A note in the reader's language, its line breaks kept. */
function NoteLines({ of }: { of: Note }) {
  const lines = (language() === 'ja' ? of.details : of.details_en).split('\n')
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
