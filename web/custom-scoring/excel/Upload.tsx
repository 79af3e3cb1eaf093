import type { DragEvent } from 'react'
import { failureMessages } from '../../ui/failures/failure-messages.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import classes from './excel.module.css'
import { excelMessages } from './messages.ts'
import { Preview } from './Preview.tsx'
import { useFile } from './use-excel.ts'

/** The file that comes back: chosen or dropped, and read. */
export function Upload() {
  const m = excelMessages().upload
  const { file, fault, reading, choose } = useFile()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void choose(event.dataTransfer.files[0])
  }
  return (
    <section aria-labelledby="weight-upload" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2 id="weight-upload">{m.name}</h2>
      <label className={classes.file}>
        {m.choose}
        <input
          type="file"
          accept=".xlsx"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = '' // The same file may be chosen again once it was corrected.
          }}
        />
      </label>
      <p className="note">{file ? file.name : m.drop}</p>
      {fault === 'large' && <p role="alert">{failureMessages()['weight-file.large']}</p>}
      {reading.isPending && <p role="status">{m.reading}</p>}
      {reading.isError && <FormError error={reading.error} />}
      {reading.data && file && <Preview key={file.text.length} reading={reading.data} file={file} />}
    </section>
  )
}
