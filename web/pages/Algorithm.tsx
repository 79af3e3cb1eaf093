import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { wholePage } from '../app/not-found.ts'
import { language } from '../i18n/language.ts'
import { Side } from '../ui/slot.tsx'
import { MarketBasis } from './basis/MarketBasis.tsx'
import { pageMessages } from './messages.ts'
import { methods } from './methods.ts'
import classes from './pages.module.css'

/** The method pages as they stand beside the code; a page has a Japanese twin, `name.ja.md`. */
const files = import.meta.glob<string>('../../docs/methodology/*.md', { query: '?raw', import: 'default', eager: true })
const code = import.meta.glob<string>(['../../methodology/**/*.ts', '!../../methodology/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
})
const textOf = (file: string): string | undefined => files[`../../docs/methodology/${file}.md`]

/** Those in their order, then any that the order has forgotten. */
const names = [
  ...methods.map(({ name }) => name as string).filter((name) => textOf(name) !== undefined),
  ...Object.keys(files)
    .map((path) => path.split('/').at(-1)!.slice(0, -'.md'.length))
    .filter((name) => !name.endsWith('.ja') && !methods.some((method) => method.name === name))
    .sort(),
]

/** A method page in the reader's language, or in English where it has no twin. */
function articleOf(name: string): { lang: 'ja' | 'en'; title: string; text: string } {
  const twin = language() === 'ja' ? textOf(`${name}.ja`) : undefined
  const text = twin ?? textOf(name)!
  return { lang: twin ? 'ja' : 'en', title: /^# (.+)$/m.exec(text)?.[1] ?? name, text }
}

/** How every figure is made: the pages, and beneath each the code that runs. */
export function Algorithm() {
  const m = pageMessages().algorithm
  const { method } = useParams({ strict: false })
  const current = method ?? names[0]!
  if (!names.includes(current)) throw wholePage()
  const list = (
    <ol>
      {names.map((name, index) => (
        <li key={name}>
          <Link
            to="/algorithm/$method"
            params={{ method: name }}
            search={{}}
            lang={articleOf(name).lang}
            className={name === current ? 'on' : ''}
            aria-current={name === current ? 'page' : undefined}
          >
            <i>{index + 1}</i>
            {articleOf(name).title}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <Side>
        <nav aria-label={m.list}>
          <h3>{m.list}</h3>
          {list}
        </nav>
      </Side>
      <main className={`screen ${classes.prose}`} id="content" tabIndex={-1}>
        <title>{`${m.title} – Satoyama`}</title>
        <div className="page-head">
          <h1>{m.title}</h1>
        </div>
        <p>{m.lead}</p>
        <nav className={classes.methodsNarrow} aria-label={m.list}>
          {list}
        </nav>
        <Method key={current} name={current} />
      </main>
    </>
  )
}

function Method({ name }: { name: string }) {
  const m = pageMessages().algorithm
  const { lang, text } = articleOf(name)
  const sources = methods.find((method) => method.name === name)?.code ?? []
  return (
    <>
      {lang !== language() && <p className="note">{m.other}</p>}
      <article lang={lang} className={classes.markdown}>
        <Markdown remarkPlugins={[remarkGfm]} components={{ h1: 'h2', h2: 'h3', table: ScrollTable }}>
          {text}
        </Markdown>
      </article>
      {name === 'standard-score-2-1' && <MarketBasis version="2.1" />}
      {sources.length > 0 && (
        <section className={classes.methodCode}>
          <h3>{m.code}</h3>
          <p className="note">{m.codeText}</p>
          {sources.map((source) => (
            <Source key={source} name={source} />
          ))}
        </section>
      )}
    </>
  )
}

function ScrollTable({ children }: { children?: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
    <div className="scroll" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

/** The code as it runs, fetched when it is opened. */
function Source({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  const source = useQuery({
    queryKey: ['source', name],
    queryFn: () => code[`../../methodology/${name}`]!(),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="mono">methodology/{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keyboard too */}
      <pre lang="en" tabIndex={0}>
        <code>{source.data}</code>
      </pre>
    </details>
  )
}
