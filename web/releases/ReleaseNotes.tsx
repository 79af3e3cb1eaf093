import { Fragment } from 'react'
import { language } from '../i18n/language.ts'
import { ModalBody, ModalHeader } from '../ui/ModalParts.tsx'
import { shellMessages } from '../ui/shell/messages.ts'
import { type Note, releases } from './notes.ts'

/** What changed and when. */
export function ReleaseNotes({ close }: { close: () => void }) {
  return (
    <>
      <ModalHeader title={shellMessages().releases} onClose={close} />
      <ModalBody>
        <div className="releases">
          {Object.entries(releases).map(([day, entries]) => (
            <section key={day} aria-label={day}>
              <h3>
                <time dateTime={day.replaceAll('/', '-')}>{day}</time>
              </h3>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.details_en}>
                    <Lines of={entry} />
                    {entry.children && (
                      <ul>
                        {entry.children.map((child) => (
                          <li key={child.details_en}>
                            <Lines of={child} />
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
function Lines({ of }: { of: Note }) {
  const lines = (language() === 'ja' ? of.details : of.details_en).split('\n')
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
