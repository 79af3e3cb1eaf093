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

export function ManagedRow({ search, text, onOpen, close, onRemoved }: Props) {
  const m = savedSearchMessages()
  const saving = useSaving()
  const open = useOpenSearch()
  const { name } = search
  const isPresent = search.search === text
  async function remove(): Promise<void> {
    if (await saving.remove(search)) onRemoved()
  }
  function take(conditions: string): void {
    close()
    ;(onOpen ?? open)(conditions)
  }
  return (
    <tr>
      <th scope="row">
        <SearchLink text={search.search} onOpen={take} className={classes.savedName}>
          <span className="sr">{m.openLabel(name)}</span>
          <span aria-hidden="true">{name}</span>
        </SearchLink>
        {isPresent && <span className="tag">{m.present}</span>}
      </th>
      <td>{changedText(search)}</td>
      <td className={classes.savedActs}>
        <Act label={m.rename} name={m.renameLabel(name)} onClick={() => void saving.rename(search)} />
        <Act
          label={m.overwriteShort}
          name={m.overwriteLabel(name)}
          isDisabled={isPresent}
          onClick={() => void saving.overwrite(search, text)}
        />
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

function Act({ label, name, isDisabled = false, onClick }: ActProps) {
  return (
    <button type="button" className="act" aria-label={name} disabled={isDisabled} onClick={onClick}>
      {label}
    </button>
  )
}
