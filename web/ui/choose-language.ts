import { saveLanguage } from '#contract/account/profile.ts'
import { readAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { CallFailed } from '../app/send.ts'
import { type Language, switchLanguage } from '../i18n/language.ts'
import { busyWhile } from './busy/busy.ts'
import { uiMessages } from './messages.ts'
import { notify } from './modals/dialogs.ts'

const patience = 3000
const closedCodes: readonly string[] = ['session.expired', 'password.expired']

/** Save the choice in the account, where there is one, and reload. The account overrules the cookie, so it is saved first. */
export async function chooseLanguage(next: Language): Promise<void> {
  try {
    if (await readAuth()) {
      await busyWhile(call(saveLanguage, { body: { language: next } }, AbortSignal.timeout(patience)))
    }
  } catch (error) {
    console.error(error)
    // A session that is over has no account to tell, and one whose password has run out is not listened to.
    if (error instanceof CallFailed && (error.logout || closedCodes.includes(error.code))) {
      switchLanguage(next)
      return
    }
    notify({ text: uiMessages().languageFailed, tone: 'error' })
    return
  }
  switchLanguage(next)
}
