import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { CompanySummary } from '#contract/companies.ts'
import { formatNumber } from '../format.ts'
import { Icon } from '../ui/icons.tsx'
import { companyMessages } from './messages.ts'
import { namesOf, useClassifications } from './names.ts'
import { useCompanySearch, useSettled } from './use-search.ts'

const shown = 8

/** The search of the top bar: a combobox that leads straight to a company. `/` or Ctrl/⌘ K reach it from anywhere. */
export function CompanyPicker() {
  const m = companyMessages()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const q = useSettled(text.trim())
  const search = useCompanySearch(q, 1, shown, q !== '' && isOpen)
  const companies = q === '' ? [] : (search.data?.companies ?? [])
  useShortcut(field)

  function open(company: CompanySummary | undefined): void {
    if (!company) return
    setOpen(false)
    setText('')
    field.current?.blur()
    void navigate({ to: '/companies/$companyId/raws', params: { companyId: company.id }, search: {} })
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return // Enter ends the conversion of kana, not the search.
    const last = Math.max(0, companies.length - 1)
    if (event.key === 'ArrowDown') setActive((at) => Math.min(last, at + 1))
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(0, at - 1))
    else if (event.key === 'Enter' && q === text.trim()) open(companies[active])
    else if (event.key === 'Escape') setOpen(false)
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
          aria-controls="picker-list"
          aria-autocomplete="list"
          aria-activedescendant={isShown && companies[active] ? `pick-${companies[active].id}` : undefined}
          placeholder={m.placeholder}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <kbd>⌘K</kbd>
      </div>
      {isShown && (
        <div className={`pop ${search.isPlaceholderData ? 'is-stale' : ''}`}>
          <div id="picker-list" role="listbox" aria-label={m.results}>
            {companies.map((company, index) => (
              <Pick key={company.id} company={company} isActive={index === active} pick={() => open(company)} />
            ))}
          </div>
          {companies.length === 0 && <p role="status">{m.noMatch}</p>}
          {search.data && search.data.total > shown && (
            <p>
              {formatNumber(search.data.total)} {m.found}
            </p>
          )}
        </div>
      )}
    </search>
  )
}

function Pick({ company, isActive, pick }: { company: CompanySummary; isActive: boolean; pick: () => void }) {
  const { first, second } = namesOf(company)
  const { industry } = useClassifications()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys
    <div
      id={`pick-${company.id}`}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={pick}
    >
      <span className="code">{company.ticker}</span>
      <span lang={first.lang}>
        {first.text} {second && <small lang={second.lang}>{second.text}</small>}
      </span>
      <small>{industry(company)}</small>
    </div>
  )
}

function useShortcut(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
      const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isSlash && !(event.key === 'k' && (event.ctrlKey || event.metaKey))) return
      event.preventDefault()
      const page = document.querySelector<HTMLInputElement>('#company-search')
      ;(page ?? field.current)?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
