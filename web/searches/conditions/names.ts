import type { Condition, GroupCondition, SetName } from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import type { Measure } from '#contract/search/measure.ts'
import { isRuleList, parseRuleValue } from '#contract/search/rule-lists.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { namesOf, shortName, useClassifications } from '../../companies/names.ts'
import { useCompanyNames } from '../../companies/use-company-names.ts'
import { useContext } from '../../context/search.ts'
import { language } from '../../i18n/language.ts'
import { measureMessages } from '../../indicators/measures/measure-messages.ts'
import { type MeasureWords, useMeasureWords } from '../../indicators/measures/measures.ts'
import { useWatchlists } from '../../watchlists/use-watchlists.ts'
import { useVocabulary } from '../use-searches.ts'
import { conditionMessages } from './messages.ts'

/** What the parts of a condition are called. */
export interface Names {
  /** A value of a list, without its state. */
  readonly value: (name: SetName, value: string) => string
  readonly measure: (measure: Measure) => MeasureWords
}

export function useSearchVocabulary() {
  const [{ asOf, year }] = useContext()
  return useVocabulary({ ...(asOf && { asOf }), ...(year && { year }) })
}

export function useNames(root: GroupCondition): Names {
  const { market } = useClassifications()
  const group = useGroupName()
  const measure = useMeasureWords()
  const { data } = useSearchVocabulary()
  const company = useConditionCompanies(valuesOf(root, 'company'))
  const watchlist = useWatchlistNames(valuesOf(root, 'watchlist').length > 0)
  const m = conditionMessages()
  function value(name: SetName, text: string): string {
    if (name === 'market') return market(text) ?? text
    if (name === 'tse33' || name === 'tse17' || name === 'gics') return group(`${name}:${text}`)
    if (name === 'gics2018') return group(`gics:${text}`)
    if (name === 'country') return countryName(text)
    if (name === 'region') return regionName(data?.regions.find(({ code }) => code === text)) ?? text
    if (name === 'company') return company(text)
    if (name === 'watchlist') return watchlist(text)
    if (!isRuleList(name)) return m.values[text] ?? text
    const { code } = parseRuleValue(name, text)
    const theme = data?.themes.find((one) => one.code === code)
    return theme ? (language() === 'ja' ? theme.nameJa : theme.nameEn) : code
  }
  return { value, measure }
}

const valuesOf = (condition: Condition, name: SetName): readonly string[] => {
  if (isGroup(condition)) return condition.of.flatMap((one) => valuesOf(one, name))
  return condition.kind === 'set' && condition.name === name ? condition.values : []
}

/** The person's lists by name; a number stands alone while names are on their way, and says so when none has it. */
function useWatchlistNames(isAsked: boolean): (number: string) => string {
  const m = conditionMessages()
  const { data } = useWatchlists([], isAsked)
  return (number) => {
    if (!data) return m.listNumber(number)
    return data.find(({ id }) => String(id) === number)?.name ?? m.noSuchList(number)
  }
}

/** Companies by name; a number stands alone while names are on their way, and says so when nobody has it. */
function useConditionCompanies(numbers: readonly string[]): (number: string) => string {
  const m = conditionMessages()
  const companies = useCompanyNames(numbers.filter((number) => /^[1-9]\d{0,9}$/.test(number)).map(Number))
  return (number) => {
    const company = companies(Number(number))
    if (company === undefined) return m.companyNumber(number)
    return company ? shortName(namesOf(company).first) : m.noSuchCompany(number)
  }
}

const regionName = (region: { readonly nameJa: string; readonly nameEn: string } | undefined) =>
  region && (language() === 'ja' ? region.nameJa : region.nameEn)

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([language()], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** A class, band, level or answer in words; vendors' own levels are written as they are. */
export function className(name: string): string {
  const m = measureMessages()
  if (name === 'yes') return m.yes
  if (name === 'no') return m.no
  return Object.hasOwn(m.classes, name) ? m.classes[name]! : name
}
