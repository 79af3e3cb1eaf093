import { useNavigate } from '@tanstack/react-router'
import type { CompanySummary } from '#contract/market/companies.ts'
import { Highlight } from '../../companies/Highlight.tsx'
import { companyMessages } from '../../companies/messages.ts'
import { namesOf, useClassifications } from '../../companies/names.ts'
import { recentCompanies } from '../../companies/recent.ts'
import { useCompanySearch } from '../../companies/use-search.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { signOutByChoice } from '../../session/sign-out.ts'
import { chooseLanguage } from '../../ui/choose-language.ts'
import { copyText } from '../../ui/copy.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { currentTheme, switchTheme } from '../../ui/theme.tsx'
import { openReleaseNotes, openShortcuts } from '../actions.tsx'
import { openContact } from '../contact.ts'
import type { Item, Section } from './item.ts'
import { paletteMessages } from './messages.ts'
import { closeness, parse, type TabName } from './parse.ts'
import { places } from './places.ts'
import { useCatalogueItems } from './use-catalogue-items.tsx'

const shown = 8
const shownPlaces = 6

const tabPaths: Readonly<Record<TabName, string>> = {
  dashboard: 'dashboard',
  esg: 'sustainability/esg',
  'score-decomposition': 'sustainability/score-decomposition',
  raws: 'raws',
  details: 'details',
  target: 'simulation/target',
  simulator: 'simulation/simulator',
  prediction: 'simulation/prediction',
  news: 'news',
  'company-disclosures': 'company-disclosures',
  'company-governance': 'company-governance',
  impa: 'sustainability/impa',
  patent: 'patent',
  info: 'info',
  comments: 'comments',
}

/** Everything the palette offers for a text, in the order of its sections. `isSettled` is false while a request is pending. */
export function useItems(text: string): { items: readonly Item[]; isSettled: boolean } {
  const m = paletteMessages()
  const tabs = companyMessages().tab
  const navigate = useNavigate()
  const { industry } = useClassifications()
  const { companies: asked, tab } = parse(text)
  const [first = '', second] = asked
  const found = useCompanySearch(first, 1, shown, first !== '')
  const other = useCompanySearch(second ?? '', 1, 1, second !== undefined)
  const go = (href: string) => void navigate({ href })
  const catalogue = useCatalogueItems(text, go)

  const companyItem = (company: CompanySummary): Item => {
    const { first: name, second: also } = namesOf(company)
    return {
      id: `company-${company.id}`,
      section: 'companies',
      words: (
        <>
          <span className="code">{company.ticker}</span>
          <span lang={name.lang}>
            <Highlight text={name.text} q={first} />
          </span>
          {also && <small lang={also.lang}>{also.text}</small>}
        </>
      ),
      side: tab ? m.open(tabs[tab]) : industry(company),
      run: () => go(`/companies/${company.id}/${tabPaths[tab ?? 'raws']}`),
    }
  }

  const [a, b] = [found.data?.companies[0], other.data?.companies[0]]
  const versus: Item[] =
    second !== undefined && a && b
      ? [
          {
            id: 'versus',
            section: 'companies',
            words: m.versus(namesOf(a).first.text, namesOf(b).first.text),
            run: () => go(`/comparisons/comparison/materiality?companies=${a.id}-${b.id}`),
          },
        ]
      : []
  const total = found.data?.total ?? 0
  const companies =
    first === ''
      ? []
      : [
          ...versus,
          ...(found.data?.companies ?? []).map(companyItem),
          ...(total > shown
            ? [
                {
                  id: 'all-companies',
                  section: 'companies' as const,
                  words: m.more(formatNumber(total)),
                  run: () => go(`/v2/comparisons?q=${encodeURIComponent(first)}`),
                },
              ]
            : []),
        ]

  const recent = (text === '' ? recentCompanies() : []).map((company): Item => {
    const { first: name } = namesOf(company)
    return {
      id: `recent-${company.id}`,
      section: 'recent',
      words: (
        <>
          <span className="code">{company.ticker}</span>
          <span lang={name.lang}>{name.text}</span>
        </>
      ),
      run: () => go(`/companies/${company.id}/raws`),
    }
  })
  // Companies come first, unless they fit by one of several words alone.
  const rank = (found.data?.companies ?? []).some((company) => holds(company, first)) || second !== undefined ? 9 : 0.25
  const named = [{ rank, items: companies }, placeItems(text, go), ...catalogue.sections].sort(
    (a, b) => b.rank - a.rank,
  )
  const isAnswered = (first === '' || isKnown(found)) && (second === undefined || isKnown(other))
  return {
    items: [...recent, ...named.flatMap(({ items }) => items), ...actionItems(text)],
    isSettled: isAnswered && (text === '' || catalogue.isSettled),
  }
}

/** Whether all that is typed stands in a name or a code of a company. */
function holds({ nameJa, nameEn, nameKana, ticker, isin, corporateNumber }: CompanySummary, typed: string): boolean {
  return [nameJa, nameEn, nameKana, ticker, isin, corporateNumber].some((text) => text && closeness(text, typed) > 0)
}

/** Whether the server has answered this search, not only the one before. */
function isKnown({ isPending, isPlaceholderData }: ReturnType<typeof useCompanySearch>): boolean {
  return !isPending && !isPlaceholderData
}

function placeItems(text: string, go: (href: string) => void): Section {
  const ranked = places()
    .map((place) => ({ place, rank: Math.max(closeness(place.name, text) + 0.5, closeness(place.also, text)) }))
    .filter(({ rank }) => rank >= 1)
    .sort((a, b) => b.rank - a.rank)
  const items = ranked.slice(0, shownPlaces).map(
    ({ place }): Item => ({
      id: `place-${place.to}`,
      section: 'pages',
      words: place.name,
      side: place.keys?.split(' ').map((key) => <kbd key={key}>{key}</kbd>),
      run: () => go(place.to),
    }),
  )
  return { rank: ranked[0]?.rank ?? 0, items }
}

function actionItems(text: string): Item[] {
  const m = paletteMessages()
  const actions = [
    {
      id: 'theme',
      words: m.theme,
      also: 'dark light theme 配色 ダーク',
      run: () => switchTheme(currentTheme() === 'dark' ? 'light' : 'dark'),
    },
    {
      id: 'language',
      words: m.language,
      also: 'japanese english 日本語 英語 言語',
      run: () => void chooseLanguage(language() === 'ja' ? 'en' : 'ja'),
    },
    { id: 'copy-link', words: m.copyLink, also: 'link url リンク', run: copyLink },
    { id: 'releases', words: m.releases, also: 'release notes 更新', run: openReleaseNotes },
    {
      id: 'shortcuts',
      words: m.shortcuts,
      also: 'keyboard shortcuts キーボード',
      run: openShortcuts,
      side: <kbd>?</kbd>,
    },
    { id: 'contact', words: m.contact, also: 'contact support help 問い合わせ', run: openContact },
    { id: 'sign-out', words: m.signOut, also: 'sign out logout ログアウト', run: () => void signOutByChoice() },
  ]
  return actions
    .filter(({ words, also }) => Math.max(closeness(words, text), closeness(also, text)) > 0)
    .map(({ also: _, ...action }) => ({ ...action, section: 'actions' as const }))
}

function copyLink(): void {
  const m = paletteMessages()
  copyText(location.href).then(
    () => notify({ text: m.copied }),
    () => notify({ text: m.notCopied, tone: 'error' }),
  )
}
