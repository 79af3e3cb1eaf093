import { useQuery } from '@tanstack/react-query'
import type { Indicator } from '#contract/market/indicators.ts'
import { type Figure, getSourceLines } from '#contract/market/observations.ts'
import { webAddress } from '#contract/wire/link.ts'
import { attributionOf, useAttributions } from '../../app/market/attributions.ts'
import { requestOf } from '../../app/query.ts'
import { formatBytes, formatDay, formatHash, formatMinute, formatNumber } from '../../format.ts'
import { tip } from '../../ui/floating/tip.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { exactText } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'
import { figureUnit } from '../remarks.ts'
import { contextWords, rowOf } from './context-words.ts'
import classes from './why-figure.module.css'

/** Where a figure comes from: the lines as they stand in the stored copy, the document and the file. */
export function Origin({ figure, indicator }: { figure: Figure; indicator: Indicator }) {
  const m = rawMessages()
  const document = figure.documents.find(({ id }) => id === figure.documentId)
  const first = figure.lines[0]
  const isInvented = figure.file.bytes === 0
  const isTable = rowOf(first?.position ?? '') !== null
  const isText = figure.state === 'read-from-text'
  const attribution = attributionOf(useAttributions(), document?.publisher)
  return (
    <>
      <h3>
        {m.whereFrom}
        {document?.url && webAddress(document.url) && <OutsideLink href={document.url}>{m.open}</OutsideLink>}
      </h3>
      {isInvented && <p className="note">{m.invented}</p>}
      {/* A block of text is a chapter: the words themselves stand in a part of their own. */}
      {!isInvented &&
        !isText &&
        unique(figure.lines.map(({ item }) => item)).map((item) => <Clipping key={item} item={item} figure={figure} />)}
      {!isText && !figure.notes.includes('corrected-on-review') && (
        <p className="note formula">
          {figure.lines.length > 1 ? m.sum : m.converted}:{' '}
          {figure.lines.map(({ value, unit }) => `${value}${unit && ` ${unit}`}`).join(' + ')}
          {figure.lines.length > 1 ? ' = ' : ' → '}
          {figure.value === null
            ? 'n/a'
            : `${exactText(figure.value, indicator)} ${indicator.type === 'boolean' ? '' : figureUnit(indicator.unit, figure.notes)}`}
        </p>
      )}
      {attribution && <p className="note">{attribution}</p>}
      <dl>
        <dt>{m.document}</dt>
        <dd>
          <span lang="ja">{document?.title}</span>
          <br />
          <span className="dim">
            {document?.number ?? (document?.kind === 'annual-report' && !isInvented && m.numberUnknown)}
          </span>
        </dd>
        <dt>{m.filed}</dt>
        <dd>{document && (document.submittedAt ? formatMinute(document.submittedAt) : formatDay(document.filedOn))}</dd>
        <dt>{isTable ? m.columnName : m.element}</dt>
        <dd className={classes.sha}>{unique(figure.lines.map(({ item }) => item)).join(' + ')}</dd>
        {!isText && (
          <>
            <dt>{isTable ? m.rowName : m.context}</dt>
            <dd className={classes.sha}>
              {unique(figure.lines.map(({ position }) => (isTable ? contextWords(position) : position))).join(' + ')}
            </dd>
            <dt>{m.filedUnit}</dt>
            <dd className={classes.sha}>{first?.unit || m.filedUnknown}</dd>
          </>
        )}
        <dt>{m.acquired}</dt>
        <dd>{formatDay(figure.acquiredOn)}</dd>
        <dt>{m.next}</dt>
        <dd>{figure.nextUpdateOn ? formatDay(figure.nextUpdateOn) : '—'}</dd>
        {!isInvented && (
          <>
            <dt>{m.file}</dt>
            <dd className="mono">
              {figure.file.name}
              <br />
              <span className="dim">
                {formatBytes(figure.file.bytes)} · {m.import(figure.file.importId)}
              </span>
            </dd>
            <dt>SHA-256</dt>
            <dd className={classes.sha}>{formatHash(figure.file.sha256)}</dd>
          </>
        )}
      </dl>
    </>
  )
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

/** An element's lines in the filing, the one the figure rests on marked. */
function Clipping({ item, figure }: { item: string; figure: Figure }) {
  const m = rawMessages()
  const { documentId, file } = figure
  const line = figure.lines.flatMap(({ position }) => rowOf(position) ?? [])[0]
  const source = useQuery({
    ...requestOf(getSourceLines, { params: { documentId }, query: { item, sha256: file.sha256, line } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const hits = new Set(figure.lines.filter((line) => line.item === item).map(({ position }) => position))
  const lines = source.data?.lines ?? []
  const label =
    lines.find((line) => line.label)?.label ?? figure.lines.find((line) => line.item === item)?.label ?? item
  const at = lines.findIndex(({ position }) => hits.has(position))
  const near = lines.slice(Math.max(0, at - 4), Math.max(0, at - 4) + 9)
  return (
    <div className="clip" lang="ja">
      <p className={classes.cap}>
        <span>{label}</span>
      </p>
      <table>
        <tbody>
          {near.map(({ line, position, value }) => (
            <tr key={line} className={hits.has(position) ? 'hit' : ''}>
              <td className={classes.ctxname} {...tip(position)}>
                {contextWords(position)}
              </td>
              <td className="num">{value.length > 60 ? `${value.slice(0, 60)}…` : value}</td>
              <td className="dim num">{m.line(formatNumber(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dim" role="status">
        {source.isError && m.noCopy}
        {source.data && (source.data.isIntact ? `✓ ${m.intact}` : `✕ ${m.broken}`)}
      </p>
    </div>
  )
}
