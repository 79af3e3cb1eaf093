import { afterEach, expect, test } from 'vitest'
import { changeRules, passwordDays, resetRules, unmetRules } from '#contract/account/password-rules.ts'
import { contactMessages } from './contact/messages.ts'
import { setLanguage } from './i18n/language.ts'
import { profileMessages } from './profile/messages.ts'
import { savedSearchMessages } from './saved-searches/messages.ts'
import { highlightMessages } from './scores/summary/highlight-messages.ts'
import { uiMessages } from './ui/messages.ts'
import { pageLinks, pageMargin, pageSizes } from './ui/paginator/page-numbers.ts'
import { partMessages } from './ui/part-messages.ts'
import { stateMessages } from './ui/states/state-messages.ts'
import { delays } from './ui/theme.tsx'

afterEach(() => setLanguage('en'))

/** The specification's error catalogue (section 8), of what is built: each line in English as it stands there, and in Japanese. */
const catalogue = () => [
  uiMessages().failures['session.credentials'],
  uiMessages().failures['password.email-unknown'],
  uiMessages().failures['password.link-expired'],
  uiMessages().failures['password.same'],
  uiMessages().failures['password.mismatch'],
  uiMessages().failures.timeout,
  uiMessages().failures.fault,
  uiMessages().expired,
  uiMessages().notFound,
  uiMessages().notFoundText,
  contactMessages().error,
  stateMessages().noData,
  partMessages().states.trial,
  highlightMessages().none,
  savedSearchMessages().saved,
  profileMessages().saved,
  partMessages().modal.ok,
]

test('messages of the error catalogue', () => {
  expect(catalogue()).toEqual([
    'The email or password is incorrect.',
    'The email is not registered.',
    'The reset link has expired.',
    'The new password equals the current one.',
    'The two entries of the new password do not match.',
    'Server timed out.',
    'An error has occurred.',
    'Your login has expired',
    'Page not found',
    'The page may have been deleted or its URL changed.',
    'Error',
    'No data for the selected indicator. Change FY or indicators.',
    'Not available in the trial version.',
    'No strength and issue analysis',
    'Search condition saved',
    'Your profile has been saved',
    'OK',
  ])
  setLanguage('ja')
  for (const text of catalogue().slice(0, -1)) expect(text).toMatch(/[ぁ-んァ-ヶ一-龠]/)
})

test('constants of section 9', () => {
  expect(delays).toMatchObject({ tooltipShow: 200, menuHide: 400, dispose: 5000, note: 3000 })
  expect([pageSizes, pageLinks, pageMargin]).toEqual([[50, 100], 9, 2])
  expect(passwordDays).toBe(90)
  expect([unmetRules(changeRules, 'aaaaa!1'), unmetRules(changeRules, 'aaaaaa!1')]).toEqual([['length'], []]) // 7 and 8
  expect([unmetRules(resetRules, 'Aaaaaaa!1'), unmetRules(resetRules, 'Aaaaaaaa!1')]).toEqual([['length'], []]) // 9 and 10
})
