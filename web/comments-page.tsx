import { useRouteContext } from '@tanstack/react-router'
import { CompanyComments } from './comments/CompanyComments.tsx'
import { PublicPage } from './comments/PublicPage.tsx'
import { Shell } from './shell/Shell.tsx'

/** One address for all: the signed-in have their frame around it, strangers a bare one. */
export function CommentsPage() {
  const { isSignedIn } = useRouteContext({ from: '/companies/$companyId/comments' })
  if (!isSignedIn) return <PublicPage />
  return (
    <Shell>
      <CompanyComments />
    </Shell>
  )
}
