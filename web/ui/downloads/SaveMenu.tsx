import type { DownloadPlan } from '#contract/wire/download-count.ts'
import type { SavedFile } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { FloatingMenu, type MenuEntry } from '../floating/FloatingMenu.tsx'
import { Icon } from '../icons.tsx'
import { partMessages } from '../part-messages.ts'
import { openDownload } from './downloads.ts'

interface Props {
  /** On the button, and on its two choices. */
  readonly words: { readonly out: string; readonly xlsx: string; readonly csv: string }
  /** Of the dialog that tells what the file takes from the month. */
  readonly title: string
  readonly plan: DownloadPlan
  readonly save: (format: 'csv' | 'xlsx') => Promise<SavedFile>
  /** What else can be done with the table. */
  readonly more?: readonly MenuEntry[]
}

/** A table as a file, after what it takes from the month was shown; closed to trials. */
export function SaveMenu({ words, title, plan, save, more = [] }: Props) {
  const isTrial = useProfile().data?.is_trial === true
  const disabledReason = isTrial ? partMessages().states.trial : undefined
  const item = (format: 'csv' | 'xlsx') => ({
    label: words[format],
    disabledReason,
    onSelect: () => void openDownload({ title, plan, hasEncodings: false, run: () => save(format) }),
  })
  return (
    <FloatingMenu
      target={
        <button type="button" className="act">
          {words.out} <Icon name="down" />
        </button>
      }
      items={[item('xlsx'), item('csv'), ...more]}
    />
  )
}
