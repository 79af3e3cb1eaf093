import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../format.ts'
import { fold } from '../../../ui/fold.ts'
import { Icon } from '../../../ui/icons.tsx'
import classes from '../conditions.module.css'
import { conditionMessages } from '../messages.ts'
import { type Choice, type ChoiceSection, choicesOf, countOf, useChoices } from './choices.ts'
import { editorMessages } from './editor-messages.ts'
import { isIn } from './set-choices.ts'
import { keywordChoice, useValueChoices } from './value-choices.ts'

const maxMatches = 60

/** Everything that can be searched by, as a tree to open or a list to search. ↓ and ↑ walk, Enter takes the first. */
export function ChoiceList({ choose }: { choose: (choice: Choice) => void }) {
  const m = editorMessages()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sections = useChoices()
  const values = useValueChoices()
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const matches = text.trim() === '' ? null : matchesOf(text, [...choicesOf(sections), ...values])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk what stands inside
    <div className={classes.conChoices} onKeyDown={walk}>
      <h3>{m.pick}</h3>
      <input
        ref={field}
        type="search"
        className={classes.conFind}
        aria-label={m.pickSearch}
        placeholder={m.pickSearch}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (matches?.[0]) choose(matches[0])
        }}
      />
      <span className="sr" role="status">
        {matches && m.results(formatNumber(matches.length))}
      </span>
      <div className="con-list">
        {matches ? (
          <MatchingChoices matches={matches} choose={choose} />
        ) : (
          sections.map((section, index) => (
            <Section key={section.key} section={section} choose={choose} isOpenFirst={index < 2} />
          ))
        )}
      </div>
    </div>
  )
}

function MatchingChoices({ matches, choose }: { matches: readonly Choice[]; choose: (choice: Choice) => void }) {
  const m = editorMessages()
  if (matches.length === 0) return <p className="note">{m.nothing}</p>
  return (
    <>
      {matches.slice(0, maxMatches).map((choice) => (
        <ChoiceButton key={choice.key} choice={choice} choose={choose} />
      ))}
      {matches.length > maxMatches && (
        <p className="note">{m.tooManyResults(formatNumber(matches.length - maxMatches))}</p>
      )}
    </>
  )
}

/** What holds the text: those called so first, then those that begin so; the keyword itself stands last. */
function matchesOf(text: string, choices: readonly Choice[]): Choice[] {
  const typed = fold(text)
  const rank = ({ label, key }: Choice) => {
    const name = fold(label)
    if (name === typed || fold(key.replace(/^.*:/, '')) === typed) return 0
    return name.startsWith(typed) ? 1 : name.includes(typed) ? 2 : 3
  }
  const matches = choices.filter(({ label, terms }) => isIn(text, label, terms))
  return [...matches.sort((a, b) => rank(a) - rank(b)), keywordChoice(text.trim())]
}

interface SectionProps {
  readonly section: ChoiceSection
  readonly choose: (choice: Choice) => void
  readonly isOpenFirst?: boolean
}

function Section({ section, choose, isOpenFirst = false }: SectionProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <div className="con-section">
      <button type="button" className={classes.conFold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'down' : 'right'} />
        {section.label} <span className={classes.conN}>{formatNumber(countOf(section))}</span>
      </button>
      {isOpen && (
        <div className={classes.conInside}>
          {section.choices.map((choice) => (
            <ChoiceButton key={choice.key} choice={choice} choose={choose} />
          ))}
          {section.sections.map((inner) => (
            <Section key={inner.key} section={inner} choose={choose} />
          ))}
        </div>
      )}
    </div>
  )
}

function ChoiceButton({ choice, choose }: { choice: Choice; choose: (choice: Choice) => void }) {
  return (
    <button type="button" className={classes.conChoice} onClick={() => choose(choice)}>
      <span>{choice.label}</span>
      {choice.note && <span className={classes.conN}>{choice.note}</span>}
      {choice.isLocked && (
        <span className={`lock ${classes.conN}`}>
          <Icon name="lock" />
          {conditionMessages().lockedShort}
        </span>
      )}
    </button>
  )
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .con-list button')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}
