import { useQuery } from '@tanstack/react-query'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import { useClassificationLists } from '../app/peer-groups.ts'
import { requestOf } from '../app/query.ts'
import { formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { useSavedSearches } from '../saved-searches/use-saved-searches.ts'
import { useWatchlists } from '../watchlists/use-watchlists.ts'
import classes from './alerts.module.css'
import type { Draft } from './draft.ts'
import { alertMessages } from './messages.ts'
import { timesText, watchText } from './sentence.ts'

/** The alert as the sentence that its fields make. */
export function Sentence({ draft }: { readonly draft: Draft }) {
  const m = alertMessages()
  const watched = useWatched(draft)
  const { subject, conditions } = draft
  const watch =
    subject === 'search'
      ? ({ subject, searchId: draft.searchId ?? 0 } as const)
      : ({ subject, conditions: { ...conditions } } as const)
  const what = watchText({ watch, watchedJa: watched, watchedEn: watched })
  const to = draft.recipients.length > 0 ? draft.recipients.join(language() === 'ja' ? '、' : ', ') : '…'
  return <p className={classes.sentence}>{m.sentence(to, timesText(draft), m.languages[draft.language], what)}</p>
}

/** Whom the draft is about, by name; null for the whole market. */
function useWatched({ subject, conditions, searchId }: Draft): string | null {
  const m = alertMessages()
  const isJa = language() === 'ja'
  const lists = useWatchlists().data ?? []
  const searches = useSavedSearches('companies').data ?? []
  const industries = useClassificationLists().data?.tse33 ?? []
  const themes = useQuery({ ...requestOf(getTaxonomy, {}), enabled: conditions.theme !== undefined }).data?.themes ?? []
  if (subject === 'search') return searches.find(({ id }) => id === searchId)?.name ?? null
  const list = lists.find(({ id }) => conditions.set === `watchlist-${id}`)
  const named = (conditions.industry?.split(',') ?? []).flatMap((value) => {
    const row = industries.find(({ code }) => value === `tse33-${code}`)
    return row ? [isJa ? row.nameJa : row.nameEn] : []
  })
  const theme = themes.find(({ code }) => code === conditions.theme)
  const companies = conditions.companies?.split('-').length ?? 0
  const all = [
    ...(conditions.set === 'watchlists' ? [m.allWatchlists] : []),
    ...(list ? [list.name] : []),
    ...named,
    ...(subject === 'news' && conditions.theme
      ? [m.themeNamed(theme ? (isJa ? theme.nameJa : theme.nameEn) : conditions.theme)]
      : []),
    ...(companies > 0 ? [m.companyCount(formatNumber(companies))] : []),
  ]
  return all.length === 0 ? null : all.join(isJa ? '・' : ', ')
}
