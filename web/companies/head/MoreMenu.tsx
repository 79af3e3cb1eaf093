import { useNavigate } from '@tanstack/react-router'
import type { Company } from '#contract/market/companies.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { companyMessages } from '../messages.ts'
import { alertOn } from './AlertLink.tsx'
import { useApiEntries } from './ApiMenu.tsx'
import { useCommentedView } from './CommentLink.tsx'
import { exportOf } from './ExportButton.tsx'

/** Where there is little room, what has a button of its own elsewhere: comment, alert, export, print, and the view as code. */
export function MoreMenu({ company: { id, years } }: { company: Company }) {
  const m = companyMessages()
  const navigate = useNavigate()
  const about = useCommentedView()
  const code = useApiEntries(id)
  const open = exportOf({ companyId: id, years })
  return (
    <FloatingMenu
      target={
        <button type="button" className="btn" aria-label={m.moreActs}>
          <Icon name="more" />
        </button>
      }
      items={[
        {
          label: m.comment,
          icon: <Icon name="comment" />,
          onSelect: () =>
            void navigate({ to: '/companies/$companyId/comments', params: { companyId: id }, search: { about } }),
        },
        {
          label: m.alert,
          icon: <Icon name="bell" />,
          onSelect: () => void navigate({ to: '/esg_contents/v2/alerts', search: alertOn(id) }),
        },
        ...(open ? [{ label: m.export, icon: <Icon name="download" />, onSelect: () => void open() }] : []),
        {
          label: m.print,
          icon: <Icon name="paper" />,
          onSelect: () =>
            void navigate({
              to: '/-print-company-/$id',
              params: { id: String(id) },
              search: ({ why: _, ...old }: { why?: string }) => old,
            }),
        },
        'divider',
        ...code,
      ]}
    />
  )
}
