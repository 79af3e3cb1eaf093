import { savedSearchMessages } from './messages.ts'
import { useSaving } from './saving.ts'

/** Saves the present conditions under a name that a dialog asks for. */
export function SaveSearch({ text, className = 'btn' }: { text: string; className?: string }) {
  const { saveAs } = useSaving()
  return (
    <button type="button" className={className} onClick={() => void saveAs(text)}>
      {savedSearchMessages().save}
    </button>
  )
}
