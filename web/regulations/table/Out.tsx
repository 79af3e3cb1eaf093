import { saveRegulation } from '#contract/regulations/companies.ts'
import { download } from '../../app/download.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { SaveMenu } from '../../ui/downloads/SaveMenu.tsx'
import { detailMessages } from '../detail-messages.ts'
import { useCompanyQuery, useRegulationCompanies, useSlug } from '../use-regulation.ts'

/** Every company that fits as a file with the gaps. */
export function Out() {
  const { table: m } = detailMessages()
  const regulation = useSlug()
  const query = useCompanyQuery()
  const companies = useRegulationCompanies().data?.total ?? 0
  return (
    <SaveMenu
      words={m}
      title={m.saveTitle(formatNumber(companies))}
      plan={{ companies: Math.max(1, companies), years: 1, items: 1 }}
      save={(format) =>
        download(saveRegulation, { params: { regulation, format }, query: { ...query, lang: language() } })
      }
    />
  )
}
