import { defaultVersion, isOwnMethod, standardVersions } from '#methodology/scores/method.ts'
import { ownMethodIn, useOwnMethods } from '../scoring/own-methods.ts'
import { contextMessages } from './messages.ts'
import { type ContextSearch, useContext, withdrawnMethods } from './search.ts'

/** The standard method in each of its versions, the usual one first, the others, and those of one's own. */
export function MethodChoice(idle: object) {
  const m = contextMessages()
  const [{ method = 'standard', version = defaultVersion }, change] = useContext()
  const { data: own = [], isPending } = useOwnMethods()
  const choose = (value: string) => {
    const chosen = standardVersions.find((each) => each === value)
    change({
      method: chosen ? undefined : (value as ContextSearch['method']),
      version: chosen === defaultVersion ? undefined : chosen,
    })
  }
  return (
    <label {...idle}>
      {m.method}
      <select
        aria-label={m.method}
        value={method === 'standard' ? version : method}
        onChange={({ target: { value } }) => choose(value)}
      >
        {standardVersions.map((each) => (
          <option key={each} value={each}>
            {m.standard(each)}
          </option>
        ))}
        <option value="employment-impact">{m.methods['employment-impact']}</option>
        <OwnOptions own={own} chosen={method} isPending={isPending} />
        {withdrawnMethods.map((each) => (
          <option key={each} value={each} disabled>
            {m.withdrawn(m.methods[each])}
          </option>
        ))}
      </select>
    </label>
  )
}

interface OwnProps {
  readonly own: NonNullable<ReturnType<typeof useOwnMethods>['data']>
  readonly chosen: string
  readonly isPending: boolean
}

/** One that a link names stays chosen also where it is an earlier version, or is not there any more. */
function OwnOptions({ own, chosen, isPending }: OwnProps) {
  const m = contextMessages()
  const isListed = own.some(({ id }) => chosen === `own-${id}`)
  if (own.length === 0 && !isOwnMethod(chosen)) return null
  const named = ownMethodIn(own, chosen)
  const [, version] = chosen.split('.')
  return (
    <optgroup label={m.owns}>
      {own.map(({ id, name }) => (
        <option key={id} value={`own-${id}`}>
          {name}
        </option>
      ))}
      {isOwnMethod(chosen) && !isListed && (
        <option value={chosen}>
          {named && version ? m.ownVersion(named.name, version) : isPending ? m.owns : m.ownUnknown}
        </option>
      )}
    </optgroup>
  )
}
