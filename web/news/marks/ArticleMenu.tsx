import type { NewsMark } from '#contract/news/marks.ts'
import type { NewsArticle, NewsEvent } from '#contract/news/news.ts'
import { useProfile } from '../../app/use-profile.ts'
import { FloatingMenu, type MenuEntry } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { openModal } from '../../ui/modals/modals.ts'
import { partMessages } from '../../ui/part-messages.ts'
import { titleOf } from '../names.ts'
import { CorrectPane } from './CorrectPane.tsx'
import { JoinPane } from './JoinPane.tsx'
import { markMessages } from './mark-messages.ts'
import { useMarking } from './use-marks.ts'
import { usePlacing } from './use-placing.ts'

interface Props {
  readonly event: NewsEvent
  readonly article: NewsArticle
  readonly marks: readonly NewsMark[]
}

/** What a person can say of an article, and where it belongs. */
export function ArticleMenu({ event, article, marks }: Props) {
  const m = markMessages()
  const placing = usePlacing(article.id)
  const say = useMarking(article.id)
  const trial = useProfile().data?.is_trial ? partMessages().states.trial : undefined
  const isFirst = article.role === 'first' && article.byHand?.joinTo == null
  const { byHand } = article
  const isRelevant = !marks.some(({ label, value }) => label === 'relevant' && value === 'no')
  const items: MenuEntry[] = [
    {
      label: isRelevant ? m.notRelevant : m.relevantAfterAll,
      onSelect: () => void say([{ label: 'relevant', read: 'yes', value: isRelevant ? 'no' : undefined }]),
    },
    {
      label: m.correct,
      onSelect: () =>
        void openModal({
          label: m.correctTitle,
          width: 480,
          content: (controls) => <CorrectPane article={article} marks={marks} say={say} controls={controls} />,
        }),
    },
    'divider',
    {
      label: m.split,
      disabledReason: trial ?? (isFirst ? m.isFirst : undefined),
      onSelect: () => void placing.split(event.id),
    },
    {
      label: m.join,
      disabledReason: trial,
      onSelect: () =>
        void openModal({
          label: m.joinTitle,
          width: 620,
          content: (controls) => (
            <JoinPane event={event} join={(to) => placing.join(event.id, to)} controls={controls} />
          ),
        }),
    },
    ...(byHand
      ? [{ label: m.back, disabledReason: trial, onSelect: () => void placing.giveBack(byHand.decision) }]
      : []),
  ]
  return (
    <FloatingMenu
      items={items}
      target={
        <button type="button" className="icon-btn" aria-label={m.menu(titleOf(article).text)}>
          <Icon name="more" />
        </button>
      }
    />
  )
}
