import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icons.tsx'
import type { IndustriesSearch } from './address.ts'
import { industryMessages } from './messages.ts'

interface Props {
  readonly name: NonNullable<IndustriesSearch['order']>
  readonly label: string
  readonly sort: string
  readonly isReversed: boolean
  readonly className?: string | undefined
  /** Whether its first order goes from the largest down, as of figures. */
  readonly isFigure?: boolean
}

/** A column head that orders the table; the order is a link. */
export function SortHead({ name, label, sort, isReversed, className, isFigure = true }: Props) {
  const isOn = sort === name
  const isDown = isFigure !== isReversed
  return (
    <th scope="col" className={className} aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <Link
        to="."
        search={(old) => ({
          ...old,
          order: name,
          reversed: isOn && !isReversed ? true : undefined,
          page: undefined,
        })}
        replace
        resetScroll={false}
        className={isOn ? 'sort' : undefined}
        aria-label={industryMessages().sortBy(label)}
      >
        {label}
        {isOn && <Icon name={isDown ? 'down' : 'up'} />}
      </Link>
    </th>
  )
}
