import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from './excel.module.css'
import { excelMessages } from './messages.ts'
import { Result } from './Result.tsx'
import { Standing } from './Standing.tsx'
import { Templates } from './Templates.tsx'
import { Upload } from './Upload.tsx'
import { useImport } from './use-excel.ts'

/** Weights by industry in a workbook: the template, the file that comes back, and the market scored by it. */
export function ExcelDoor() {
  const m = excelMessages()
  const standing = useImport()
  if (standing.isError) return <ErrorState error={standing.error} retry={() => void standing.refetch()} />
  if (standing.isPending) return <Skeleton rows={8} />
  const { data } = standing
  return (
    <div className={classes.door}>
      <p className={classes.lead}>
        {m.lead}
        <small className="note">{m.time}</small>
      </p>
      {data === null ? (
        <>
          <p className="note" role="status">
            {m.none}
          </p>
          <Templates />
          <Upload />
        </>
      ) : (
        <>
          <Standing standing={data} />
          {data.state === 'done' && <Result standing={data} />}
        </>
      )}
    </div>
  )
}
