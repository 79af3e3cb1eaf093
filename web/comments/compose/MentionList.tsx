import { formatNumber } from '../../format.ts'
import classes from '../comments.module.css'
import { commentMessages } from '../messages.ts'
import type { Mentioning } from './mentioning.ts'

/** The people on offer; the focus stays in the field. */
export function MentionList({ id, mentioning }: { id: string; mentioning: Mentioning }) {
  const m = commentMessages()
  const { isOpen, offered, current, enter } = mentioning
  return (
    <>
      <span className="sr" role="status">
        {isOpen ? (offered.length > 0 ? m.peopleCount(formatNumber(offered.length)) : m.noPeople) : ''}
      </span>
      {isOpen && offered.length === 0 && <p className={classes.people}>{m.noPeople}</p>}
      {isOpen && offered.length > 0 && (
        <div id={`${id}-people`} className={classes.people} role="listbox" aria-label={m.people}>
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names it
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={person.id}
              id={`${id}-person-${person.id}`}
              role="option"
              aria-selected={index === current}
              // The field would lose the focus, and with it the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => enter(person)}
            >
              {person.name} {person.employer && <small className="note">{person.employer}</small>}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
