import { CompanyTab, useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { AlertOnNews } from './AlertOnNews.tsx'
import { EventList } from './events/EventList.tsx'
import { NewsFilters } from './filters/NewsFilters.tsx'
import { Precision } from './marks/Precision.tsx'
import { newsMessages } from './messages.ts'
import classes from './news.module.css'
import { ToneFigure } from './tone/ToneFigure.tsx'

/** The news tab of a company: its tone beside its share price, and its events. */
export function CompanyNews() {
  const companyId = useCompanyId()
  return (
    <CompanyTab title={newsMessages().tab} acts={['asOf']}>
      {() => (
        <div className={classes.screen}>
          <AlertOnNews companyId={companyId} />
          <NewsFilters companyId={companyId} />
          <ToneFigure companyId={companyId} />
          <Precision />
          <EventList companyId={companyId} />
        </div>
      )}
    </CompanyTab>
  )
}
