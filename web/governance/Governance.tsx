import { useState } from 'react'
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
  const failed = [board, shared, figures].find(({ isError }) => isError)
  const isStale = board.isPlaceholderData || figures.isPlaceholderData
  return (
    <CompanyTab
      title={m.title}
      acts={['asOf', 'year', 'peers']}
      years={figures.data?.years ?? []}
      newest={figures.data?.year ?? null}
    >
      {() => (
        <>
          {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
          {board.isPending && !failed && <Skeleton rows={12} />}
          {board.data && (
            <div className={`grid ${isStale ? 'is-stale' : ''}`}>
              {board.data.filing ? (
                <>
                  <SeatsFigure board={board.data} figures={figures.data} open={open} />
                  <SkillsFigure board={board.data} />
                  <OfficersFigure board={board.data} opened={opened} toggle={toggle} />
                  <ChangesFigure board={board.data} />
                  {shared.data && <SharedFigure shared={shared.data} />}
                </>
              ) : (
                <Empty title={m.findings.none}>
                  <p>{m.noneText}</p>
                </Empty>
              )}
              {figures.data && <FiguresFigure companyId={companyId} figures={figures.data} />}
              {board.data.filing && <ShareholdersFigure board={board.data} />}
            </div>
          )}
        </>
      )}
    </CompanyTab>
  )
}
