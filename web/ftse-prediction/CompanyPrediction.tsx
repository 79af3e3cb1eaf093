import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import { Empty } from '../ui/states/Empty.tsx'
import classes from './ftse.module.css'
import { ftseMessages } from './messages.ts'
import { ScoreFigure } from './score/ScoreFigure.tsx'
import { StepsFigure } from './steps/StepsFigure.tsx'
import { ThemeInputs } from './themes/ThemeInputs.tsx'
import { ThemesFigure } from './themes/ThemesFigure.tsx'
import { useFtseAddress } from './use-prediction.ts'

interface Props {
  readonly companyId: number
  readonly prediction: FtsePrediction
}

/** A company's scores, its themes, the indicators of the open one, and what would raise the whole. */
export function CompanyPrediction({ companyId, prediction }: Props) {
  const m = ftseMessages()
  const { theme: key } = useFtseAddress()
  if (prediction.year === null)
    return (
      <Empty title={m.noReport}>
        <p>{m.noReportText}</p>
      </Empty>
    )
  const theme = prediction.themes.find((one) => one.key === key)
  return (
    <div className={classes.figures}>
      <ScoreFigure prediction={prediction} />
      <ThemesFigure prediction={prediction} />
      {theme && <ThemeInputs prediction={prediction} theme={theme} companyId={companyId} />}
      <StepsFigure prediction={prediction} />
    </div>
  )
}
