import { useQuery } from '@tanstack/react-query'
import { floodStatus, listSites, removeSites, type ScenarioSites, saveSiteTemplate } from '#contract/scenario/sites.ts'
import { call } from '../../../app/call.ts'
import { download } from '../../../app/download.ts'
import { requestOf } from '../../../app/query.ts'
import { language } from '../../../i18n/language.ts'
import { FactTag } from '../../../indicators/FactTag.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import classes from '../scenario.module.css'
import { yenText } from '../text.ts'
import { DamageTable, Parameters } from './DamageTable.tsx'
import { ownMessages } from './own-messages.ts'
import { SiteImport } from './SiteImport.tsx'
import { useRunAndNotify } from './use-told.ts'

/** Sites of the reader, and what floods would cost them at 2 °C beside 4 °C. */
export function Sites() {
  const m = ownMessages().sites
  const query = useQuery(requestOf(listSites, {}))
  const runAndNotify = useRunAndNotify()
  const { data } = query
  const hasSites = (data?.sites.length ?? 0) > 0
  const template = (format: 'csv' | 'xlsx') =>
    void download(saveSiteTemplate, { params: { format }, query: { lang: language() } })
  return (
    <section className={`fig c12 ${classes.part}`} id="scenario-sites" aria-labelledby="scenario-sites-title">
      <header>
        <p className="label">
          <i>7</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="scenario-sites-title">
          {hasSites ? findingOf(data!) : m.none}
        </h2>
        {hasSites && (
          <p className="unit">
            {m.unit} · {m.restsOn} <FactTag status={floodStatus(data!)} />
          </p>
        )}
      </header>
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {hasSites && <DamageTable sites={data!} />}
      <p className={classes.acts}>
        <button type="button" className="act" onClick={() => template('xlsx')}>
          {m.template}
        </button>
        <button type="button" className="act" onClick={() => template('csv')}>
          {m.templateCsv}
        </button>
        {hasSites && (
          <button
            type="button"
            className="act"
            onClick={() =>
              void runAndNotify(
                () => call(removeSites, {}),
                () => m.removed,
                listSites,
              )
            }
          >
            {m.remove}
          </button>
        )}
      </p>
      <SiteImport />
      {data && <Parameters sites={data} />}
    </section>
  )
}

const findingOf = ({ totals }: ScenarioSites) =>
  ownMessages().sites.finding(yenText(totals['2C']), yenText(totals['4C']))
