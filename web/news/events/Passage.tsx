import type { ReactNode } from 'react'
import type { NewsArticle } from '#contract/news/news.ts'
import classes from '../news.module.css'

/** The part of a text that fits, with the words marked. As text: what a publisher wrote is never markup here. */
export function Passage({ article: { passage } }: { readonly article: NewsArticle }) {
  if (!passage) return null
  const { text, marks, language, isCut } = passage
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of marks) {
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>)
    at = to
  }
  parts.push(text.slice(at))
  return (
    <p className={classes.passage} lang={language}>
      {isCut[0] && '…'}
      {parts}
      {isCut[1] && '…'}
    </p>
  )
}
