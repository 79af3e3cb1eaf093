import { lazy, type ReactNode, Suspense, useId } from 'react'
import { windowTexts } from '../app/clock.ts'
import { config } from '../app/config.ts'
import { formatMinute } from '../format.ts'
import { language } from '../i18n/language.ts'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { Brand } from '../ui/icons.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Preferences } from '../ui/Preferences.tsx'
import classes from './door.module.css'
import { sessionMessages } from './messages.ts'
import { useNextRelease } from './use-next-release.ts'

const Ridge = lazy(async () => ({ default: (await import('./Ridge.tsx')).Ridge }))

interface Props {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The frame of the screens before signing in: hills on the left, one task on the right. */
export function SignInLayout({ title, lead, children }: Props) {
  const m = sessionMessages()
  const heading = useId()
  return (
    <main className={classes.door}>
      <title>{`${title} – Satoyama`}</title>
      <DemoBanner />
      <div className={classes.land}>
        <p className="brand">
          <Brand />
        </p>
        <Suspense fallback={<div className={classes.ridge} />}>
          <Ridge />
        </Suspense>
        <div className={classes.say}>
          <h2>{m.promise}</h2>
          <p>{m.promiseText}</p>
        </div>
      </div>
      <section className={classes.form} aria-labelledby={heading}>
        <div className="lang util">
          <Preferences />
        </div>
        <div className={classes.task}>
          <h1 id={heading}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
        <Foot />
      </section>
    </main>
  )
}

function Foot() {
  const m = sessionMessages()
  const { manualUrls, supportEmail } = config()
  const manual = manualUrls[language()]
  return (
    <footer>
      <PlannedMaintenance />
      <p className={classes.legal}>
        {manual && <OutsideLink href={manual}>{m.manual}</OutsideLink>}
        {supportEmail && <a href={`mailto:${supportEmail}`}>{m.support}</a>}
        <span className={classes.last}>{m.beta}</span>
      </p>
    </footer>
  )
}

/** The announced window: start to the minute, end as a time of day. */
function PlannedMaintenance() {
  const m = sessionMessages()
  const release = useNextRelease()
  if (!release.data?.maintenance_start) return null
  const { maintenance_start: start, maintenance_end: end } = release.data
  return (
    <p className={classes.notice}>
      <b>{m.planned}</b> {end ? `${windowTexts(start, end).join(' – ')} JST` : formatMinute(start)}
    </p>
  )
}
