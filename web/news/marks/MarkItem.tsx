import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { listNewsMarks } from '#contract/news/marks.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatMinute } from '../../format.ts'
import { languageOf } from '../../i18n/language-of.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { newsMessages } from '../messages.ts'
import { titleOf } from '../names.ts'
import classes from '../news.module.css'
import { markMessages } from './mark-messages.ts'
import { useMarking } from './use-marks.ts'
import { markText, valueText } from './values.ts'

interface Props {
  readonly mark: Output<typeof listNewsMarks>['marks'][number]
  readonly isPast: boolean
  /** Called before the item goes, with a button near it that stays, so that the keyboard does not lose its place. */
  readonly leave: (neighbor: HTMLElement | null) => void
}

/** One mark: the article, what its label was, what one said, and the way to take it back. */
export function MarkItem({ mark, isPast, leave }: Props) {
  const m = markMessages()
  const say = useMarking(mark.articleId)
  const title = titleOf(mark)
  const { first: name } = namesOf(mark.company)
  const { label, read } = mark

  async function takeBack({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const item = currentTarget.closest('li')
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    const hasFocus = document.activeElement === currentTarget
    await say([{ label, read, value: undefined }])
    if (hasFocus) leave(neighbor?.querySelector<HTMLElement>('button:last-of-type') ?? null)
  }

  return (
    <li>
      <p className={classes.articleHead}>
        <time>{formatMinute(mark.publishedAt)}</time>
        <span lang={languageOf(mark.publisher)}>{mark.publisher}</span>
        <Link to="/companies/$companyId/news" params={{ companyId: mark.company.id }} search={{}} lang={name.lang}>
          {shortName(name)}
        </Link>
        {mark.url && <OutsideLink href={mark.url}>{newsMessages().source}</OutsideLink>}
      </p>
      <p className={classes.articleTitle} lang={title.lang}>
        <Link
          to="/esg_contents/v2/news_search"
          search={{ companies: String(mark.company.id), range: 'all', event: mark.eventId }}
        >
          {title.text}
        </Link>
      </p>
      <p className={classes.said}>
        <b>{markText(mark)}</b>
        {label !== 'relevant' && <span className="dim">{m.readAs(valueText(label, read))}</span>}
        <span className="note num">{m.marked(momentText(mark.markedAt))}</span>
        {!isPast && (
          <button
            type="button"
            className="act"
            aria-label={m.takeBackOf(markText(mark), title.text)}
            onClick={(event) => void takeBack(event)}
          >
            {m.takeBack}
          </button>
        )}
      </p>
    </li>
  )
}

const momentText = (moment: string) => formatMinute(tokyoTime(new Date(moment)).slice(0, 16).replaceAll('/', '-'))
