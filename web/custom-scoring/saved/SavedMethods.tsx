import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatNumber } from '../../format.ts'
import { useOwnMethods } from '../../scoring/own-methods.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { TrialGate } from '../../ui/states/Gate.tsx'
import { type CustomAddress, useCustomAddress, useIndustryCount } from '../address.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { useSaving } from './saving.ts'
import { Uses } from './Uses.tsx'

interface Props {
  /** Weights, directions and transforms, and groups. */
  readonly recipe: Pick<OwnMethod, 'weights' | 'adjustments' | 'groups'>
  /** The method that the weights began with. */
  readonly method: OwnMethod | undefined
  /** Whether they are others now. */
  readonly isChanged: boolean
  /** The same as an address that everybody can open keeps them; null where no address holds them. */
  readonly link: Pick<CustomAddress, 'w' | 'a' | 'g'> | null
}

/** An address that says nothing besides the method. */
const startOfMethod = { w: undefined, a: undefined, g: undefined }

/** Methods that are kept: open, save, save changes as a new version, remove. */
export function SavedMethods({ recipe: set, method, isChanged, link }: Props) {
  const m = customMessages().saved
  const [, change] = useCustomAddress()
  const { n, usual } = useIndustryCount()
  const { data: methods = [] } = useOwnMethods()
  const saving = useSaving()
  const isTrial = useProfile().data?.is_trial === true
  const recipe = { industries: n as OwnMethod['industries'], ...set }
  const isEmpty = set.weights.length === 0
  const open = (id: number | undefined, industries: number = usual) =>
    change({ own: id, ...startOfMethod, page: undefined, n: industries === usual ? undefined : industries })
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
          <TrialGate isTrial={isTrial} isTight>
            <button type="button" className="act" disabled={!isChanged || isEmpty} onClick={() => void overwrite()}>
              {m.overwrite}
            </button>
          </TrialGate>
          <button type="button" className="act" onClick={() => void remove()}>
            {m.remove}
          </button>
        </>
      )}
      {link && <CopyButton className="act" text={() => linkWith(link)} label={m.copyLink} />}
      {method && !isChanged && <Uses methodId={method.id} />}
      <TrialGate isTrial={isTrial}>
        <button type="button" className="btn go" disabled={isEmpty} onClick={() => void save()}>
          {m.save}
        </button>
      </TrialGate>
    </div>
  )
}

/** A link without the method of one’s own, which nobody else can open. */
function linkWith(parts: NonNullable<Props['link']>): string {
  const link = new URL(window.location.href)
  link.searchParams.delete('own')
  for (const [name, text] of Object.entries(parts)) {
    if (text === undefined) link.searchParams.delete(name)
    else link.searchParams.set(name, text)
  }
  return link.href
}
