import { useCallback, useMemo, useState } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { chartMessages } from '../../charts/messages.ts'
import { ScaleHead } from '../../charts/small/Bullet.tsx'
import { Head } from '../../ui/rows/Head.tsx'
import classes from '../sheet/sheet.module.css'
import { decompositionMessages } from './decomposition-messages.ts'
import { PartRow } from './PartRow.tsx'
import { PartsSum } from './PartsSum.tsx'
import type { Part } from './parts.ts'

interface Props {
  readonly whole: Part
  /** Name of what the score is compared with. */
  readonly against: string
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  /** The part whose reasons stand beside the screen. */
  readonly selection: string | undefined
  /** Some rows are left out; the rest is opened, for it is short. */
  readonly isFiltered: boolean
  readonly open: (key: string) => void
}

/** Pillars, categories and indicators in one table; what is below a row opens and closes. */
export function PartsTree({ whole, against, indicators, selection, isFiltered, open }: Props) {
  const m = decompositionMessages()
  const { isOpen, toggle, openAll, foldAll } = useFolding(whole, selection)
  const rows = useMemo(() => visible(whole, (key) => isFiltered || isOpen(key)), [whole, isFiltered, isOpen])
  const scale = Math.max(1e-9, ...whole.parts.map(({ difference }) => Math.abs(difference ?? 0)))
  if (rows.length === 0) return <p className="note">{m.noIssues}</p>
  return (
    <>
      {!isFiltered && (
        <p className={classes.treeActs}>
          <button type="button" className="act" onClick={openAll}>
            {m.expandAll}
          </button>
          <button type="button" className="act" onClick={foldAll}>
            {m.foldAll}
          </button>
        </p>
      )}
      <div className="scroll">
        <table className={`compact tree ${classes.partsTree}`}>
          <caption className="sr">{m.sections.score_parts}</caption>
          <PartsHead against={against} />
          <tbody>
            {rows.map((part) => (
              <PartRow
                key={part.key}
                part={part}
                indicator={indicators?.get(part.key)}
                isChosen={part.key === selection}
                isOpen={isFiltered || isOpen(part.key)}
                toggle={isFiltered ? undefined : toggle}
                scale={scale}
                open={open}
              />
            ))}
          </tbody>
          <PartsSum whole={whole} />
        </table>
      </div>
    </>
  )
}

function visible(part: Part, isOpen: (key: string) => boolean): readonly Part[] {
  return part.parts.flatMap((each) => [each, ...(each.level < 3 && isOpen(each.key) ? visible(each, isOpen) : [])])
}

/** Pillars are open at first, and the way to what is chosen. */
function useFolding(whole: Part, selection: string | undefined) {
  const groups = useMemo(() => whole.parts.flatMap((pillar) => [pillar, ...pillar.parts]), [whole])
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const way = groups.filter(({ parts }) => parts.some(({ key, level }) => level === 3 && key === selection))
    return new Set([...whole.parts, ...way].map(({ key }) => key))
  })
  const isOpen = useCallback((key: string) => opened.has(key), [opened])
  const toggle = useCallback(
    (key: string) =>
      setOpened((before) => {
        const after = new Set(before)
        if (!after.delete(key)) after.add(key)
        return after
      }),
    [],
  )
  return {
    isOpen,
    toggle,
    openAll: () => setOpened(new Set(groups.map(({ key }) => key))),
    foldAll: () => setOpened(new Set()),
  }
}

function PartsHead({ against }: { against: string }) {
  const m = decompositionMessages()
  return (
    <Head
      columns={[
        m.item,
        { name: m.weight, className: `num ${classes.optNarrow}` },
        { name: m.raw, className: 'num opt' },
        { name: <ScaleHead />, className: classes.norm },
        { name: chartMessages().score, className: 'num gl' },
        { name: m.average, className: `num ${classes.optNarrow}` },
        { name: m.contribution, className: 'num opt' },
        { name: m.difference(against), className: `num ${classes.differenceHead}` },
        { name: m.rank, className: `num ${classes.optNarrow}` },
        { name: m.origin, className: 'opt' },
      ]}
    />
  )
}
