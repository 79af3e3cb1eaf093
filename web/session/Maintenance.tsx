import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getNextReleaseInfo } from '#contract/account/releases.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { call } from '../app/call.ts'
import { loadConfig, useConfig } from '../app/config.ts'
import { keyOf } from '../app/query.ts'
import { formatMinute } from '../format.ts'
import { language } from '../i18n/language.ts'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { Preferences } from '../ui/Preferences.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'
import './door.module.css'

const minute = 60_000

/** What everybody sees inside a maintenance window: until when, why, whom to ask, and the way back once it is over. */
export function Maintenance() {
  const m = maintenanceMessages()
  const { isOver, end } = useWindow()
  const { maintenance, supportEmail } = useConfig()
  const message = maintenance?.message[language()]
  const title = isOver ? m.over : m.maintenance

  return (
    <main className="fallback maintenance">
      <title>{`${title} – Satoyama`}</title>
      <DemoBanner />
      <div className="util lang">
        <Preferences />
      </div>
      <h1 aria-live="polite">{title}</h1>
      {isOver ? <Back /> : <p>{message ?? m.maintenanceText}</p>}
      {!isOver && (
        <dl>
          <dt>{m.restored}</dt>
          <dd>{end ? <b>{formatRestoration(end)}</b> : m.restoredUnknown}</dd>
          {supportEmail && (
            <>
              <dt>{m.ask}</dt>
              <dd>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </dd>
            </>
          )}
        </dl>
      )}
      {!isOver && <p className="note">{m.checking}</p>}
    </main>
  )
}

/** The server's message, read each minute; before the first reading the one of the configuration. */
function useWindow(): { isOver: boolean; end: string | null | undefined } {
  const release = useQuery({
    queryKey: [...keyOf(getNextReleaseInfo), 'watched'],
    queryFn: ({ signal }) => call(getNextReleaseInfo, {}, signal),
    refetchInterval: minute,
    refetchOnWindowFocus: true,
    staleTime: 0,
    retry: false,
  })
  const current = useConfig().maintenance
  // A server that does not answer is still being worked on.
  if (!release.data || release.isError) return { isOver: false, end: release.data?.maintenance_end ?? current?.end }
  const { maintenance_start: start, maintenance_end: end } = release.data
  const now = tokyoTime(new Date())
  const isUnderWay = start !== null && start <= now && (end === null || now < end)
  return { isOver: !isUnderWay, end }
}

/** A moment of Tokyo's clocks to the minute; the operator's own words as they are. */
function formatRestoration(end: string): string {
  return /^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/.test(end) ? formatMinute(end) : end
}

/** Where one was: before this page, or where this page stands in for another. */
function Back() {
  const m = maintenanceMessages()
  const router = useRouter()
  const { pathname, href, state } = router.state.location
  const back = pathname === '/maintenance' ? (state.back ?? '/') : href

  // The window is part of the configuration, so that is read anew first; what was typed elsewhere lives on.
  async function goBack(): Promise<void> {
    await loadConfig().catch((error: unknown) => console.error(error))
    if (back !== href) await router.navigate({ href: back, replace: true })
  }

  return (
    <>
      <p>{m.overText}</p>
      <a
        href={back}
        className="btn go"
        onClick={(event) => {
          event.preventDefault()
          void goBack()
        }}
      >
        {m.toProduct}
      </a>
    </>
  )
}
