import { useQuery } from '@tanstack/react-query'
import { getPassage, type ReadFigure } from '#contract/read-figures/read-figures.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { requestOf } from '../../../app/query.ts'
import classes from './text.module.css'
import { textMessages } from './text-messages.ts'

interface Props {
  readonly passage: ReadFigure['passages'][number]
  readonly document: ReadFigure['document']
}

/** The stored filing around the words that were read, those words lit. */
export function PassageClip({ passage, document }: Props) {
  const m = textMessages()
  const { element, address } = passage
  const { data, isError } = useQuery({
    ...requestOf(getPassage, {
      params: { documentId: document.id },
      query: { element, address, sha256: document.sha256 ?? '' },
    }),
    enabled: document.sha256 !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const blocks = data?.blocks ?? []
  return (
    <div className="clip" lang="ja">
      <p className={classes.place}>
        <span>{chapterName(element)}</span> <span>{placeName(address)}</span>
      </p>
      {blocks.length === 0 && (
        <mark data-lit className={classes.lit}>
          {passage.text}
        </mark>
      )}
      {blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <Paragraph key={block.address} text={block.text} lit={isAt(block, address) ? passage.text : null} />
        ) : (
          <Rows key={block.address} block={block} address={address} />
        ),
      )}
      <p className="dim" role="status">
        {(isError || document.sha256 === null) && m.noCopy}
        {data && (data.isIntact ? `✓ ${m.intact}` : `✕ ${m.broken}`)}
      </p>
    </div>
  )
}

/** A chapter as the form calls it; one that it does not know by its element. */
export function chapterName(element: string): string {
  const name = element.replace(/^.*:|TextBlock$/g, '')
  const names: Readonly<Record<string, string>> = textMessages().chapters
  return names[name] ?? name
}

/** `p12` and `t13/2/4` in words. */
export function placeName(address: string): string {
  const m = textMessages()
  const [block, row, column] = address.split('/')
  if (row && column) return m.cell(row, column)
  return block?.startsWith('p') ? m.paragraph(block.slice(1)) : m.table
}

type Block = Output<typeof getPassage>['blocks'][number]

const isAt = (block: Block, address: string) => address.split('/')[0] === block.address

/** Letters of a paragraph that are shown before and after the lit words. */
const around = 120

/** The paragraph with the sentence lit; a long one is cut around it. */
function Paragraph({ text, lit }: { readonly text: string; readonly lit: string | null }) {
  const at = lit === null ? -1 : text.indexOf(lit)
  if (lit === null) return <p className={classes.beside}>{text.length > around ? `${text.slice(0, around)}…` : text}</p>
  if (at === -1)
    return (
      <p>
        <mark data-lit className={classes.lit}>
          {lit}
        </mark>
      </p>
    )
  const [before, after] = [text.slice(0, at), text.slice(at + lit.length)]
  return (
    <p>
      {before.length > around ? `…${before.slice(-around)}` : before}
      <mark data-lit className={classes.lit}>
        {lit}
      </mark>
      {after.length > around ? `${after.slice(0, around)}…` : after}
    </p>
  )
}

function Rows({ block, address }: { readonly block: Extract<Block, { kind: 'table' }>; readonly address: string }) {
  const [at, row, column] = address.split('/')
  const isOwn = at === block.address
  const rows = isOwn ? block.rows : block.rows.slice(0, 3)
  return (
    <div className={classes.scroll}>
      <table data-lit={(isOwn && !row) || undefined} className={isOwn && !row ? classes.litCell : undefined}>
        <tbody>
          {rows.map(({ row: number, cells }) => (
            <tr
              key={number}
              data-lit={(isOwn && row === String(number)) || undefined}
              className={isOwn && row === String(number) ? 'hit' : ''}
            >
              {merged(cells).map(({ text, from, span }) => (
                <td
                  key={from}
                  colSpan={span}
                  className={isCellLit({ isOwn, row, column, number, from, span }) ? classes.litCell : undefined}
                >
                  {text.length > 80 ? `${text.slice(0, 80)}…` : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Where {
  readonly isOwn: boolean
  readonly row: string | undefined
  readonly column: string | undefined
  readonly number: number
  readonly from: number
  readonly span: number
}

const isCellLit = ({ isOwn, row, column, number, from, span }: Where) =>
  isOwn && row === String(number) && Number(column) >= from && Number(column) < from + span

/** Cells of a row, those that stand in several columns once; columns from 1. */
function merged(cells: readonly string[]): { readonly text: string; readonly from: number; readonly span: number }[] {
  const groups: { text: string; from: number; span: number }[] = []
  for (const [index, text] of cells.entries()) {
    const last = groups.at(-1)
    if (last && text !== '' && last.text === text) last.span++
    else groups.push({ text, from: index + 1, span: 1 })
  }
  return groups
}
