import { useIsFetching } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getSpider, listPeers } from '#contract/scores/peers.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { useProfile } from '../../app/use-profile.ts'
import { csvBlob } from '../../charts/figure/csv.ts'
import { ExportTray } from '../../exports/ExportTray.tsx'
import { isExportWaiting } from '../../exports/use-export.ts'
import { formatNumber } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { Spinner } from '../../ui/busy/Busy.tsx'
import { saveBrowserFile } from '../../ui/downloads/browser-files.ts'
import { TrialGate } from '../../ui/states/Gate.tsx'
import { saveBundle } from '../save-bundle.ts'
import { scoreTable, shownColumns } from '../score-table.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import classes from '../sheet/sheet.module.css'
import { dashboardMessages } from './dashboard-messages.ts'

/** Calls that the dashboard is made of. */
const parts: readonly unknown[] = [getScores, getScoreHistory, listPeers, getSpider].map(({ path }) => path)

/** The contents of the screen as files. Closed at first, and a loader while the screen still loads. */
export function DashboardDownload(screen: ScoreScreen) {
  const m = dashboardMessages()
  const [isOpen, setOpen] = useState(() => isExportWaiting('dashboard'))
  const id = useId()
  const isLoading = useIsFetching({ predicate: ({ queryKey }) => parts.includes(queryKey[0]) }) > 0
  return (
    <section className="fig c12 download" id="download" aria-label={m.sections.download}>
      <h2 className="label">{m.sections.download}</h2>
      <div role="status">
        {isLoading && (
          <p className={`note ${classes.waitingLine}`}>
            <Spinner />
            {m.downloadWait}
          </p>
        )}
      </div>
      {!isLoading && (
        <button
          type="button"
          className="btn"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? m.downloadClose : m.downloadOpen}
        </button>
      )}
      <div id={id} hidden={!isOpen || isLoading}>
        {isOpen && <Files {...screen} />}
        {isOpen && <YearsFile {...screen} />}
      </div>
    </section>
  )
}

/** Ten years of everything as a workbook. */
function YearsFile({ companyId, scores: { year } }: ScoreScreen) {
  if (year === null) return null
  return <ExportTray place="dashboard" companies={[companyId]} from={year - 9} to={year} />
}

function Files({ companyId, scores }: ScoreScreen) {
  const m = dashboardMessages()
  const context = useScoreContext()
  const isTrial = useProfile().data?.is_trial ?? true
  const name = `${companyId}-FY${scores.year}`
  const { headed } = useDisplayWords()
  const csv = () =>
    saveBrowserFile({
      title: m.csv,
      name: `scores-${name}.csv`,
      kind: 'dashboard',
      plan: { companies: 1, years: 1, items: scores.scores.length },
      make: () => csvBlob(headed(scoreTable(scores, m.csv), shownColumns())),
    })
  const rows = () =>
    saveBundle({
      title: m.rows,
      name: `rows-${name}.json`,
      request: { params: { companyId, key: 'sustainability_score' }, query: context },
    })
  return (
    <dl className={classes.files}>
      <dt>
        <TrialGate isTrial={isTrial}>
          <button type="button" className="btn" onClick={() => void csv()}>
            {m.csv}
          </button>
        </TrialGate>
      </dt>
      <dd>{m.csvText(formatNumber(scores.scores.length))}</dd>
      <dt>
        <TrialGate isTrial={isTrial}>
          <button type="button" className="btn" onClick={() => void rows()}>
            {m.rows}
          </button>
        </TrialGate>
      </dt>
      <dd>{m.rowsText}</dd>
    </dl>
  )
}
