import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { CompanySummary } from '#contract/companies.ts'
import { formatNumber } from '../format.ts'
import { Icon } from '../ui/icons.tsx'
import { useTyped } from '../ui/use-typed.ts'
import { companyMessages } from './messages.ts'
import { Pick } from './Pick.tsx'
import { useCompanySearch } from './use-search.ts'

const shown = 8
const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** The search of the top bar: a combobox that leads straight to a company. `/` or Ctrl/⌘ K reach it from anywhere. */
export function CompanyPicker() {
  const m = companyMessages()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [q, setQ] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typed = useTyped(q, (text) => {
    setQ(text.trim())
    setActive(0)
  })
  const search = useCompanySearch(q, 1, shown, q !== '' && isOpen)
  const companies = q === '' ? [] : (search.data?.companies ?? [])
  useShortcut(field)

  function close(): void {
    setOpen(false)
    typed.set('')
    field.current?.blur()
  }

  function open(company: CompanySummary | undefined): void {
    if (!company) return
    close()
    void navigate({ to: '/companies/$companyId/raws', params: { companyId: company.id }, search: {} })
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return // Enter ends the conversion of kana, not the search.
    const isSettled = q === typed.text.trim() && !search.isPlaceholderData
    if (event.key === 'ArrowDown') setActive((at) => Math.min(companies.length - 1, at + 1))
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(0, at - 1))
    else if (event.key === 'Enter') open(isSettled ? companies[active] : undefined)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }

  const isShown = isOpen && q !== '' && search.data !== undefined
  return (
    <search className="picker">
      <div className="command">
        <Icon name="search" />
        <input
          ref={field}
          role="combobox"
          aria-label={m.field}
          aria-expanded={isShown}
          aria-controls={isShown ? 'picker-list' : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && companies[active] ? `pick-${companies[active].id}` : undefined}
          placeholder={m.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          {...typed.field}
          onInput={() => setOpen(true)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <kbd>{shortcut}</kbd>
      </div>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press here must not take the focus from the field
        <div
          className={`pop ${search.isPlaceholderData ? 'is-stale' : ''}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id="picker-list" role="listbox" aria-label={m.results}>
            {companies.map((company, index) => (
              <Pick key={company.id} company={company} isActive={index === active} q={q} pick={() => open(company)} />
            ))}
          </div>
          {companies.length === 0 && <p role="status">{m.noMatch}</p>}
          {search.data && search.data.total > shown && (
            <p>
              <Link to="/v2/comparisons" search={{ q }} tabIndex={-1} onClick={close}>
                {m.more(formatNumber(search.data.total))}
              </Link>
            </p>
          )}
        </div>
      )}
    </search>
  )
}

/** `/` outside of fields, and Ctrl/⌘ K anywhere, lead to the search: the screen's own where there is one. */
function useShortcut(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
      const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isSlash && !(event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) return
      event.preventDefault()
      const page = document.querySelector<HTMLInputElement>('#company-search')
      const target = page ?? field.current
      target?.focus()
      target?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
