import { savePatents } from '#contract/patents/patents.ts'
import { download } from '../../app/download.ts'
import { language } from '../../i18n/language.ts'
import { SaveMenu } from '../../ui/downloads/SaveMenu.tsx'
import { patentTableMessages } from '../table-messages.ts'
import { useCompanyId, usePatentQuery } from '../use-patents.ts'

/** Every patent that fits as a file. */
export function Out() {
  const m = patentTableMessages()
  const companyId = useCompanyId()
  const query = usePatentQuery()
  return (
    <SaveMenu
      words={m}
      title={m.saveTitle}
      plan={{ companies: 1, years: 1, items: 1 }}
      save={(format) => download(savePatents, { params: { companyId, format }, query: { ...query, lang: language() } })}
    />
  )
}
