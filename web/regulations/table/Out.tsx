import { saveRegulation } from '#contract/regulations/companies.ts'
import { download } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { openDownload } from '../../ui/downloads/downloads.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { partMessages } from '../../ui/part-messages.ts'
import { detailMessages } from '../detail-messages.ts'
import { useCompanyQuery, useRegulationCompanies, useSlug } from '../use-regulation.ts'

/** Every company that fits as a file with the gaps, after what it takes from the month was shown. */
export function Out() {
  const { table: m } = detailMessages()
  const regulation = useSlug()
  const query = useCompanyQuery()
  const companies = useRegulationCompanies().data?.total ?? 0
  const isTrial = useProfile().data?.is_trial === true
  const disabledReason = isTrial ? partMessages().states.trial : undefined
  const save = (format: 'csv' | 'xlsx') =>
    void openDownload({
      title: m.saveTitle(formatNumber(companies)),
      plan: { companies: Math.max(1, companies), years: 1, items: 1 },
      hasEncodings: false,
      run: () => download(saveRegulation, { params: { regulation, format }, query: { ...query, lang: language() } }),
    })
  return (
    <FloatingMenu
      target={
        <button type="button" className="act">
          {m.out} <Icon name="down" />
        </button>
      }
      items={[
        { label: m.xlsx, disabledReason, onSelect: () => save('xlsx') },
        { label: m.csv, disabledReason, onSelect: () => save('csv') },
      ]}
    />
  )
}
