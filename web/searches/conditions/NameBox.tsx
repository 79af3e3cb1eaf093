import { useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { companyMessages } from '../../companies/messages.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTyped } from '../../ui/use-typed.ts'
import type { Found } from '../SearchScreen.tsx'
import { useSearchState } from '../state.ts'
import { conditionMessages } from './messages.ts'

/** Companies by name or code. ↓ goes down into the results, Enter opens the only one or goes to the first. */
export function NameBox({ found, isOutdated }: { found: Found | undefined; isOutdated: boolean }) {
  const m = companyMessages()
  const navigate = useNavigate()
  const { state, change } = useSearchState()
  const { q = '' } = state
  const typed = useTyped(q, (text) => change({ q: text || undefined }))
  const isCurrent = !isOutdated && typed.text === q

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
    event.preventDefault()
    const only = isCurrent && found?.rows.length === 1 && found.total === 1 ? found.rows[0] : undefined
    if (event.key === 'Enter' && only) {
      void navigate({ to: '/companies/$companyId', params: { companyId: only.id }, search: {} })
    } else document.querySelector<HTMLElement>('.results tbody a')?.focus()
  }

  return (
    <>
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
      <p className="sr" id="search-hint">
        {conditionMessages().hint}
      </p>
    </>
  )
}
