import { useState } from 'react'
import { type HoldingsReading, portfolioFileBytes, readPortfolioFile } from '#contract/portfolio/portfolios.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../../app/call.ts'
import { useProfile } from '../../app/use-profile.ts'
import { saveCsv } from '../../charts/figure/csv.ts'
import { today } from '../../context/search.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { FormError } from '../../ui/fields/FormError.tsx'
import { FileChoice, FileFaultLine, tableEndings } from '../../ui/files/FileChoice.tsx'
import { FileSection } from '../../ui/files/FileSection.tsx'
import { useFileReading } from '../../ui/files/use-file-reading.ts'
import { partMessages } from '../../ui/part-messages.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import type { OwnPortfolio } from './own-portfolio.ts'
import { Preview } from './Preview.tsx'

interface Props {
  readonly close: () => void
  /** The portfolio that stands chosen to take the file. */
  readonly into?: OwnPortfolio | undefined
  readonly own: readonly OwnPortfolio[]
  /** A file that is read at once. */
  readonly first?: File | undefined
}

/** A file of holdings: read, looked at line by line, its columns corrected, and saved as a portfolio or as further days of one. */
export function ImportHoldings({ close, into, own, first }: Props) {
  const m = portfolioMessages().upload
  const isTrial = useProfile().data?.is_trial ?? false
  const read = useFile(first)
  const [target, setTarget] = useState(into?.id)
  return (
    <FileSection
      title={m.title}
      className={classes.import}
      isClosed={isTrial}
      take={(dropped) => void read.choose(dropped)}
      closeLabel={m.close}
      close={close}
    >
      <div className={classes.form}>
        <FileChoice label={m.choose} accept={tableEndings} isDisabled={isTrial} choose={read.choose} />
        {own.length > 0 && (
          <Choice
            label={m.into}
            value={target ?? ''}
            options={[['', m.newPortfolio], ...own.map(({ id, name }) => [id, name] as const)]}
            choose={(value) => setTarget(value === '' ? undefined : value)}
          />
        )}
        <label>
          {m.day}
          <input
            type="date"
            value={read.how.date}
            max={today()}
            onChange={({ target: { value } }) => value !== '' && read.again({ date: value })}
          />
        </label>
        <button type="button" className="act" onClick={saveTemplate}>
          {m.template}
        </button>
      </div>
      <p className="note">{isTrial ? partMessages().states.trial : m.drop}</p>
      <FileFaultLine fault={read.fault} most={portfolioFileBytes} />
      {read.reading.isPending && <p role="status">{m.reading}</p>}
      {read.reading.isError && <FormError error={read.reading.error} />}
      {read.latest && read.file && (
        <Preview
          key={target}
          read={read.latest}
          isLatest={read.reading.isSuccess}
          file={read.file}
          how={read.how}
          change={read.again}
          into={own.find(({ id }) => id === target)}
          close={close}
        />
      )}
    </FileSection>
  )
}

/** The file, and how it is read: the day of lines without one, and whatever was said otherwise. */
const useFile = (first: File | undefined) =>
  useFileReading<HoldingsReading, Output<typeof readPortfolioFile>>({
    most: portfolioFileBytes,
    read: (file, how) => call(readPortfolioFile, { body: { file, ...how } }),
    initial: { date: today() },
    keep: ({ date }) => ({ date }),
    first,
  })

function saveTemplate(): void {
  const { fields } = portfolioMessages().upload
  const used = ['code', 'date', 'value', 'quantity', 'weight', 'currency', 'rate'] as const
  saveCsv({ caption: '', columns: used.map((field) => ({ label: fields[field] })), rows: [] }, 'holdings.csv')
}
