import { useEffect } from 'react'
import { useProfile } from '../app/use-profile.ts'
import { keepLanguage, language, linkLanguage, savedLanguage } from '../i18n/language.ts'

/** The account's language wins over the cookie; a language in the link wins over both, for its view. */
export function AccountLanguage() {
  const kept = useProfile().data?.language
  useEffect(() => {
    if (!kept || kept === language() || linkLanguage()) return
    keepLanguage(kept)
    // Where no cookie is kept, drawing again would change nothing, for ever.
    if (savedLanguage() === kept) location.reload()
  }, [kept])
  return null
}
