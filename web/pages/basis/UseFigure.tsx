import type { ScoreBasis } from '#contract/scores/basis.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { basisMessages } from './basis-messages.ts'

type Row = ScoreBasis['indicators'][number]

/** Which indicators weigh anything in the year: counted by category, and one by one in the table. */
export function UseFigure({ basis: { indicators, rule, reported } }: { basis: ScoreBasis }) {
  const m = basisMessages()
  const catalogue = useIndicatorMap().data
  const used = indicators.filter(({ isInUse }) => isInUse)
  const varying = used.filter(({ varies }) => varies)
  const finding = m.inUseFinding(...counted(used, indicators, varying))
  const nameOf = (code: string) => {
    const row = catalogue?.get(code)
    return (language() === 'ja' ? row?.nameJa : row?.nameEn) ?? code
  }
  return (
    <Figure
      id="indicators-in-use"
      name={m.inUse}
      finding={finding}
      views={[{ key: 'categories', label: m.byCategory, content: <Categories rows={indicators} /> }]}
      table={{
        caption: finding,
        columns: [
          { label: m.indicator },
          { label: m.category },
          { label: m.disclosed, isNumber: true },
          { label: m.state },
        ],
        rows: indicators.map(({ code, category, disclosed, isInUse }) => ({
          key: code,
          cells: [
            nameOf(code),
            scoreName(category),
            figureCell(disclosed, formatNumber),
            isInUse ? m.isUsed : m.isNotUsed,
          ],
        })),
      }}
      notes={
        rule && (
          <p className="fig-note">
            {m.inUseNote(formatNumber(rule.companies), formatShare(rule.share), formatNumber(reported))}
          </p>
        )
      }
    />
  )
}

const counted = (...lists: readonly (readonly Row[])[]) =>
  lists.map(({ length }) => formatNumber(length)) as [string, string, string]

function Categories({ rows }: { rows: readonly Row[] }) {
  const m = basisMessages()
  return (
    <div className="scroll">
      <table>
        <Head columns={[m.category, num(m.used), num(m.varies), num(m.catalogue)]} />
        <tbody>
          {categories.map((category) => {
            const all = rows.filter((row) => row.category === category)
            const used = all.filter(({ isInUse }) => isInUse)
            return (
              <tr key={category}>
                <th scope="row">{scoreName(category)}</th>
                <td className="num">{formatNumber(used.length)}</td>
                <td className="num">{formatNumber(used.filter(({ varies }) => varies).length)}</td>
                <td className="num mut">{formatNumber(all.length)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
