import { useNavigate } from '@tanstack/react-router'
import type { useTyped } from '../ui/fields/use-typed.ts'
import { Icon } from '../ui/icons.tsx'
import { companyMessages } from './messages.ts'

interface Props {
  readonly typed: ReturnType<typeof useTyped>
  /** Number of the only matching company; undefined where there are others, or while the screen belongs to an older text. */
  readonly only: number | undefined
}

/** Companies by name or code. ↓ goes down into the results, Enter opens the only one or goes to the first. */
export function BigField({ typed, only }: Props) {
  const m = companyMessages()
  const navigate = useNavigate()

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
    event.preventDefault()
    if (event.key === 'Enter' && only !== undefined) {
      void navigate({ to: '/companies/$companyId', params: { companyId: only }, search: {} })
    } else document.querySelector<HTMLElement>('.results tbody a')?.focus()
  }

  return (
    <search className="big-field">
      <Icon name="search" />
      <input
        id="company-search"
        type="search"
        aria-label={m.field}
        aria-describedby="search-hint"
        placeholder={m.placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: finding a company is what the page is for
        autoFocus
        {...typed.field}
        onKeyDown={onKeyDown}
      />
    </search>
  )
}
