import { savePatents } from '#contract/patents/patents.ts'
import { download } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { language } from '../../i18n/language.ts'
import { openDownload } from '../../ui/downloads/downloads.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { partMessages } from '../../ui/part-messages.ts'
import { patentTableMessages } from '../table-messages.ts'
import { useCompanyId, usePatentQuery } from '../use-patents.ts'

/** Every patent that fits as a file, after what it takes from the month was shown. */
export function Out() {
  const m = patentTableMessages()
  const companyId = useCompanyId()
  const query = usePatentQuery()
  const isTrial = useProfile().data?.is_trial === true
  const disabledReason = isTrial ? partMessages().states.trial : undefined
  const save = (format: 'csv' | 'xlsx') =>
    void openDownload({
      title: m.saveTitle,
      plan: { companies: 1, years: 1, items: 1 },
      hasEncodings: false,
      run: () => download(savePatents, { params: { companyId, format }, query: { ...query, lang: language() } }),
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
