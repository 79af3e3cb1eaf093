import { contactJourneys } from './accounts/contact.ts'
import { doorJourneys, renewalJourney } from './accounts/doors.ts'
import { maintenanceJourney } from './accounts/maintenance.ts'
import { outboxJourney } from './accounts/outbox.ts'
import { passwordJourneys } from './accounts/passwords.ts'
import { languageJourney, profileJourneys } from './accounts/profile.ts'
import { Stage } from './accounts/stage.ts'
import { words } from './accounts/words.ts'
import { test } from './test.ts'

const setup = new Stage()
test.beforeAll(() => setup.open())
test.afterAll(() => setup.close())

for (const [w, other] of [
  [words.ja, words.en],
  [words.en, words.ja],
] as const) {
  test.describe(w.language, () => {
    test.use({ locale: w.locale })
    doorJourneys(setup, w)
    passwordJourneys(setup, w, other)
    profileJourneys(setup, w)
    contactJourneys(setup, w)
    maintenanceJourney(setup, w)
  })
}

test.describe('in either language', () => {
  test.use({ locale: words.en.locale })
  renewalJourney(setup, words.en)
  languageJourney(setup, words.en)
  outboxJourney(words.en)
})
