import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import type { IndustriesSearch } from '../address.ts'
import { nameOf } from '../figures.ts'
import classes from '../industries.module.css'
import { standardMessages } from './standard-messages.ts'
import type { Part, Related, StandardAnswer, StandardRow } from './standard-rows.ts'

interface Props {
  readonly rows: readonly StandardRow[]
  readonly part: Part
  readonly answer: StandardAnswer
  /** Anchor of the row that the address marks. */
  readonly marked: string | undefined
}

export function StandardTable({ rows, part, answer, marked }: Props) {
  const m = standardMessages()
  const related = { tse33: m.toGics, gics2023: m.was, gics2018: m.became, changes: m.became }[part]
  return (
    <div className="scroll">
      <table className={classes.standard}>
        <caption className="sr">{m.parts[part]}</caption>
        <Head
          columns={[
            m.code,
            m.name,
            { name: m.otherName, className: 'opt' },
            part === 'tse33' && m.tse17,
            num(m.companies),
            related,
            part === 'changes' && m.note,
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <Row key={row.anchor} row={row} part={part} answer={answer} isMarked={row.anchor === marked} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<Props, 'part' | 'answer'> {
  readonly row: StandardRow
  readonly isMarked: boolean
}

function Row({ row, part, answer, isMarked }: RowProps) {
  const m = standardMessages()
  const isJa = language() === 'ja'
  const above = answer.tse17.find(({ code }) => code === row.above)
  return (
    <tr
      id={row.anchor}
      className={isMarked ? 'sel' : undefined}
      data-level={row.level}
      aria-current={isMarked || undefined}
    >
      <td className="code">
        <Link
          to="/industry-classification-standard"
          search={(old) => ({ ...(old as IndustriesSearch), code: row.anchor })}
          replace
          resetScroll={false}
          aria-label={m.rowLink(row.code)}
        >
          {row.code}
        </Link>
      </td>
      <th scope="row">
        <IndustryLink of={row} isThere={row.companies > 0} />
      </th>
      <td className="opt mut" lang={isJa ? 'en' : 'ja'}>
        {isJa ? row.nameEn : row.nameJa}
      </td>
      {part === 'tse33' && <td>{above && nameOf(above)}</td>}
      <td className="num">{formatNumber(row.companies)}</td>
      <td>{row.related && <Counterparts row={row} answer={answer} />}</td>
      {part === 'changes' && <td className="mut">{row.note}</td>}
    </tr>
  )
}

/** An industry without companies in this market has no page. */
function IndustryLink({ of, isThere }: { of: Related; isThere: boolean }) {
  if (!isThere) return <>{nameOf(of)}</>
  return (
    <Link to="/industries/$industryId/sustainability" params={{ industryId: of.id }} search={{}}>
      {nameOf(of)}
    </Link>
  )
}

function Counterparts({ row: { code, nameEn, related }, answer }: { row: StandardRow; answer: StandardAnswer }) {
  const counts = new Map(
    [...answer.gics2018, ...answer.gics2023].map((each) => [`${each.code} ${each.nameEn}`, each.companies]),
  )
  const [only] = related!
  if (related!.length === 1 && only!.code === code && only!.nameEn === nameEn)
    return <span className="dim">{standardMessages().same}</span>
  return (
    <ul className={classes.counterparts}>
      {related!.map((each) => (
        <li key={each.code}>
          <span className="code">{each.code}</span>{' '}
          <IndustryLink of={each} isThere={(counts.get(`${each.code} ${each.nameEn}`) ?? 0) > 0} />
        </li>
      ))}
    </ul>
  )
}
