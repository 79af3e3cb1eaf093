import { useEffect, useRef, useState } from 'react'
import { searchBounds } from '#contract/search/condition.ts'
import { defaultColumns } from '#contract/search/searches.ts'
import { formatNumber } from '../../../format.ts'
import { MeasurePicker } from '../../../indicators/measures/MeasurePicker.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useSearchState } from '../../state.ts'
import { resultMessages } from '../messages.ts'
import classes from '../results.module.css'
import { presets, type TableColumn } from './columns.ts'

/** Which columns stand, in which order: dragged or moved by buttons, sets of them at once. Closes on Esc and on a press elsewhere. */
export function ColumnChooser({ columns }: { columns: readonly TableColumn[] }) {
  const m = resultMessages().chooser
  const { change } = useSearchState()
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  const set = (texts: readonly string[]) =>
    change({ columns: texts.join() === defaultColumns.join() ? undefined : texts.join() })
  const texts = columns.map(({ text }) => text)
  return (
    <details ref={menu} className={classes.columnChooser}>
      <summary className="act">{m.open(formatNumber(columns.length))}</summary>
      <div className={classes.popMenu}>
        <h2>{m.title}</h2>
        <p className="note">{m.drag}</p>
        <Order columns={columns} set={set} />
        {columns.length >= searchBounds.columns ? (
          <p className="note">{m.full(formatNumber(searchBounds.columns))}</p>
        ) : (
          <MeasurePicker
            label={m.add}
            text=""
            selection={new Set(texts)}
            choose={(of) => set(texts.includes(of) ? texts.filter((text) => text !== of) : [...texts, of])}
          />
        )}
        <h3>{m.presets}</h3>
        <p className={classes.presetList}>
          {Object.entries(presets).map(([name, of]) => (
            <button
              key={name}
              type="button"
              className="act"
              aria-pressed={of.join() === texts.join()}
              onClick={() => set(of)}
            >
              {m.preset[name as keyof typeof presets]}
            </button>
          ))}
        </p>
      </div>
    </details>
  )
}

/** The columns in their order; one of them may be on its way. */
function Order({ columns, set }: { columns: readonly TableColumn[]; set: (texts: readonly string[]) => void }) {
  const m = resultMessages().chooser
  const [dragged, setDragged] = useState<number | null>(null)
  const texts = columns.map(({ text }) => text)
  const move = (from: number, to: number) => set(texts.toSpliced(from, 1).toSpliced(to, 0, texts[from]!))
  return (
    <ol className={classes.columnOrder}>
      {columns.map(({ text, words }, index) => (
        <li
          key={text}
          draggable
          data-dragged={dragged === index || undefined}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => dragged !== null && move(dragged, index)}
          onDragEnd={() => setDragged(null)}
        >
          <span>{words.name}</span>
          <button
            type="button"
            disabled={index === 0}
            aria-label={m.up(words.name)}
            onClick={() => move(index, index - 1)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            disabled={index === columns.length - 1}
            aria-label={m.down(words.name)}
            onClick={() => move(index, index + 1)}
          >
            <Icon name="down" />
          </button>
          <button
            type="button"
            disabled={columns.length === 1}
            aria-label={m.remove(words.name)}
            onClick={() => set(texts.toSpliced(index, 1))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ol>
  )
}

function useClosing(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function onPress(event: PointerEvent): void {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [menu])
}
