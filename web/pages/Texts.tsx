import { Link, useParams } from '@tanstack/react-router'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { config } from '../app/config.ts'
import { language } from '../i18n/language.ts'
import { pageMessages } from './messages.ts'

interface Article {
  readonly title: string
  readonly lead: string
  readonly parts: readonly (readonly string[])[]
}

function Parts({ of, children }: { of: Article; children?: React.ReactNode }) {
  return (
    <main className="screen prose" id="content" tabIndex={-1}>
      <title>{`${of.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{of.title}</h1>
      </div>
      <p>{of.lead}</p>
      {of.parts.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {children}
    </main>
  )
}

export function About() {
  const m = pageMessages().about
  const { version, supportEmail } = config()
  return (
    <Parts of={m}>
      <dl className="facts">
        <dt>{m.version}</dt>
        <dd>{version}</dd>
        <dt>{m.operator}</dt>
        <dd>{supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : m.none}</dd>
      </dl>
    </Parts>
  )
}

export function Disclaimer() {
  const m = pageMessages().disclaimer
  return <Parts of={m}>{config().market === 'demo' && <p className="note">{m.demo}</p>}</Parts>
}

/** The method pages as they stand beside the code; a page may have a Japanese twin, `name.ja.md`. */
const files = import.meta.glob<string>('../../docs/methodology/*.md', { query: '?raw', import: 'default', eager: true })
const textOf = (file: string): string | undefined => files[`../../docs/methodology/${file}.md`]
const names = Object.keys(files)
  .map((path) => path.split('/').at(-1)!.slice(0, -'.md'.length))
  .filter((name) => !name.endsWith('.ja'))
  .sort()

/** A method page in the reader's language, or in English where it has no twin. */
function articleOf(name: string): { lang: 'ja' | 'en'; title: string; text: string } {
  const twin = language() === 'ja' ? textOf(`${name}.ja`) : undefined
  const text = twin ?? textOf(name)!
  return { lang: twin ? 'ja' : 'en', title: /^# (.+)$/m.exec(text)?.[1] ?? name, text }
}

export function Algorithm() {
  const m = pageMessages().algorithm
  const { method } = useParams({ strict: false })
  const shown = method ?? names[0]!
  return (
    <main className="screen prose" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <p>{m.lead}</p>
      <nav aria-label={m.list} className="seg">
        {names.map((name) => (
          <Link
            key={name}
            to="/algorithm/$method"
            params={{ method: name }}
            search={{}}
            lang={articleOf(name).lang}
            aria-current={name === shown ? 'page' : undefined}
          >
            {articleOf(name).title}
          </Link>
        ))}
      </nav>
      {names.includes(shown) ? <Method name={shown} /> : <p>{m.none}</p>}
    </main>
  )
}

function Method({ name }: { name: string }) {
  const m = pageMessages().algorithm
  const { lang, text } = articleOf(name)
  return (
    <>
      {lang !== language() && <p className="note">{m.other}</p>}
      <article lang={lang} className="markdown">
        <Markdown remarkPlugins={[remarkGfm]} components={{ h1: 'h2', h2: 'h3' }}>
          {text}
        </Markdown>
      </article>
    </>
  )
}
