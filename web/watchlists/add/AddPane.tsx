import { type SubmitEvent, useState } from 'react'
import { fullWidths, nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatExact } from '../../format.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { lastWatchlist } from '../last-watchlist.ts'
import { type ListedWatchlist, useWatchlists } from '../use-watchlists.ts'
import classes from './add.module.css'
import { addMessages } from './add-messages.ts'
import { useAddToWatchlist } from './adding.ts'
import { WatchlistChoice } from './WatchlistChoice.tsx'

interface Props {
  /** What is to be added, as its heading says it. */
  readonly title: string
  readonly companies: readonly number[]
  readonly close: () => void
}

/** Which list some companies come into: one that is there, or a new one. */
export function AddPane({ title, companies, close }: Props) {
  const lists = useWatchlists(companies)
  const owner = useProfile().data?.email ?? ''
  const [isNew, setNew] = useState(false)
  return (
    <section className={classes.pane} aria-label={title}>
      <h2>{title}</h2>
      {lists.isPending && <Skeleton rows={3} />}
      {lists.isError && <ErrorState error={lists.error} retry={() => void lists.refetch()} />}
      {lists.data && (
        <Form
          key={String(isNew)}
          lists={lists.data}
          last={lastWatchlist(owner)}
          isNew={isNew || lists.data.length === 0}
          turn={setNew}
          companies={companies}
          close={close}
        />
      )}
    </section>
  )
}

interface FormProps extends Omit<Props, 'title'> {
  readonly lists: readonly ListedWatchlist[]
  readonly last: number | undefined
  readonly isNew: boolean
  readonly turn: (isNew: boolean) => void
}

function Form({ lists, last, isNew, turn, companies, close }: FormProps) {
  const m = addMessages()
  const adding = useAddToWatchlist()
  const [chosen, choose] = useState<number>()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isUnderway, setUnderway] = useState(false)
  const list = lists.find(({ id }) => id === chosen)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    // The pop-over stands inside of other forms of the page as React sees it.
    event.stopPropagation()
    if (isUnderway) return
    const fault = isNew ? nameFault(name) : list ? undefined : m.choose
    setError(fault)
    if (fault) return
    setUnderway(true)
    try {
      await (isNew ? adding.create(companies, toOneLine(name)) : adding.add(companies, list!))
      close()
    } catch (failure) {
      setError(failureText(failure))
      setUnderway(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {isNew ? (
        <>
          {lists.length === 0 && <p className="note">{m.none}</p>}
          <NameField name={name} set={setName} error={error} />
        </>
      ) : (
        <WatchlistChoice
          lists={[...lists].sort((a, b) => Number(b.id === last) - Number(a.id === last))}
          last={last}
          count={companies.length}
          chosen={chosen}
          choose={(id) => {
            choose(id)
            setError(undefined)
          }}
          error={error}
        />
      )}
      <footer className={classes.acts}>
        {lists.length > 0 && (
          <button type="button" className="act" onClick={() => turn(!isNew)}>
            {isNew ? m.existing : m.newList}
          </button>
        )}
        <button type="submit" className="btn go" aria-disabled={isUnderway || undefined}>
          {isNew ? m.create : m.submit}
        </button>
      </footer>
    </form>
  )
}

/** What is wrong with a name; undefined when nothing is. */
function nameFault(name: string): string | undefined {
  const m = addMessages()
  const line = toOneLine(name)
  if (line === '') return m.nameMissing
  return fullWidths(line) > nameWidth ? m.nameLong(nameWidth) : undefined
}

function NameField({ name, set, error }: { name: string; set: (name: string) => void; error: string | undefined }) {
  const m = addMessages()
  return (
    <Field
      label={m.name}
      value={name}
      onChange={set}
      error={error}
      hint={m.length(formatExact(fullWidths(toOneLine(name))), nameWidth)}
      aria-required
      autoComplete="off"
      autoFocus
      data-autofocus
    />
  )
}
