import { config } from '../app/config.ts'
import { pageMessages } from './messages.ts'
import classes from './pages.module.css'

interface Article {
  readonly title: string
  readonly lead: string
  readonly parts: readonly (readonly string[])[]
}

function ArticleView({ of, children }: { of: Article; children?: React.ReactNode }) {
  return (
    <main className={`screen ${classes.prose}`} id="content" tabIndex={-1}>
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
    <ArticleView of={m}>
      <dl className="facts">
        <dt>{m.version}</dt>
        <dd>{version}</dd>
        <dt>{m.operator}</dt>
        <dd>{supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : m.none}</dd>
      </dl>
    </ArticleView>
  )
}

export function Disclaimer() {
  const m = pageMessages().disclaimer
  return <ArticleView of={m}>{config().market === 'demo' && <p className="note">{m.demo}</p>}</ArticleView>
}
