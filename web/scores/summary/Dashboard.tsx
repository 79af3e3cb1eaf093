import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SsbjFigure } from '../../regulations/company/SsbjFigure.tsx'
import { EvaluationComparison } from '../evaluation/EvaluationComparison.tsx'
import { MaterialityFigure } from '../MaterialityFigure.tsx'
import { ScorePage, type ScoreScreen } from '../sheet/ScorePage.tsx'
import { ScoreSheet } from '../sheet/ScoreSheet.tsx'
import classes from '../sheet/sheet.module.css'
import { DashboardDownload } from './DashboardDownload.tsx'
import { dashboardMessages } from './dashboard-messages.ts'
import { Highlights } from './Highlights.tsx'
import { PeerMap } from './PeerMap.tsx'
import { ScoreYears } from './ScoreYears.tsx'
import { SpiderChart } from './SpiderChart.tsx'
import { Themes } from './Themes.tsx'

/** ESG summary: what others say, the profile, the place among peers, the years, strengths and issues, what weighs. */
export function Dashboard() {
  return <ScorePage title={dashboardMessages().title}>{(screen) => <DashboardSheet screen={screen} />}</ScorePage>
}

function DashboardSheet({ screen }: { screen: ScoreScreen }) {
  const m = dashboardMessages()
  const sections = useMemo(() => Object.entries(m.sections).map(([id, name]) => ({ id, name })), [m])
  const ssbj = <SsbjFigure companyId={screen.companyId} />
  return (
    <ScoreSheet
      screen={screen}
      title={m.title}
      sections={sections}
      always={<EvaluationComparison {...screen} />}
      unscored={ssbj}
    >
      <SpiderChart {...screen} />
      <PeerMap {...screen} />
      <ScoreYears {...screen} />
      <Highlights {...screen} />
      <MaterialityFigure screen={screen} number={6} first="tiles" notes={<ToDetails companyId={screen.companyId} />} />
      {ssbj}
      <Themes {...screen} />
      <DashboardDownload {...screen} />
    </ScoreSheet>
  )
}

/** The materiality view in full, on the same company, day and year. */
function ToDetails({ companyId }: { companyId: number }) {
  const m = dashboardMessages()
  return (
    <p className={`fig-note ${classes.capture}`}>
      <Link to="/companies/$companyId/details" params={{ companyId }} search={(old) => old} className="btn">
        {m.capture}
      </Link>
      {m.captureHint}
    </p>
  )
}
