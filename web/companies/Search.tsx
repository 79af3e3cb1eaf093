import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatNumber } from '../format.ts'
import { Icon } from '../ui/icons.tsx'
import { Side } from '../ui/Shell.tsx'
import { Skeleton, Trouble } from '../ui/Trouble.tsx'
import { companyMessages } from './messages.ts'
import { Pages } from './Pages.tsx'
import { Results } from './Results.tsx'
import { useCompanySearch, useSettled } from './use-search.ts'

/** Company search: results while typing, every state in the address. */
export function Search() {
  const m = companyMessages()
  const navigate = useNavigate({ from: '/v2/comparisons' })
  const { q = '', page = 1, perPage = 50 } = useSearch({ from: '/app/v2/comparisons' })
  const [text, setText] = useState(q)
  const settled = useSettled(text)
  const search = useCompanySearch(q, page, perPage)

  useEffect(() => setText(q), [q])
  useEffect(() => {
    if (settled !== q && settled === text) {
      void navigate({ search: (old) => ({ ...old, q: settled || undefined, page: undefined }), replace: true })
    }
  }, [settled, text, q, navigate])

  return (
    <>
      <Side />
      <main className="screen" id="content">
        <title>{`${q ? `${q} – ` : ''}${m.title} – Satoyama`}</title>
        <div className="page-head">
          <h1>{m.title}</h1>
        </div>
        <search className="big-field">
          <Icon name="search" />
          <input
            id="company-search"
            type="search"
            aria-label={m.field}
            aria-describedby="search-hint"
            placeholder={m.placeholder}
            value={text}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: finding a company is what the page is for
            autoFocus
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || event.key !== 'ArrowDown') return
              event.preventDefault()
              document.querySelector<HTMLElement>('.results tbody a')?.focus()
            }}
          />
        </search>
        <p className="note" id="search-hint">
          {m.hint}
        </p>
        {search.isError && <Trouble error={search.error} retry={() => void search.refetch()} />}
        {search.isPending && <Skeleton rows={12} />}
        {search.data && (
          <Found
            data={search.data}
            q={q}
            page={page}
            perPage={perPage}
            isStale={search.isPlaceholderData}
            clear={() => setText('')}
          />
        )}
      </main>
    </>
  )
}

interface FoundProps {
  readonly data: NonNullable<ReturnType<typeof useCompanySearch>['data']>
  readonly q: string
  readonly page: number
  readonly perPage: number
  readonly isStale: boolean
  readonly clear: () => void
}

function Found({ data, q, page, perPage, isStale, clear }: FoundProps) {
  const m = companyMessages()
  if (data.market === 0) {
    return (
      <section className="empty">
        <h2>{m.emptyMarket}</h2>
        <p>{m.emptyText}</p>
        <code>npm run satoyama -- import &lt;files or folders…&gt;</code>
      </section>
    )
  }
  return (
    <div className={isStale ? 'is-stale' : ''}>
      <p className="count-line" role="status">
        <span>
          <b>{formatNumber(data.total)}</b> {m.found}
        </span>
        <span className="mut">{m.of(formatNumber(data.market))}</span>
      </p>
      {data.total === 0 ? (
        <section className="empty">
          <h2>{m.none}</h2>
          <p>{m.noneText}</p>
          <button type="button" className="btn" onClick={clear}>
            {m.clear}
          </button>
        </section>
      ) : (
        <>
          <Results companies={data.companies} q={q} />
          <Pages total={data.total} page={page} perPage={perPage} />
        </>
      )}
    </div>
  )
}
