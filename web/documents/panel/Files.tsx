import { type CompanyDocument, saveDocumentCopy } from '#contract/documents/documents.ts'
import { config } from '../../app/config.ts'
import { download } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatBytes, formatHash } from '../../format.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { openDownload } from '../../ui/downloads/downloads.ts'
import { TrialGate } from '../../ui/states/Gate.tsx'
import { documentMessages } from '../messages.ts'
import classes from './panel.module.css'

/** The files that were read, each with its hash and the way to its copy. */
export function Files({ document: { id, files, isGiven } }: { document: CompanyDocument }) {
  const m = documentMessages()
  const isTrial = useProfile().data?.is_trial ?? false
  const save = (sha256: string, name: string) =>
    void openDownload({
      title: m.downloadOf(name),
      plan: { companies: 1, years: 1, items: 1 },
      hasEncodings: false,
      run: () => download(saveDocumentCopy, { params: { documentId: id, sha256 } }),
    })
  return (
    <>
      <h3>{m.files}</h3>
      {files.length === 0 && <p className="note">{config().market === 'demo' ? m.inventedFile : m.noFile}</p>}
      {files.map(({ name, sha256, bytes }) => (
        <div key={sha256} className={classes.file}>
          <p className={classes.fileName}>
            {name} <span className="dim">{formatBytes(bytes)}</span>
          </p>
          <p className={`mono ${classes.hash}`}>{formatHash(sha256)}</p>
          <div className={classes.fileActs}>
            <CopyButton className="act" label={m.copyHash} text={() => sha256} />
            {isGiven && (
              <TrialGate isTrial={isTrial}>
                <button type="button" className="act" onClick={() => save(sha256, name)}>
                  {m.download}
                </button>
              </TrialGate>
            )}
          </div>
        </div>
      ))}
      {files.length > 0 && !isGiven && <p className="note">{m.notGiven}</p>}
    </>
  )
}
