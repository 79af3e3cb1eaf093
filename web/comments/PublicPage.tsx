import { Link, useParams } from '@tanstack/react-router'
import { namesOf } from '../companies/names.ts'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { Brand } from '../ui/icons.tsx'
import { uiMessages } from '../ui/messages.ts'
import { Preferences } from '../ui/Preferences.tsx'
import { CommentList } from './CommentList.tsx'
import classes from './comments.module.css'
import { commentMessages } from './messages.ts'
import { SignInLink } from './SignInLink.tsx'
import type { ShownComments } from './shown.ts'

/** Comments as anybody with the link reads them, outside the product's frame. */
export function PublicPage() {
  const m = commentMessages()
  const { companyId } = useParams({ from: '/companies/$companyId/comments' })
  return (
    <>
      <meta name="robots" content="noindex" />
      <a className="skip" href="#content">
        {uiMessages().skip}
      </a>
      <DemoBanner />
      <header className={classes.plainTop}>
        <Link to="/v2/comparisons" search={{}} className="brand" aria-label="Satoyama">
          <Brand />
        </Link>
        <div className="util">
          <Preferences />
          <SignInLink className="btn go">{m.signIn}</SignInLink>
        </div>
      </header>
      <main className="screen" id="content" tabIndex={-1}>
        <CommentList place={{ companyId, isSignedIn: false }} head={(company) => <Head company={company} />} />
      </main>
    </>
  )
}

/** Whom it is about; nothing where strangers are not told. */
function Head({ company }: { company: ShownComments['company'] | undefined }) {
  const m = commentMessages()
  if (!company)
    return (
      <div className="page-head">
        <title>{`${m.title} – Satoyama`}</title>
        <h1>{m.title}</h1>
      </div>
    )
  const { first, second } = namesOf(company)
  return (
    <div className={`page-head ${classes.company}`}>
      <title>{`${m.title} – ${first.text} – Satoyama`}</title>
      <h1 lang={first.lang}>{first.text}</h1>
      <p className="note">
        {company.ticker} {second && <span lang={second.lang}>{second.text}</span>}
      </p>
    </div>
  )
}
