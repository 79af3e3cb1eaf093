import { listSites, readSiteFile, type SiteRow, saveSiteFile, siteLimits } from '#contract/scenario/sites.ts'
import { call } from '../../../app/call.ts'
import { useProfile } from '../../../app/use-profile.ts'
import { formatNumber } from '../../../format.ts'
import { FormError } from '../../../ui/fields/FormError.tsx'
import { AssumedList } from '../../../ui/files/AssumedList.tsx'
import { FileFaultLine, tableEndings } from '../../../ui/files/FileChoice.tsx'
import { UploadChoice } from '../../../ui/files/UploadChoice.tsx'
import { TrialGate } from '../../../ui/states/Gate.tsx'
import classes from '../scenario.module.css'
import { ownMessages } from './own-messages.ts'
import { useFile } from './use-file.ts'
import { useTold } from './use-told.ts'

/** A table of sites: read, looked at row by row, saved in the place of the sites before. */
export function SiteImport() {
  const all = ownMessages()
  const m = all.sites
  const told = useTold()
  const isTrial = useProfile().data?.is_trial === true
  const { file, fault, reading, choose } = useFile(siteLimits.bytes, (text) =>
    call(readSiteFile, { body: { file: text } }),
  )
  const rows = reading.data?.rows ?? []
  const count = rows.filter(({ site }) => site !== null).length
  const save = () =>
    told(
      () => call(saveSiteFile, { body: { file: file!.text } }),
      ({ saved }) => m.saved(formatNumber(saved)),
      listSites,
    ).then((isSaved) => isSaved && reading.reset())
  return (
    <div className={classes.own}>
      <UploadChoice label={m.choose} accept={tableEndings} choose={choose} />
      <FileFaultLine fault={fault} most={siteLimits.bytes} />
      {reading.isPending && <p role="status">{all.reading}</p>}
      {reading.isError && <FormError error={reading.error} />}
      {reading.data && (
        <>
          <AssumedList label={all.assumed} assumed={reading.data.assumed} nameOf={(field) => field} />
          <Rows rows={rows} />
          <p className="note">{m.replace}</p>
          <TrialGate isTrial={isTrial}>
            <button type="button" className="btn" disabled={count === 0} onClick={() => void save()}>
              {m.save(formatNumber(count))}
            </button>
          </TrialGate>
        </>
      )}
    </div>
  )
}

function Rows({ rows }: { readonly rows: readonly SiteRow[] }) {
  const all = ownMessages()
  const m = all.sites
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={m.open}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{all.line}</th>
            <th scope="col">{m.columns[0]}</th>
            <th scope="col">{all.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, written, outcome }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td>{written}</td>
              <td>{m.outcomes[outcome]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
