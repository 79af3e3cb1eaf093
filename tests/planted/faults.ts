/** A fault as somebody might make it, and the test that must find it. */
export interface Fault {
  /** Of its patch beside this file. */
  readonly name: string
  readonly what: string
  readonly by: string
  /** The beginning of the test's name, or a part of it. */
  readonly fails: string
}

export const faults: readonly Fault[] = [
  {
    name: '01-where-dropped',
    what: 'A list of companies is found by its number alone, whoever’s it is',
    by: 'server/watchlists/routes.test.ts',
    fails: 'somebody else’s list is not there',
  },
  {
    name: '02-translation-swapped',
    what: 'Strength and issue have each other’s words in Japanese',
    by: 'web/charts/small/small.test.tsx',
    fails: 'a band has glyph and word in the language of the view',
  },
  {
    name: '03-endpoint-unguarded',
    what: 'Whoever sends no token is let through',
    by: 'server/endpoints.test.ts',
    fails: 'without a token',
  },
  {
    name: '04-digit-cut',
    what: 'A row of figures is cut to two decimals',
    by: 'web/format.test.ts',
    fails: 'a row shares its decimals',
  },
  {
    name: '05-cache-key-stale',
    what: 'The view of a regulation is kept without its year',
    by: 'server/regulations/states.test.ts',
    fails: 'a year that is asked for is the one looked at',
  },
  {
    name: '06-gap-drawn-over',
    what: 'A small line joins the years around a missing one',
    by: 'web/charts/small/small.test.tsx',
    fails: 'a gap breaks a sparkline',
  },
  {
    name: '07-rounding-missing',
    what: 'A difference has a sign where it rounds to nothing',
    by: 'web/format.test.ts',
    fails: 'a difference in points keeps its decimals',
  },
  {
    name: '08-utc-for-tokyo',
    what: 'The day in Tokyo is that of UTC',
    by: 'contract/wire/tokyo.test.ts',
    fails: '2026/11/30 22:00 in Tokyo is',
  },
  {
    name: '09-total-line-counted',
    what: 'The total line of the table of treasury shares counts as a holder',
    by: 'server/imports/edinet-annual-report/figures.test.ts',
    fails: 'treasury shares: the rows, or the total where there are none',
  },
  {
    name: '10-decimal-comma',
    what: 'A comma between thousands is read as a decimal one',
    by: 'server/imports/cells.test.ts',
    fails: '1,87,384 is the number',
  },
  {
    name: '11-limit-not-held',
    what: 'An account may have one access token more than the limit',
    by: 'server/tokens/routes.test.ts',
    fails: 'an account has twenty at most',
  },
  {
    name: '12-refusal-without-words',
    what: 'A refused call is told as a fault',
    by: 'web/ui/failures/failure-text.test.ts',
    fails: 'a refusal for want of room',
  },
  {
    name: '13-file-for-a-trial',
    what: 'A trial gets the file of a portfolio’s holdings',
    by: 'server/endpoint-counts.test.ts',
    fails: 'every file and bundle is counted, and closed to trials',
  },
  {
    name: '14-token-of-another',
    what: 'A token is ended by its handle alone, whoever’s it is',
    by: 'server/tokens/routes.test.ts',
    fails: 'somebody else’s token does not exist',
  },
  {
    name: '15-as-of-looks-ahead',
    what: 'The raw data as of a past day hold what became known later',
    by: 'server/observations/routes.test.ts',
    fails: 'as of a past day it shows what was known then',
  },
  {
    name: '16-order-by-dust',
    what: 'Figures that differ by a rounding error alone stand in its order',
    by: 'methodology/scores/ranks/ranked-figures.test.ts',
    fails: 'what differs by a rounding error alone is equal',
  },
  {
    name: '17-coverage-counts-missing',
    what: 'A position without a figure counts as covered',
    by: 'methodology/portfolio/carbon.test.ts',
    fails: 'is scaled away or kept at nothing, and coverage says how much it is',
  },
  {
    name: '18-unit-factor',
    what: 'A megawatt-hour is a kilowatt-hour',
    by: 'methodology/figures/measured.test.ts',
    fails: 'MWh in GJ',
  },
  {
    name: '19-mail-sent-twice',
    what: 'A mail that was sent is sent again',
    by: 'server/mail/mail.test.ts',
    fails: 'a mail goes out as plain text with its headers, once',
  },
  {
    name: '20-lock-left-out',
    what: 'Of many who post mail at once each finds the same room',
    by: 'server/mail/daily-limits.test.ts',
    fails: 'of many who post at once none finds room that another has taken',
  },
  {
    name: '21-file-of-all',
    what: 'The file of a regulation has every company and not those that are shown',
    by: 'journeys/screens/regulations.journey.ts',
    fails: 'ja › from the regulation to the gaps of a company, and out as a file',
  },
  {
    name: '22-screen-overflows',
    what: 'The title of a regulation is wider than a phone',
    by: 'journeys/screens/regulations.journey.ts',
    fails: 'ja › from the regulation to the gaps of a company, and out as a file',
  },
  {
    name: '23-alerts-never-looked-at',
    what: 'The server starts without looking at alerts',
    by: 'journeys/alerts/alerts.journey.ts',
    fails: 'ja › a bad event about a company is in the mail, once, with its sentence and what it moved',
  },
  {
    name: '24-pages-without-number',
    what: 'Pages on paper do not say of how many they are',
    by: 'journeys/print/print.journey.ts',
    fails: 'ja › a company with many figures, one without a score and a report of five become PDFs with every heading',
  },
]
