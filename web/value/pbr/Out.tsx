import { type Regressions, saveRegressions } from '#contract/value-models/regressions.ts'
import { download } from '../../app/download.ts'
import { language } from '../../i18n/language.ts'
import { SaveMenu } from '../../ui/downloads/SaveMenu.tsx'
import { useScopeQuery } from '../use-address.ts'
import { pbrMessages } from './messages.ts'

/** Every regression that was tried, as a file. */
export function Out({ list }: { readonly list: Regressions }) {
  const m = pbrMessages()
  const query = useScopeQuery()
  return (
    <SaveMenu
      words={m}
      title={m.outTitle}
      plan={{ companies: 1, years: 1, items: list.rows.length }}
      save={(format) => download(saveRegressions, { params: { format }, query: { ...query, lang: language() } })}
    />
  )
}
