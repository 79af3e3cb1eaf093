import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AccessToken, listTokens, removeToken } from '#contract/account/tokens.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { call } from '../app/call.ts'
import { config } from '../app/config.ts'
import { keyOf, requestOf } from '../app/query.ts'
import { formatDay, formatMinute } from '../format.ts'
import { FormError } from '../ui/fields/FormError.tsx'
import { confirmDialog, notify } from '../ui/modals/dialogs.ts'
import { openModal } from '../ui/modals/modals.ts'
import { forReaders, Head } from '../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { NewToken } from './NewToken.tsx'
import classes from './profile.module.css'
import { tokenMessages } from './token-messages.ts'
import tokenClasses from './tokens.module.css'

/** With what the person's programs sign in, with a way to make one and to end each. */
export function Tokens() {
  const m = tokenMessages()
  const tokens = useQuery(requestOf(listTokens, {}))
  const ending = useEnding()
  return (
    <section className="fig sessions tokens" aria-labelledby="tokens">
      <header>
        <h2 className="label" id="tokens">
          {m.title}
        </h2>
        <button type="button" className="btn" aria-haspopup="dialog" onClick={make}>
          {m.make}
        </button>
        <p className="unit">
          {m.note}{' '}
          <a href={`${config().api}/docs`} target="_blank" rel="noreferrer">
            {m.reference}
          </a>
        </p>
      </header>
      <FormError error={ending.error} />
      {tokens.isPending && <Skeleton rows={2} />}
      {tokens.isError && <ErrorState error={tokens.error} retry={() => void tokens.refetch()} />}
      {tokens.data?.length === 0 && <p className={`mut ${tokenClasses.tokensEmpty}`}>{m.empty}</p>}
      {tokens.data && tokens.data.length > 0 && <List tokens={tokens.data} end={(token) => void ending.ask(token)} />}
    </section>
  )
}

function make(): void {
  void openModal({
    label: tokenMessages().makeTitle,
    width: 560,
    content: (controls) => <NewToken controls={controls} />,
  })
}

/** Ends a token after asking; the list is read anew even when it failed. */
function useEnding() {
  const m = tokenMessages()
  const queries = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: ({ handle }: AccessToken) => call(removeToken, { params: { handle } }),
    onSuccess: (_, { name }) => notify({ text: m.ended(name), tone: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listTokens) }),
  })
  return {
    error,
    async ask(token: AccessToken): Promise<void> {
      const words = { title: m.endTitle, text: m.endText(token.name), ok: m.end }
      if (await confirmDialog({ ...words, tone: 'danger' })) mutate(token)
    },
  }
}

function List({ tokens, end }: { tokens: readonly AccessToken[]; end: (token: AccessToken) => void }) {
  const m = tokenMessages()
  return (
    <table>
      <Head columns={[m.name, m.createdOn, m.expires, m.lastUsed, forReaders(m.action)]} />
      <tbody>
        {tokens.map((token) => (
          <tr key={token.handle}>
            <th scope="row">
              {token.name} <small className="mono">sty_{token.handle}_…</small>
            </th>
            <td data-label={m.createdOn}>{minuteOf(token.createdAt)}</td>
            <td data-label={m.expires}>{m.expiresOn(formatDay(token.expiresOn))}</td>
            <td data-label={m.lastUsed}>
              {token.lastUsedAt ? minuteOf(token.lastUsedAt) : <span className="dim">{m.never}</span>}
            </td>
            <td className={classes.end}>
              <button type="button" className="act" aria-label={m.endLabel(token.name)} onClick={() => end(token)}>
                {m.end}
              </button>
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
