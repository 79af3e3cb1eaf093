import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { CompanyTab, useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { nameOf } from '../i18n/names.ts'
import { useIndicatorMap } from '../indicators/use-indicators.ts'
import { scoreName } from '../scoring/score-messages.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { AccuracyFigure } from './AccuracyFigure.tsx'
import { useForecastAddress } from './address.ts'
import { BasisFigure } from './BasisFigure.tsx'
import { ForecastFigure } from './ForecastFigure.tsx'
import { KeyChoice } from './KeyChoice.tsx'
import { forecastMessages } from './messages.ts'
import { useForecast } from './use-forecast.ts'

/** Where a score or a figure is heading, and whether one can trust that. */
export function ForecastScreen() {
  const m = forecastMessages()
  const [{ key }] = useForecastAddress()
  const forecast = useForecast(useCompanyId(), key)
  // Read here: what is only read in the contents, drawn by the frame, would not draw this component again.
  const { data, isPending, isError, error, isPlaceholderData } = forecast
  // Of what is shown: while another choice is on its way, the last one keeps its name.
  const name = useSubjectName(data?.key ?? key)
  return (
    <CompanyTab title={m.title} acts={['asOf', 'method', 'version', 'period', 'inference', 'peers', 'text']}>
      {() => (
        <div className="grid">
          <KeyChoice />
          {isError && (
            <div className="c12">
              <ErrorState error={error} retry={() => void forecast.refetch()} />
            </div>
          )}
          {isPending && <Skeleton rows={12} />}
          {data && !isError && (
            <div className={`c12 grid ${isPlaceholderData ? 'is-stale' : ''}`}>
              <ForecastFigure forecast={data} name={name} />
              {data.state === 'forecast' && <AccuracyFigure forecast={data} />}
              {data.state === 'forecast' && <BasisFigure forecast={data} />}
            </div>
          )}
        </div>
      )}
    </CompanyTab>
  )
}

function useSubjectName(key: string): string {
  const m = forecastMessages()
  const indicator = useIndicatorMap().data?.get(key)
  const score = scoreKeys.find((one) => one === key)
  const scope = targetScopes.find((one) => one === key)
  if (score) return scoreName(score)
  if (scope) return m.scopes[scope]
  return indicator ? nameOf(indicator) : key
}
