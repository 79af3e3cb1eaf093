import { useContext } from '../../context/search.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import type { Selected } from '../selected.ts'
import { useRaws } from '../use-raws.ts'
import { WhyPanel } from './WhyPanel.tsx'

interface Props {
  readonly companyId: number
  /** Code of an indicator. */
  readonly indicator: string
  /** Fiscal year. */
  readonly year: number
  readonly close: () => void
}

/** Where a figure of a company comes from: the margin that its raw data have. */
export function FigureWhy({ companyId, indicator, year, close }: Props) {
  const [{ asOf }] = useContext()
  const { company, indicators, observations } = useRaws(companyId, { toYear: undefined, asOf })
  const failed = [company, indicators, observations].find(({ isError }) => isError)
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />
  if (!observations.data || !indicators.data) return <Skeleton rows={10} />
  const cells = observations.data.cells.filter((cell) => cell.indicator === indicator && cell.fiscalYear === year)
  const own = cells.find(({ part }) => part === '') ?? cells[0]
  const selected: Selected = { indicator, year, boundary: own?.boundary ?? 'consolidated', part: own?.part ?? '' }
  return (
    <WhyPanel
      key={`${companyId} ${indicator} ${year} ${asOf}`}
      companyId={companyId}
      selected={selected}
      asOf={asOf}
      company={company.data}
      indicators={indicators.data}
      observations={observations.data}
      close={close}
    />
  )
}
