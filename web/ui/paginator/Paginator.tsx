import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { formatNumber } from '../../format.ts'
import { Icon } from '../icons.tsx'
import { paginatorMessages } from './messages.ts'
import { lastPage, pageNumbers, pageSizes } from './page-numbers.ts'
import classes from './paginator.module.css'

export interface PageTarget {
  readonly page: number
  readonly perPage: number
}

/** What a link builder puts on its link. */
export interface LinkParts {
  readonly children: ReactNode
  readonly className?: string
  readonly onClick: (event: MouseEvent) => void
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly rel?: 'prev' | 'next'
  readonly activeOptions?: typeof whole
}

/** Page one and the usual size are not in an address: their links lead to a part of every other page’s, and are not that page. */
const whole = { exact: true } as const

interface Props {
  readonly total: number
  readonly currentPage: number
  readonly perPage: number
  /** None where a page always has as many rows. */
  readonly sizes?: readonly number[]
  /** What is counted, after the range: `社`, `companies`. */
  readonly unit?: string
  /** Makes every page a real link; without it they are buttons. */
  readonly link?: (to: PageTarget, parts: LinkParts) => ReactElement
  /** A click on a page, on previous or on next. */
  readonly onPageChange?: (page: number) => void
  readonly onPerPageChange?: (perPage: number) => void
}

/** Where one is in a long list, page links, and how many rows a page has. */
export function Paginator({ sizes = pageSizes, currentPage, ...props }: Props) {
  const { total, perPage, unit } = props
  const m = paginatorMessages()
  const last = lastPage(total, perPage)
  const page = Math.min(Math.max(1, currentPage), last)
  const first = total === 0 ? 0 : (page - 1) * perPage + 1
  const range = `${formatNumber(first)}–${formatNumber(Math.min(page * perPage, total))} / ${formatNumber(total)}`
  return (
    <nav className="pages" aria-label={m.label}>
      <span className={classes.range}>{unit ? `${range} ${unit}` : range}</span>
      {sizes.length > 0 && <Sizes {...props} sizes={sizes} first={first} />}
      {last > 1 && <Numbers {...props} page={page} last={last} />}
    </nav>
  )
}

type Chosen = Omit<Props, 'currentPage' | 'sizes'>

/** Another size keeps the first row in sight. */
function Sizes({ sizes, first, perPage, link, onPerPageChange }: Chosen & { sizes: readonly number[]; first: number }) {
  const m = paginatorMessages()
  return (
    <span className={classes.per}>
      {m.perPage}
      {sizes.map((size) => {
        const page = Math.floor(Math.max(0, first - 1) / size) + 1
        const onClick = () => onPerPageChange?.(size)
        const parts = { children: formatNumber(size), 'aria-label': m.rows(size), onClick }
        if (size === perPage) return <Here key={size}>{size}</Here>
        return <Step key={size} to={{ page, perPage: size }} parts={parts} link={link} />
      })}
    </span>
  )
}

function Here({ children }: { children: ReactNode }) {
  return <span aria-current="true">{children}</span>
}

function Numbers({ page, last, perPage, link, onPageChange }: Chosen & { page: number; last: number }) {
  const m = paginatorMessages()
  const to = (target: number, parts: Omit<LinkParts, 'onClick'>, key: string) => (
    <Step
      key={key}
      to={{ page: target, perPage }}
      link={link}
      parts={{ ...parts, onClick: () => onPageChange?.(target) }}
    />
  )
  return (
    <span className={classes.pageLinks}>
      {page > 1
        ? to(page - 1, { children: <Icon name="left" />, 'aria-label': m.previous, rel: 'prev' }, 'previous')
        : spent('left')}
      {pageNumbers(page, last).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          to(
            number,
            {
              children: formatNumber(number),
              'aria-label': m.page(formatNumber(number)),
              'aria-current': number === page ? 'page' : undefined,
            },
            String(number),
          )
        ),
      )}
      {page < last
        ? to(page + 1, { children: <Icon name="right" />, 'aria-label': m.next, rel: 'next' }, 'next')
        : spent('right')}
    </span>
  )
}

/** Where the list ends, the way on keeps its place, spent. */
function spent(icon: 'left' | 'right') {
  return (
    <span className={classes.spent} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}

function Step({ to, parts, link }: { to: PageTarget; parts: LinkParts; link: Props['link'] }) {
  if (link) return link(to, { ...parts, activeOptions: whole })
  const { rel: _, ...rest } = parts
  return <button type="button" {...rest} />
}
