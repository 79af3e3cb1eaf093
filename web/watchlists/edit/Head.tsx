import { Link } from '@tanstack/react-router'
import { saveWatchlist } from '#contract/watchlists/watchlist-out.ts'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { fullWidths, nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { download } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { openExport } from '../../exports/open-export.tsx'
import { formatExact } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import { setOf } from '../set.ts'
import { editHead, isDirty, nameFault } from './draft.ts'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'
import type { ListFigures } from './list-figures.ts'
import type { useDraft } from './use-draft.ts'

interface Props {
  readonly list: Watchlist
  readonly name: string
  readonly editing: ReturnType<typeof useDraft>
  /** Whether something typed has to be mended first. */
  readonly waits: boolean
  readonly figures: ListFigures | undefined
  readonly importFile: () => void
  readonly isImporting: boolean
}

/** The name as a field, what can be done with the list, and the saving of what was typed. */
export function Head({ list, name, editing, waits, figures, importFile, isImporting }: Props) {
  const m = editMessages()
  const fault = nameFault(name)
  const isTrial = useProfile().data?.is_trial === true
  return (
    <>
      <p className={classes.way}>
        <Link to="/watchlist">{m.all}</Link>
      </p>
      <header className={classes.head}>
        <h1 className={classes.name}>
          <input
            aria-label={m.name}
            aria-invalid={fault ? true : undefined}
            aria-describedby="list-name-length"
            value={name}
            readOnly={editing.isSaving}
            onChange={({ target }) => editing.change((draft) => editHead(draft, list, { name: target.value }))}
            autoComplete="off"
            spellCheck={false}
          />
          <small id="list-name-length" className="note">
            {m.length(formatExact(fullWidths(toOneLine(name))), nameWidth)}
          </small>
        </h1>
        <SaveActs editing={editing} waits={waits} />
      </header>
      {fault && (
        <p className="field-error" role="alert">
          {m.nameFaults[fault]}
        </p>
      )}
      <nav className={classes.ways} aria-label={list.name}>
        <Link className="act" to="/portfolio" search={{ of: setOf(list.id) }}>
          {m.openPortfolio}
        </Link>
        <Link className="act" to="/v2/comparisons" search={{ where: `watchlist(${list.id})` }}>
          {m.openSearch}
        </Link>
        <Link className="act" to="/comparisons/comparison/materiality" search={{ set: setOf(list.id) }}>
          {m.compare}
        </Link>
        <Out list={list} figures={figures} />
        <button
          type="button"
          className="act"
          aria-expanded={isImporting}
          aria-disabled={isTrial || undefined}
          onClick={isTrial ? undefined : importFile}
          {...tip(isTrial ? m.trial : undefined)}
        >
          {m.importFile}
        </button>
      </nav>
    </>
  )
}

function SaveActs({ editing, waits }: Pick<Props, 'editing' | 'waits'>) {
  const m = editMessages()
  const dirty = isDirty(editing.draft)
  const isOff = !dirty || waits || editing.isSaving
  return (
    <div className={classes.saving}>
      {dirty && <span className="note">{m.unsaved}</span>}
      {dirty && (
        <button type="button" className="btn" onClick={editing.discard}>
          {m.discard}
        </button>
      )}
      <button
        type="button"
        className="btn go"
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : () => void editing.save()}
      >
        {m.save}
      </button>
    </div>
  )
}

function Out({ list, figures }: Pick<Props, 'list' | 'figures'>) {
  const m = editMessages()
  const save = async (format: 'csv' | 'xlsx') => {
    try {
      await download(saveWatchlist, { params: { watchlistId: list.id, format }, query: { lang: language() } })
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    }
  }
  const year = figures?.fiscalYear ?? null
  return (
    <FloatingMenu
      target={
        <button type="button" className="act">
          {m.out} <Icon name="down" />
        </button>
      }
      items={[
        { label: m.csv, onSelect: () => void save('csv') },
        { label: m.xlsx, onSelect: () => void save('xlsx') },
        ...(year === null || list.members.length === 0
          ? []
          : [
              {
                label: m.data,
                onSelect: () =>
                  void openExport({
                    companies: { watchlistId: list.id, companies: list.members.length },
                    place: 'watchlist',
                    from: year - 4,
                    to: year,
                  }),
              },
            ]),
      ]}
    />
  )
}
