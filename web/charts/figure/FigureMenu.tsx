import { saveFile } from '../../app/save-file.ts'
import { copyText } from '../../ui/copy.ts'
import { FloatingMenu, type MenuAction } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import classes from '../charts.module.css'
import { chartMessages } from '../messages.ts'
import { saveCsv } from './csv.ts'
import { pictureOf, pngOf, svgText } from './picture.ts'
import type { TableOf } from './table.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly foot: string
  readonly table: TableOf | undefined
  /** Instead of the values of the table. */
  readonly csv?: MenuAction | undefined
  /** False where the view is a table or rows of text. */
  readonly hasPicture: boolean
}

/** Save, link to and print one figure. */
export function FigureMenu({ id, title, foot, table, csv, hasPicture }: Props) {
  const m = chartMessages()
  const disabledReason = hasPicture ? undefined : m.notPicture
  const readPicture = () => {
    const picture = pictureOf(document.getElementById(id)!, { title, foot })
    if (!picture) throw new Error(`figure ${id} has no picture`)
    return picture
  }
  const failed = () => notify({ text: m.notSaved, tone: 'error' })
  const savePng = async () => saveFile(await pngOf(readPicture()), `${id}.png`)
  const saveSvg = async () => saveFile(new Blob([svgText(readPicture())], { type: 'image/svg+xml' }), `${id}.svg`)

  return (
    <FloatingMenu
      target={
        <button type="button" className={classes.figMore} aria-label={`${m.more}: ${title}`}>
          <Icon name="more" />
        </button>
      }
      items={[
        { label: m.png, disabledReason, onSelect: () => void savePng().catch(failed) },
        { label: m.svg, disabledReason, onSelect: () => void saveSvg().catch(failed) },
        csv ?? {
          label: m.csv,
          disabledReason: table ? undefined : m.notTable,
          onSelect: () => table && saveCsv(table, `${id}.csv`),
        },
        'divider',
        { label: m.link, onSelect: () => void copyLink(id) },
        { label: m.print, onSelect: () => printFigure(id) },
      ]}
    />
  )
}

async function copyLink(id: string): Promise<void> {
  const m = chartMessages()
  const address = new URL(location.href)
  address.hash = id
  await copyText(address.href).then(
    () => notify({ text: m.copied }),
    () => notify({ text: m.notCopied, tone: 'error' }),
  )
}

/** Prints this figure and nothing else. */
function printFigure(id: string): void {
  const figure = document.getElementById(id)!
  const root = document.documentElement
  root.dataset.printing = id
  figure.dataset.printed = ''
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing
      delete figure.dataset.printed
    },
    { once: true },
  )
  // The menu closes first, or it would be on the paper.
  setTimeout(() => window.print(), 50)
}
