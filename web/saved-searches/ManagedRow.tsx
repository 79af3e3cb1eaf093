import { useRouter } from '@tanstack/react-router'
import type { SavedSearch } from '#contract/search/saved-searches.ts'
import { savedSearchMessages } from './messages.ts'
import { SearchLink } from './SearchLink.tsx'
import classes from './saved.module.css'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { useSaving } from './saving.ts'
import { changedText, useOpenSearch } from './use-saved-searches.ts'

interface Props extends SavedSearchesProps {
  readonly search: SavedSearch
  readonly close: () => void
  readonly onRemoved: () => void
}

/** A saved search of either kind; what takes the present conditions is there for those of the screen alone. */
export function ManagedRow({ search, kind, text, onOpen, moreActs, close, onRemoved }: Props) {
  const m = savedSearchMessages()
  const saving = useSaving()
  const open = useOpenSearch()
  const router = useRouter()
  const { name } = search
  const isOfScreen = search.kind === kind
  const isPresent = isOfScreen && search.search === text
  async function remove(): Promise<void> {
    if (await saving.remove(search)) onRemoved()
  }
  function take(conditions: string): void {
    close()
    if (onOpen && isOfScreen) onOpen(conditions)
    else open(search)
  }
  /** Companies that enter or leave a search, or what a search of news goes on to find. */
  function follow(): void {
    close()
    const what = search.kind === 'news' ? `new=news&${search.search}` : `new=search&search=${search.id}`
    void router.navigate({ href: `/esg_contents/v2/alerts?${what}` })
  }
  return (
    <tr>
      <th scope="row">
        <SearchLink search={search} onOpen={take} className={classes.savedName}>
          <span className="sr">{m.openLabel(name)}</span>
          <span aria-hidden="true">{name}</span>
        </SearchLink>
        <span className="tag">{m.kinds[search.kind]}</span>
        {isPresent && <span className="tag">{m.present}</span>}
      </th>
      <td>{changedText(search)}</td>
      <td className={classes.savedActs}>
        <Act label={m.rename} name={m.renameLabel(name)} onClick={() => void saving.rename(search)} />
        {isOfScreen && (
          <Act
            label={m.overwriteShort}
            name={m.overwriteLabel(name)}
            isDisabled={isPresent}
            onClick={() => void saving.overwrite(search, text)}
          />
        )}
        {isOfScreen && moreActs?.(search)}
        <Act label={m.alert} name={m.alertLabel(name)} onClick={follow} />
        <Act label={m.copy} name={m.copyLabel(name)} onClick={() => void saving.copy(search)} />
        <Act label={m.remove} name={m.removeLabel(name)} onClick={() => void remove()} />
      </td>
    </tr>
  )
}

interface ActProps {
  readonly label: string
  /** The same for who does not see in which row it stands. */
  readonly name: string
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

export function Act({ label, name, isDisabled = false, onClick }: ActProps) {
  return (
    <button type="button" className="act" aria-label={name} disabled={isDisabled} onClick={onClick}>
      {label}
    </button>
  )
}
