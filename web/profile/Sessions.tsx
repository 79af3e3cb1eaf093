import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listSessions, removeOtherSessions, removeSession, type Session } from '#contract/account/session.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { call } from '../app/call.ts'
import { keyOf, requestOf } from '../app/query.ts'
import { formatMinute } from '../format.ts'
import { FormError } from '../ui/fields/FormError.tsx'
import { confirmDialog, notify } from '../ui/modals/dialogs.ts'
import { forReaders, Head } from '../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { profileMessages } from './messages.ts'
import classes from './profile.module.css'
import { browserOf } from './user-agent.ts'

/** Every browser in which the person is signed in, with a way to end each but this one. */
export function Sessions() {
  const m = profileMessages()
  const sessions = useQuery(requestOf(listSessions, {}))
  const ending = useEnding()
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? []

  return (
    <section className="fig sessions" aria-labelledby="sessions">
      <header>
        <h2 className="label" id="sessions">
          {m.sessions}
        </h2>
        {others.length > 0 && (
          <button type="button" className="btn" disabled={ending.isPending} onClick={() => void ending.askAll()}>
            {m.endOthers}
          </button>
        )}
        <p className="unit">{m.sessionsNote}</p>
      </header>
      <FormError error={ending.error} />
      {sessions.isPending && <Skeleton rows={3} />}
      {sessions.isError && <ErrorState error={sessions.error} retry={() => void sessions.refetch()} />}
      {sessions.data && <List sessions={sessions.data} end={(session) => void ending.askOne(session)} />}
    </section>
  )
}

/** Ends one session or all others, after asking; the list is read anew even when it failed. */
function useEnding() {
  const m = profileMessages()
  const queries = useQueryClient()
  const { mutate, ...ending } = useMutation({
    mutationFn: async (session: Session | null) => {
      if (session) await call(removeSession, { params: { handle: session.handle } })
      return session ? 1 : (await call(removeOtherSessions, {})).ended
    },
    onSuccess: (count) => notify({ text: m.ended(count), tone: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listSessions) }),
  })
  return {
    ...ending,
    async askOne(session: Session): Promise<void> {
      const text = m.endText(nameOf(session))
      if (await confirmDialog({ title: m.endTitle, text, ok: m.end, tone: 'danger' })) mutate(session)
    },
    async askAll(): Promise<void> {
      const words = { title: m.endOthersTitle, text: m.endOthersText, ok: m.end }
      if (await confirmDialog({ ...words, tone: 'danger' })) mutate(null)
    },
  }
}

function nameOf({ userAgent }: Session): string {
  const { browser, system } = browserOf(userAgent)
  return [browser ?? profileMessages().unknownBrowser, system].filter(Boolean).join(' · ')
}

function List({ sessions, end }: { sessions: readonly Session[]; end: (session: Session) => void }) {
  const m = profileMessages()
  return (
    <table>
      <Head columns={[m.browser, m.address, m.first, m.last, forReaders(m.action)]} />
      <tbody>
        {sessions.map((session) => (
          <tr key={session.handle}>
            <th scope="row">{nameOf(session)}</th>
            <td data-label={m.address}>{session.address ?? <span className="dim">{m.unknownAddress}</span>}</td>
            <td data-label={m.first}>{minuteOf(session.startedAt)}</td>
            <td data-label={m.last}>{minuteOf(session.refreshedAt)}</td>
            <td className={classes.end}>
              {session.isThis ? (
                <span className="tag">{m.thisOne}</span>
              ) : (
                <button
                  type="button"
                  className="act"
                  aria-label={m.endLabel(nameOf(session))}
                  onClick={() => end(session)}
                >
                  {m.end}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function minuteOf(moment: string): string {
  return formatMinute(tokyoTime(new Date(moment)))
}
