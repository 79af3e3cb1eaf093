import { useState } from 'react'
import { watchlistFileBytes } from '#contract/watchlists/watchlist-file.ts'
import { saveWatchlistTemplate } from '#contract/watchlists/watchlist-out.ts'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { download } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { language } from '../../i18n/language.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { FileChoice, FileFaultLine, tableEndings } from '../../ui/files/FileChoice.tsx'
import { FileSection } from '../../ui/files/FileSection.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import { useWatchlist, useWatchlists } from '../use-watchlists.ts'
import classes from './import.module.css'
import { importMessages } from './import-messages.ts'
import { Preview } from './Preview.tsx'
import { useFile } from './use-file.ts'

interface Props {
  readonly close: () => void
  /** The list into which it goes; chosen when left out. */
  readonly into?: Watchlist
}

/** A file of companies and stakes: looked at row by row, mended in place, and saved by one button. */
export function ImportFile({ close, into }: Props) {
  const m = importMessages()
  const isTrial = useProfile().data?.is_trial ?? false
  const file = useFile(into?.id)
  const lists = useWatchlists([], into === undefined)
  const [chosen, setChosen] = useState<number>()
  const other = useWatchlist(into ? undefined : chosen)
  const list = into ?? (chosen === undefined ? undefined : other.data)
  return (
    <FileSection
      title={m.title}
      className={classes.import}
      isClosed={isTrial}
      take={(dropped) => void file.choose(dropped)}
      closeLabel={m.close}
      close={close}
    >
      <div className={classes.form}>
        <FileChoice label={m.choose} accept={tableEndings} isDisabled={isTrial} choose={file.choose} />
        {!into && (
          <label>
            {m.into}
            <select
              value={chosen ?? ''}
              onChange={({ target: { value } }) => {
                const next = value === '' ? undefined : Number(value)
                setChosen(next)
                file.again({ watchlistId: next })
              }}
            >
              <option value="">{m.newList}</option>
              {lists.data?.map(({ id: one, name }) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Templates />
      </div>
      <p className="note">
        {m.columns} {!isTrial && m.drop}
      </p>
      {isTrial && <p role="alert">{m.trial}</p>}
      <FileFaultLine fault={file.fault} most={watchlistFileBytes} />
      {file.reading.isPending && !file.latest && <p role="status">{m.reading}</p>}
      {file.reading.isError && <FormError error={file.reading.error} />}
      {file.latest && (chosen === undefined || list) && (
        <Preview file={file} read={file.latest} list={list} close={close} />
      )}
    </FileSection>
  )
}

function Templates() {
  const m = importMessages()
  const save = async (format: 'csv' | 'xlsx') => {
    try {
      await download(saveWatchlistTemplate, { params: { format }, query: { lang: language() } })
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons have a name, and no legend to show
    <span className={classes.templates} role="group" aria-label={m.templates}>
      {m.templates}
      {(['csv', 'xlsx'] as const).map((format) => (
        <button key={format} type="button" className="act" onClick={() => void save(format)}>
          {m[format]}
        </button>
      ))}
    </span>
  )
}
