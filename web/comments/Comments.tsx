import { useMatch } from '@tanstack/react-router'
import { CompanyComments } from './CompanyComments.tsx'
import { PublicPage } from './PublicPage.tsx'

/** What people write about a company, as a tab of its page or as a page of its own. */
export function Comments() {
  const isSignedIn = useMatch({
    from: '/companies/$companyId/comments',
    select: ({ context }) => context.isSignedIn,
  })
  return isSignedIn ? <CompanyComments /> : <PublicPage />
}
