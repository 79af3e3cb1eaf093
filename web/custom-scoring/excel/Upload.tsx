import type { DragEvent } from 'react'
import { weightFileBytes } from '#contract/scores/weight-files.ts'
import { useProfile } from '../../app/use-profile.ts'
import { failureMessages } from '../../ui/failures/failure-messages.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { FileFaultLine } from '../../ui/files/FileChoice.tsx'
import { UploadChoice } from '../../ui/files/UploadChoice.tsx'
import classes from './excel.module.css'
import { excelMessages } from './messages.ts'
import { Preview } from './Preview.tsx'
import { useFile } from './use-excel.ts'

/** The file that comes back: chosen or dropped, and read. */
export function Upload() {
  const m = excelMessages().upload
  const isTrial = useProfile().data?.is_trial === true
  const { file, fault, reading, choose } = useFile()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (!isTrial && dropped) void choose(dropped)
  }
  return (
    <section aria-labelledby="weight-upload" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2 id="weight-upload">{m.name}</h2>
      <UploadChoice className={classes.file} label={m.choose} accept=".xlsx" choose={choose} />
      <p className="note">{file ? file.name : !isTrial && m.drop}</p>
      {fault === 'large' ? (
        <p role="alert">{failureMessages()['weight-file.large']}</p>
      ) : (
        <FileFaultLine fault={fault} most={weightFileBytes} />
      )}
      {reading.isPending && <p role="status">{m.reading}</p>}
      {reading.isError && <FormError error={reading.error} />}
      {reading.data && file && <Preview key={file.text.length} reading={reading.data} file={file} />}
    </section>
  )
}
