import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listTemplates, type Template } from '#contract/market/templates.ts'
import { requestOf } from '../app/query.ts'
import { language } from '../i18n/language.ts'
import { Side } from '../ui/slot.tsx'
import { QueryPanel } from '../ui/states/QueryPanel.tsx'
import { templateMessages } from './messages.ts'
import { TemplateSection } from './TemplateSection.tsx'
import classes from './templates.module.css'

/** Every table that can be filled in and imported, as files to download. */
export function Templates() {
  const m = templateMessages()
  const templates = useQuery({
    ...requestOf(listTemplates, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <main className="screen templates" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <p className={classes.tplLead}>{m.lead}</p>
      <section aria-labelledby="how">
        <h2 id="how">{m.howTitle}</h2>
        <ul className={classes.tplHow}>
          {m.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="note">
          {m.command} <code>npm run satoyama -- import &lt;file&gt;</code>
        </p>
      </section>
      <QueryPanel query={templates} shape={{ kind: 'text', rows: 12 }}>
        {(list) => <List templates={list} />}
      </QueryPanel>
    </main>
  )
}

function List({ templates }: { templates: readonly Template[] }) {
  const m = templateMessages()
  const { hash } = useLocation()
  // The place that a link names is not there before the answer is.
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView?.({ block: 'start' })
  }, [hash])
  return (
    <>
      <Side>
        <nav aria-label={m.onThisPage}>
          <h3>{m.onThisPage}</h3>
          <ol>
            {templates.map(({ name, titleJa, titleEn }) => (
              <li key={name}>
                <a href={`#${name}`}>{language() === 'ja' ? titleJa : titleEn}</a>
              </li>
            ))}
          </ol>
        </nav>
      </Side>
      {templates.map((template) => (
        <TemplateSection
          key={`${template.name} ${hash === template.name}`}
          template={template}
          isOpen={hash === template.name}
        />
      ))}
    </>
  )
}
