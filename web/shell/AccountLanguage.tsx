import { useEffect } from 'react'
import { useProfile } from '../app/use-profile.ts'
import { keepLanguage, language, linkLanguage, savedLanguage } from '../i18n/language.ts'

/** The account's language wins over the cookie; a language in the link wins over both, for its view. */
export function AccountLanguage() {
  const accountLanguage = useProfile().data?.language
  useEffect(() => {
    if (!accountLanguage || accountLanguage === language() || linkLanguage()) return
    keepLanguage(accountLanguage)
    // Without cookies, reloading would change nothing and go on for ever.
    if (savedLanguage() === accountLanguage) location.reload()
  }, [accountLanguage])
  return null
}
