import './context.module.css'
import { Popover } from '@mantine/core'
import { savedVendors } from '../app/supported-vendors.ts'
import { useProfile } from '../app/use-profile.ts'
import { raterKeys, vendorName } from '../app/vendors.ts'
import { Icon } from '../ui/icons.tsx'
import { contextMessages } from './messages.ts'
import { useContext } from './search.ts'

/** Whose scores are shown, of those the account may see; the others stay visible, locked. */
export function Vendors(idle: object) {
  const m = contextMessages()
  const [context, change] = useContext()
  const supported = useProfile().data?.supported_vendors ?? savedVendors()
  const entitled = raterKeys().filter((name) => supported.includes(name))
  const names = context.vendors?.split(',') ?? []
  const visible = entitled.filter((name) => names.includes(name))
  // A link that names nobody one may see says nothing about the choice.
  const selection = visible.length > 0 ? visible : entitled

  function toggle(name: string): void {
    const next = entitled.filter((other) => (other === name) !== selection.includes(other))
    change({ vendors: next.length === entitled.length || next.length === 0 ? undefined : next.join(',') })
  }

  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" {...idle}>
          <span>{m.vendors}</span>
          <b>{m.vendorCount(selection.length, raterKeys().length)}</b>
        </button>
      </Popover.Target>
      <Popover.Dropdown className="vendors" aria-label={m.vendors}>
        {raterKeys().map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={selection.includes(name)}
              disabled={!entitled.includes(name)}
              onChange={() => toggle(name)}
            />
            {vendorName(name)}
            {!entitled.includes(name) && (
              <small className="lock">
                <Icon name="lock" />
                {m.notEntitled}
              </small>
            )}
          </label>
        ))}
        <p className="note">{m.vendorNote}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
