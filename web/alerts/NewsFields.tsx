import { useQuery } from '@tanstack/react-query'
import { newsKinds } from '#contract/news/filter.ts'
import { newsWordLimits } from '#contract/news/words.ts'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import { toneBands } from '#methodology/news/tone-band.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { requestOf } from '../app/query.ts'
import { language } from '../i18n/language.ts'
import { categoryName } from '../indicators/categories.ts'
import { newsMessages } from '../news/messages.ts'
import { topicMessages } from '../news/topic-messages.ts'
import { Chip } from '../ui/fields/Chip.tsx'
import { Field } from '../ui/fields/Field.tsx'
import classes from './alerts.module.css'
import { withCondition } from './conditions.ts'
import { alertMessages } from './messages.ts'
import { Select } from './Select.tsx'
import { conditionTexts } from './sentence.ts'
import type { FieldsProps } from './TimesFields.tsx'

const any = { value: '', text: '—' }

/** Which news: words, tags, level, kind, language. */
export function NewsFields({ draft, change }: FieldsProps) {
  const m = alertMessages()
  const news = newsMessages()
  const { conditions } = draft
  const set = (name: string, value: string | undefined) => change(withCondition(draft, name, value))
  const chosen = conditions.category?.split(',') ?? []
  const setCategories = (next: readonly string[]) => set('category', [...new Set(next)].join(','))
  const themes = (useQuery(requestOf(getTaxonomy, {})).data?.themes ?? []).filter(({ kind }) => kind === 'theme')
  const other = conditions.publisher ? conditionTexts({ publisher: conditions.publisher }) : []
  return (
    <>
      <Field
        label={m.words}
        hint={m.wordsHint}
        value={conditions.q ?? ''}
        maxLength={newsWordLimits.characters}
        onChange={(text) => set('q', text)}
      />
      <div className={classes.row}>
        <Select
          label={m.level}
          value={conditions.level ?? ''}
          options={[
            { value: '', text: m.anyLevel },
            ...[2, 3, 4].map((level) => ({ value: String(level), text: m.levelFrom(news.levels[level]!) })),
          ]}
          choose={(value) => set('level', value)}
        />
        <Select
          label={m.categories}
          value=""
          options={[any, ...categories.map((value) => ({ value: value as string, text: categoryName(value) }))]}
          choose={(value) => value && setCategories([...chosen, value])}
        />
        <Select
          label={m.topics}
          value={conditions.topic ?? ''}
          options={[any, ...Object.entries(topicMessages().topics).map(([value, text]) => ({ value, text }))]}
          choose={(value) => set('topic', value)}
        />
        <Select
          label={m.themes}
          value={conditions.theme ?? ''}
          options={[
            any,
            ...themes.map((row) => ({ value: row.code, text: language() === 'ja' ? row.nameJa : row.nameEn })),
          ]}
          choose={(value) => set('theme', value)}
        />
        <Select
          label={m.kind}
          value={conditions.kind ?? ''}
          options={[{ value: '', text: m.all }, ...newsKinds.map((value) => ({ value, text: m.kinds[value] }))]}
          choose={(value) => set('kind', value)}
        />
        <Select
          label={m.tone}
          value={conditions.tone ?? ''}
          options={[
            { value: '', text: m.all },
            ...[...toneBands, 'none' as const].map((value) => ({ value: value as string, text: news.tones[value] })),
            // A search of the news screen may name several.
            ...(conditions.tone?.includes(',')
              ? [{ value: conditions.tone, text: conditionTexts({ tone: conditions.tone }).join() }]
              : []),
          ]}
          choose={(value) => set('tone', value)}
        />
        <Select
          label={m.publishedIn}
          value={conditions.language ?? ''}
          options={[
            { value: '', text: m.all },
            ...(['ja', 'en'] as const).map((value) => ({ value, text: m.languages[value] })),
          ]}
          choose={(value) => set('language', value)}
        />
      </div>
      {chosen.length > 0 && (
        <div className="chips">
          {chosen.map((value) => (
            <Chip
              key={value}
              text={value === 'none' ? news.noCategory : categoryName(value as never)}
              removeLabel={m.removeChip}
              remove={() => setCategories(chosen.filter((one) => one !== value))}
            />
          ))}
        </div>
      )}
      {other.length > 0 && <p className="note">{m.otherConditions(other.join(' · '))}</p>}
      <p className="note">{m.narrows}</p>
    </>
  )
}
