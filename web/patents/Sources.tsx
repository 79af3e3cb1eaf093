import type { PatentSummary } from '#contract/patents/summary.ts'
import { formatDay, formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { patentMessages } from './messages.ts'
import classes from './patents.module.css'

/** Files that the patents came with, and the tables that they are read by, with what these were held against. */
export function Sources({ summary: { sources, tables } }: { summary: PatentSummary }) {
  const m = patentMessages()
  return (
    <section className={classes.sources} aria-labelledby="patent-sources">
      <h2 id="patent-sources">{m.sourcesTitle}</h2>
      <ul>
        {sources.map(({ importId, fileName, importedOn, patents }) => (
          <li key={importId}>{m.sourceRow(fileName, formatDay(importedOn), formatNumber(patents))}</li>
        ))}
        {[tables.classes, tables.green].map(({ sourceJa, sourceEn, own, rows }) => (
          <li key={sourceEn}>
            {m.tableFacts(
              language() === 'ja' ? sourceJa : sourceEn,
              formatNumber(rows),
              own > 0 ? formatNumber(own) : null,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
