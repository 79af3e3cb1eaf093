import { formatBytes } from '../../format.ts'
import type { FileFault } from './chosen-file.ts'
import { fileMessages } from './file-messages.ts'

/** Files of tables that servers read. */
export const tableEndings = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods'

interface Props {
  readonly label: string
  /** Endings of names that are offered, with their dots. */
  readonly accept: string
  readonly choose: (file: File) => Promise<void>
  readonly isDisabled?: boolean
  /** Id of what says why it is out of use. */
  readonly describedBy?: string | undefined
  readonly className?: string | undefined
}

/** A file to choose; the same one can be chosen again once it was corrected. */
export function FileChoice({ label, accept, choose, isDisabled = false, describedBy, className }: Props) {
  return (
    <label className={className}>
      {label}
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => {
          currentTarget.value = '' // A browser says nothing of a choice that is the one before.
        }}
        onChange={({ target: { files } }) => void (files?.[0] && choose(files[0]))}
      />
    </label>
  )
}

/** Why the file that was chosen is not sent, if it is not. */
export function FileFaultLine({ fault, most }: { readonly fault: FileFault | undefined; readonly most: number }) {
  const m = fileMessages()
  return fault && <p role="alert">{fault === 'large' ? m.large(formatBytes(most)) : m.empty}</p>
}
