import { useIsFetching, useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getBundle } from '#contract/scores/bundle.ts'
import { getSpider, listPeers } from '#contract/scores/peers.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { call } from '../../app/call.ts'
import { saveFile } from '../../app/save-file.ts'
import { useProfile } from '../../app/use-profile.ts'
import { saveCsv } from '../../charts/figure/csv.ts'
import { formatNumber } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { Spinner } from '../../ui/busy/Busy.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { TrialGate } from '../../ui/states/Gate.tsx'
import { scoreTable, shownColumns } from '../score-table.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import classes from '../sheet/sheet.module.css'
import { dashboardMessages } from './dashboard-messages.ts'

/** Calls that the dashboard is made of. */
const parts: readonly unknown[] = [getScores, getScoreHistory, listPeers, getSpider].map(({ path }) => path)

/** The contents of the screen as files. Closed at first, and a loader while the screen still loads. */
export function DashboardDownload(screen: ScoreScreen) {
  const m = dashboardMessages()
  const [isOpen, setOpen] = useState(false)
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
      </div>
    </section>
  )
}

function Files({ companyId, scores }: ScoreScreen) {
  const m = dashboardMessages()
  const context = useScoreContext()
  const isTrial = useProfile().data?.is_trial ?? true
  const name = `${companyId}-FY${scores.year}`
  const { headed } = useDisplayWords()
  const csv = () => saveCsv(headed(scoreTable(scores, m.csv), shownColumns()), `scores-${name}.csv`)
  const rows = useMutation({
    mutationFn: async () => {
      const bundle = await call(getBundle, { params: { companyId, key: 'sustainability_score' }, query: context })
      saveFile(new Blob([JSON.stringify(bundle, null, 1)], { type: 'application/json' }), `rows-${name}.json`)
    },
  })
  return (
    <dl className={classes.files}>
      <dt>
        <button type="button" className="btn" onClick={csv}>
          {m.csv}
        </button>
      </dt>
      <dd>{m.csvText(formatNumber(scores.scores.length))}</dd>
      <dt>
        <TrialGate isTrial={isTrial}>
          <button type="button" className="btn" onClick={() => rows.mutate()} disabled={rows.isPending}>
            {rows.isPending ? m.making : m.rows}
          </button>
        </TrialGate>
      </dt>
      <dd>
        {m.rowsText}
        {rows.isError && <ErrorState error={rows.error} retry={() => rows.mutate()} />}
      </dd>
    </dl>
  )
}
