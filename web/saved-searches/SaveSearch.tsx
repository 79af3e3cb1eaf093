import type { SavedSearchKind } from '#contract/search/saved-searches.ts'
import { savedSearchMessages } from './messages.ts'
import { useSaving } from './saving.ts'

interface Props {
  readonly kind: SavedSearchKind
  readonly text: string
  readonly className?: string
}

/** Saves the present conditions under a name that a dialog asks for. */
export function SaveSearch({ kind, text, className = 'btn' }: Props) {
  const { saveAs } = useSaving()
  return (
    <button type="button" className={className} onClick={() => void saveAs({ kind, search: text })}>
      {savedSearchMessages().save}
    </button>
  )
}
