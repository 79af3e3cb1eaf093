import i18next from 'i18next'

/** English words that follow a number: for one, and for any other. Japanese has one form for both. */
const forms = {
  be: ['is', 'are'],
  have: ['has', 'have'],
  apply: ['applies', 'apply'],
  disclose: ['discloses', 'disclose'],
  stay: ['stays', 'stay'],
  go: ['goes', 'go'],
  remain: ['remains', 'remain'],
  rate: ['rates', 'rate'],
  rest: ['rests', 'rest'],
  category: ['category', 'categories'],
  cell: ['cell', 'cells'],
  character: ['character', 'characters'],
  column: ['column', 'columns'],
  company: ['company', 'companies'],
  count: ['count', 'counts'],
  day: ['day', 'days'],
  director: ['director', 'directors'],
  mail: ['e-mail', 'e-mails'],
  figure: ['figure', 'figures'],
  goal: ['goal', 'goals'],
  hour: ['hour', 'hours'],
  index: ['index', 'indices'],
  indicator: ['indicator', 'indicators'],
  industry: ['industry', 'industries'],
  issue: ['issue', 'issues'],
  item: ['item', 'items'],
  line: ['line', 'lines'],
  minute: ['minute', 'minutes'],
  officer: ['officer', 'officers'],
  person: ['person', 'people'],
  rater: ['rater', 'raters'],
  regulation: ['regulation', 'regulations'],
  result: ['result', 'results'],
  row: ['row', 'rows'],
  rule: ['rule', 'rules'],
  score: ['score', 'scores'],
  session: ['session', 'sessions'],
  sit: ['sits', 'sit'],
  skill: ['skill', 'skills'],
  strength: ['strength', 'strengths'],
  theme: ['theme', 'themes'],
  weight: ['weight', 'weights'],
  year: ['year', 'years'],
} as const satisfies Record<string, readonly [one: string, other: string]>

type Word = keyof typeof forms

i18next.addResourceBundle(
  'en',
  'plurals',
  Object.fromEntries(
    Object.entries(forms).flatMap(([word, [one, other]]) => [
      [`${word}_one`, one],
      [`${word}_other`, other],
    ]),
  ),
)

/** The English form of a word beside a count: `company` of `1`, `companies` of `1,204`. */
export function pluralOf(word: Word, count: string | number): string {
  return i18next.t(word, { lng: 'en', ns: 'plurals', count: Number(String(count).replaceAll(',', '')) })
}

/** A count with its English noun: `1 company`, `1,204 companies`. */
export function counted(count: string | number, noun: Word): string {
  return `${count} ${pluralOf(noun, count)}`
}
