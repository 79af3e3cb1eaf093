import type { NewsMark } from '#contract/news/marks.ts'
import type { NewsArticle, NewsEvent } from '#contract/news/news.ts'
import { useContext } from '../../context/search.ts'
import { formatMinute, formatPoints } from '../../format.ts'
import { languageOf } from '../../i18n/language-of.ts'
import { categoryName } from '../../indicators/categories.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { ArticleMenu } from '../marks/ArticleMenu.tsx'
import { markMessages } from '../marks/mark-messages.ts'
import { useMarks } from '../marks/use-marks.ts'
import { markText } from '../marks/values.ts'
import { newsMessages } from '../messages.ts'
import { judgedText, reasonText, titleOf, toneText } from '../names.ts'
import classes from '../news.module.css'
import { useNewsAddress } from '../use-news.ts'
import { NewsLevel } from './NewsLevel.tsx'
import { Passage } from './Passage.tsx'

/** Every article of an event: who published it, why it belongs here, and what its labels rest on. */
export function EventDetail({ event }: { readonly event: NewsEvent }) {
  const [{ asOf }] = useContext()
  const marks = useMarks(event)
  return (
    <div className={classes.articles}>
      <ol>
        {event.articles.map((article) => (
          <li key={article.id}>
            <Article
              event={event}
              article={article}
              marks={marks.filter(({ articleId }) => articleId === article.id)}
            />
          </li>
        ))}
      </ol>
      {asOf && <p className="note">{markMessages().onToday}</p>}
    </div>
  )
}

interface Props {
  readonly event: NewsEvent
  readonly article: NewsArticle
  readonly marks: readonly NewsMark[]
}

function Article({ event, article, marks }: Props) {
  const [{ asOf }] = useContext()
  const m = newsMessages()
  const [, change] = useNewsAddress()
  const title = titleOf(article)
  return (
    <div className={classes.article}>
      <p className={classes.articleHead}>
        <time>{formatMinute(article.publishedAt)}</time>
        <button
          type="button"
          className="act"
          lang={languageOf(article.publisher)}
          onClick={() => change({ publisher: article.publisher })}
        >
          {article.publisher}
        </button>
        <span className="tag">{m.roles[article.role]}</span>
        {article.url && <OutsideLink href={article.url}>{m.source}</OutsideLink>}
        {!asOf && (
          <span className={classes.acts}>
            <ArticleMenu event={event} article={article} marks={marks} />
          </span>
        )}
      </p>
      <p className={classes.articleTitle} lang={title.lang}>
        {title.text}
      </p>
      <Passage article={article} />
      <dl className={classes.facts}>
        <dt>{m.why}</dt>
        <dd>{reasonText(article)}</dd>
        <dt>{m.tone}</dt>
        <dd>
          {toneText(article.tone)}
          {article.toneBy && <span className="note"> {judgedText(article.toneBy, article.confidence)}</span>}
          <Sentences article={article} />
        </dd>
        <dt>{m.level}</dt>
        <dd>
          <NewsLevel level={article.level} by={article.levelBy} />
          {article.levelWords.length > 0 && <span className="note"> {article.levelWords.join(' · ')}</span>}
          {article.category && <span className="note"> {categoryName(article.category)}</span>}
        </dd>
        {marks.length > 0 && (
          <>
            <dt>{markMessages().own}</dt>
            <dd>
              {marks.map(markText).join(' · ')} <span className="note">{markMessages().ownHint}</span>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

function Sentences({ article: { sentences } }: { readonly article: NewsArticle }) {
  if (sentences.length === 0) return null
  return (
    <ul className={classes.sentences} aria-label={newsMessages().decides}>
      {sentences.map(({ text, tone, language }) => (
        <li key={text}>
          <span className="num">{formatPoints(tone, 2)}</span> <q lang={language}>{text}</q>
        </li>
      ))}
    </ul>
  )
}
