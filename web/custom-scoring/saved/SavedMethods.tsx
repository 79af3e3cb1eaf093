import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { formatNumber } from '../../format.ts'
import { useOwnMethods } from '../../scoring/own-methods.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { defaultIndustries, useCustomAddress } from '../address.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { useSaving } from './saving.ts'
import { Uses } from './Uses.tsx'

interface Props {
  readonly rows: OwnMethod['weights']
  /** The method that the weights began with. */
  readonly method: OwnMethod | undefined
  /** Whether they are others now. */
  readonly isChanged: boolean
  /** The weights as an address that everybody can open keeps them; null where no address holds them. */
  readonly w: string | undefined | null
}

/** Methods that are kept: open, save, save changes as a new version, remove. */
export function SavedMethods({ rows, method, isChanged, w }: Props) {
  const m = customMessages().saved
  const [{ n = defaultIndustries }, change] = useCustomAddress()
  const { data: methods = [] } = useOwnMethods()
  const saving = useSaving()
  const recipe = { industries: n as OwnMethod['industries'], weights: rows }
  const open = (id: number | undefined, industries: number = defaultIndustries) =>
    change({ own: id, w: undefined, page: undefined, n: industries === defaultIndustries ? undefined : industries })
  const save = async () => {
    const saved = await saving.saveAs(recipe)
    if (saved) open(saved.id, saved.industries)
  }
  const overwrite = async () => {
    const saved = await saving.overwrite(method!, recipe)
    if (saved) open(saved.id, saved.industries)
  }
  const remove = async () => {
    if (await saving.remove(method!)) change({ own: undefined })
  }
  return (
    <div className={classes.saved}>
      {methods.length === 0 ? (
        <p className="note">
          {m.none} {m.noneText}
        </p>
      ) : (
        <label>
          {m.name}
          <select
            value={method?.id ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = methods.find(({ id }) => String(id) === value)
              open(chosen?.id, chosen?.industries)
            }}
          >
            <option value="">{m.choose}</option>
            {methods.map(({ id, name, version }) => (
              <option key={id} value={id}>
                {name} ({m.version(formatNumber(version))})
              </option>
            ))}
          </select>
        </label>
      )}
      {method && (
        <>
          <button
            type="button"
            className="act"
            disabled={!isChanged || rows.length === 0}
            onClick={() => void overwrite()}
          >
            {m.overwrite}
          </button>
          <button type="button" className="act" onClick={() => void remove()}>
            {m.remove}
          </button>
        </>
      )}
      {w !== null && <CopyButton className="act" text={() => linkWith(w)} label={m.copyLink} />}
      {method && !isChanged && <Uses methodId={method.id} />}
      <button type="button" className="btn go" disabled={rows.length === 0} onClick={() => void save()}>
        {m.save}
      </button>
    </div>
  )
}

/** A link without the method of one’s own, which nobody else can open. */
function linkWith(w: string | undefined): string {
  const link = new URL(window.location.href)
  link.searchParams.delete('own')
  if (w === undefined) link.searchParams.delete('w')
  else link.searchParams.set('w', w)
  return link.href
}
