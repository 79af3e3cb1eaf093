import { listSites, readSiteFile, type SiteReading, saveSiteFile, siteLimits } from '#contract/scenario/sites.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../../../app/call.ts'
import { useProfile } from '../../../app/use-profile.ts'
import { formatNumber } from '../../../format.ts'
import { FormError } from '../../../ui/fields/FormError.tsx'
import { FileFaultLine, tableEndings } from '../../../ui/files/FileChoice.tsx'
import { UploadChoice } from '../../../ui/files/UploadChoice.tsx'
import { useFileReading } from '../../../ui/files/use-file-reading.ts'
import { TrialGate } from '../../../ui/states/Gate.tsx'
import classes from '../scenario.module.css'
import { coverageOfSites } from './coverage.ts'
import { ownMessages } from './own-messages.ts'
import { SitePreview } from './SitePreview.tsx'
import { useRunAndNotify } from './use-told.ts'

/** A table of sites: read, looked at row by row, corrected in place, saved in the place of the sites before. */
export function SiteImport() {
  const all = ownMessages()
  const m = all.sites
  const runAndNotify = useRunAndNotify()
  const isTrial = useProfile().data?.is_trial === true
  const { file, fault, reading, latest, how, choose, again, forget } = useFileReading<
    SiteReading,
    Output<typeof readSiteFile>
  >({
    most: siteLimits.bytes,
    read: (text, how) => call(readSiteFile, { body: { file: text, ...how } }),
    initial: {},
  })
  const count = latest ? coverageOfSites(latest.rows).taken : 0
  const save = () =>
    runAndNotify(
      () => call(saveSiteFile, { body: { file: file!.text, ...how } }),
      ({ saved }) => m.saved(formatNumber(saved)),
      listSites,
    ).then((isSaved) => isSaved && forget())
  return (
    <div className={classes.own}>
      <UploadChoice label={m.choose} accept={tableEndings} choose={choose} />
      <FileFaultLine fault={fault} most={siteLimits.bytes} />
      {reading.isPending && !latest && <p role="status">{all.reading}</p>}
      {reading.isError && <FormError error={reading.error} />}
      {latest && (
        <>
          <SitePreview read={latest} how={how} change={again} />
          <p className="note">{m.replace}</p>
          <TrialGate isTrial={isTrial}>
            <button
              type="button"
              className="btn"
              disabled={count === 0 || !reading.isSuccess}
              onClick={() => void save()}
            >
              {m.save(formatNumber(count))}
            </button>
          </TrialGate>
        </>
      )}
    </div>
  )
}
