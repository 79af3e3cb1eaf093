import { useQuery } from '@tanstack/react-query'
import { newsKinds, newsRanges } from '#contract/news/filter.ts'
import { maxNewsListed } from '#contract/news/news.ts'
import { newsWordLimits } from '#contract/news/words.ts'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import { toneBands } from '#methodology/news/tone-band.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { useClassificationLists } from '../../app/peer-groups.ts'
import { requestOf } from '../../app/query.ts'
import { today, useContext } from '../../context/search.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { languageOf } from '../../i18n/language-of.ts'
import { categoryName } from '../../indicators/categories.ts'
import { DayField } from '../../ui/day/DayField.tsx'
import { OptionalChoice } from '../../ui/fields/OptionalChoice.tsx'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { useWatchlists } from '../../watchlists/use-watchlists.ts'
import { newsMessages } from '../messages.ts'
import classes from '../news.module.css'
import { useNewsAddress } from '../use-news.ts'
import { Chosen } from './Chosen.tsx'
import { newsFilterMessages } from './filter-messages.ts'
import { useCompanyFacets, useFacets } from './use-facets.ts'

/** First day that a period may begin on. */
const firstDay = '1900-01-01'

/** Words, period and labels; every choice is a parameter of the address. On a company’s tab the company is not chosen. */
export function NewsFilters({ companyId }: { readonly companyId?: number }) {
  const isOfCompany = companyId !== undefined
  const m = newsFilterMessages()
  const words = newsMessages()
  const [search, change] = useNewsAddress()
  const { counted, publishers, isWhole } = useFacets(companyId)
  const typed = useTyped(search.q ?? '', (text) => change({ q: text || undefined }), 150)
  return (
    <div className={classes.filters}>
      <div className={`tools ${classes.row}`}>
        <input
          type="search"
          aria-label={m.words}
          placeholder={m.words}
          maxLength={newsWordLimits.characters}
          aria-describedby="news-words-hint"
          {...typed.field}
        />
        <Range />
        <OptionalChoice
          none={m.all}
          label={m.kind}
          value={search.kind}
          options={counted(
            'kind',
            newsKinds.map((kind) => ({ value: kind, text: words.kinds[kind] })),
          )}
          choose={(kind) => change({ kind })}
        />
        <OptionalChoice
          none={m.all}
          label={m.category}
          value={search.category}
          options={counted('category', [
            ...categories.map((category) => ({ value: category as string, text: categoryName(category) })),
            { value: 'none', text: words.noCategory },
          ])}
          choose={(category) => change({ category })}
        />
        <OptionalChoice
          none={m.all}
          label={m.level}
          value={search.level === undefined ? undefined : String(search.level)}
          options={counted(
            'level',
            [1, 2, 3, 4].map((level) => ({
              value: String(level),
              text: m.levelFrom(String(level), words.levels[level]!),
            })),
          )}
          choose={(level) => change({ level: level === undefined ? undefined : Number(level) })}
        />
        <OptionalChoice
          none={m.all}
          label={m.tone}
          value={search.tone}
          options={counted(
            'tone',
            [...toneBands, 'none' as const].map((band) => ({ value: band, text: words.tones[band] })),
          )}
          choose={(tone) => change({ tone })}
        />
        <OptionalChoice
          none={m.all}
          label={m.language}
          value={search.language}
          options={counted(
            'language',
            (['ja', 'en'] as const).map((lang) => ({ value: lang, text: m.languages[lang] })),
          )}
          choose={(lang) => change({ language: lang })}
        />
        <OptionalChoice
          none={m.all}
          label={m.medium}
          value={search.publisher}
          options={counted(
            'publisher',
            publishers.map((publisher) => ({ value: publisher, text: publisher, lang: languageOf(publisher) })),
          )}
          choose={(publisher) => change({ publisher })}
        />
        {!isOfCompany && <Sets />}
      </div>
      <p className="note" id="news-words-hint">
        {m.wordsHint}
        {!isWhole && m.newestCounted(formatNumber(maxNewsListed))}
      </p>
      <Chosen isOfCompany={isOfCompany} />
    </div>
  )
}

/** The specification’s presets, or two days of one’s own. */
function Range() {
  const m = newsFilterMessages()
  const [{ range = '1y', from, to }, change] = useNewsAddress()
  const [{ asOf }] = useContext()
  const last = asOf ?? today()
  return (
    <>
      <OptionalChoice
        label={m.period}
        value={range === '1y' ? undefined : range}
        none={m.ranges['1y']}
        options={newsRanges.filter((one) => one !== '1y').map((one) => ({ value: one, text: m.ranges[one] }))}
        choose={(chosen) => change({ range: chosen, from: undefined, to: undefined })}
      />
      {range === 'custom' && (
        <span className={classes.days}>
          <DayField
            label={m.from}
            value={from ?? ''}
            first={firstDay}
            last={to ?? last}
            onChange={(day) => change({ from: day })}
          />
          <span aria-hidden="true">–</span>
          <DayField
            label={m.to}
            value={to ?? ''}
            first={from ?? firstDay}
            last={last}
            onChange={(day) => change({ to: day })}
          />
        </span>
      )}
    </>
  )
}

/** Whose news: a watchlist, an industry, or companies that do a theme. */
function Sets() {
  const m = newsFilterMessages()
  const [search, change] = useNewsAddress()
  const lists = useWatchlists().data ?? []
  const industries = useClassificationLists().data?.tse33 ?? []
  const themes = (useQuery(requestOf(getTaxonomy, {})).data?.themes ?? []).filter(({ kind }) => kind === 'theme')
  const counted = useCompanyFacets()
  const named = ({ nameJa, nameEn }: { readonly nameJa: string; readonly nameEn: string }) =>
    language() === 'ja' ? nameJa : nameEn
  return (
    <>
      {(lists.length > 0 || search.set) && (
        <OptionalChoice
          none={m.all}
          label={m.watchlist}
          value={search.set}
          options={counted('set', [
            { value: 'watchlists', text: m.watchlists },
            ...lists.map(({ id, name }) => ({ value: `watchlist-${id}`, text: name })),
          ])}
          choose={(set) => change({ set })}
        />
      )}
      <OptionalChoice
        none={m.all}
        label={m.industry}
        value={search.industry}
        options={counted(
          'industry',
          industries.map((row) => ({ value: `tse33-${row.code}`, text: named(row) })),
        )}
        choose={(industry) => change({ industry })}
      />
      <OptionalChoice
        none={m.all}
        label={m.theme}
        value={search.theme}
        options={counted(
          'theme',
          themes.map((row) => ({ value: row.code, text: named(row) })),
        )}
        choose={(theme) => change({ theme })}
      />
    </>
  )
}
