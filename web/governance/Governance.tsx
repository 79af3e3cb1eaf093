import { useState } from 'react'
import { FromSources } from '../app/market/FromSources.tsx'
import { CompanyTab, useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { ChangesFigure } from './ChangesFigure.tsx'
import { FiguresFigure } from './FiguresFigure.tsx'
import { governanceMessages } from './messages.ts'
import { OfficersFigure } from './OfficersFigure.tsx'
import { SeatsFigure } from './SeatsFigure.tsx'
import { SharedFigure } from './SharedFigure.tsx'
import { ShareholdersFigure } from './ShareholdersFigure.tsx'
import { SkillsFigure } from './SkillsFigure.tsx'
import { useGovernance } from './use-governance.ts'

/** Who oversees the company, how independently, and what is missing at the table. */
export function Governance() {
  const m = governanceMessages()
  const companyId = useCompanyId()
  const { board, shared, figures } = useGovernance(companyId)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = (member: string) =>
    setOpened((old) =>
      old.has(member) ? new Set([...old].filter((one) => one !== member)) : new Set([...old, member]),
    )
  const open = (member: string) => {
    setOpened((old) => new Set([...old, member]))
    document.getElementById(`officer-${member}`)?.scrollIntoView({ block: 'center' })
  }
  // Read here: what is only read in the contents, drawn by the frame, would not draw this component again.
  const { data, isPending } = board
  const [others, own] = [shared.data, figures.data]
  const failed = [board, shared, figures].find(({ isError }) => isError)
  const isStale = board.isPlaceholderData || figures.isPlaceholderData
  return (
    <CompanyTab title={m.title} acts={['asOf', 'year', 'peers']} years={own?.years ?? []} newest={own?.year ?? null}>
      {() => (
        <>
          {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
          {isPending && !failed && <Skeleton rows={12} />}
          {data && (
            <div className={`grid ${isStale ? 'is-stale' : ''}`}>
              {data.filing ? (
                <>
                  <SeatsFigure board={data} figures={own} open={open} />
                  <SkillsFigure board={data} />
                  <OfficersFigure board={data} opened={opened} toggle={toggle} />
                  <ChangesFigure board={data} />
                  {others && <SharedFigure shared={others} board={data} />}
                </>
              ) : (
                <Empty title={m.findings.none}>
                  <p>{m.noneText}</p>
                  <FromSources of={['edinet-documents']} />
                </Empty>
              )}
              {own && <FiguresFigure companyId={companyId} figures={own} />}
              {data.filing && <ShareholdersFigure board={data} />}
            </div>
          )}
        </>
      )}
    </CompanyTab>
  )
}
