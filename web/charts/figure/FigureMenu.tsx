import { config } from '../../app/config.ts'
import { useAttributions } from '../../app/market/attributions.ts'
import { useProfile } from '../../app/use-profile.ts'
import { today, useContext } from '../../context/search.ts'
import { formatDay } from '../../format.ts'
import { copyText } from '../../ui/copy.ts'
import { saveBrowserFile } from '../../ui/downloads/browser-files.ts'
import { FloatingMenu, type MenuAction } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import { partMessages } from '../../ui/part-messages.ts'
import classes from '../charts.module.css'
import { chartMessages } from '../messages.ts'
import { csvBlob, planOfTable } from './csv.ts'
import { pictureOf, pngOf, svgText, unitOf } from './picture.ts'
import type { TableOf } from './table.ts'

interface Props {
  readonly id: string
  readonly title: string
  /** What the figure is called. */
  readonly name: string
  readonly source: string | undefined
  readonly table: TableOf | undefined
  /** Instead of the values of the table. */
  readonly csv?: MenuAction | undefined
  /** False where there is nothing to see yet. */
  readonly hasPicture: boolean
  /** Called once something of it was saved. */
  readonly onSaved?: (() => void) | undefined
}

/** Save, link to and print one figure. */
export function FigureMenu({ id, title, name, source, table, csv, hasPicture, onSaved }: Props) {
  const m = chartMessages()
  const [{ asOf }] = useContext()
  const subject = () => [document.title.replace(/ – [^–]*$/, ''), name].filter(Boolean).join(' · ')
  const attributions = useAttributions()
  const foot = [
    [m.asOf(formatDay(asOf ?? today())), m.source(source ?? ownSource())].join('　'),
    ...attributions.map(({ text }) => text),
  ]
  const disabledReason = hasPicture ? undefined : m.notPicture
  const readPicture = () => {
    const picture = pictureOf(document.getElementById(id)!, { title, subject: subject(), foot })
    if (!picture) throw new Error(`figure ${id} has no picture`)
    return picture
  }
  const isTrial = useProfile().data?.is_trial ?? false
  const trial = isTrial ? partMessages().states.trial : undefined
  const failed = () => notify({ text: m.notSaved, tone: 'error' })
  const plan = planOfTable(table)
  const save = (kind: 'figure-table' | 'figure-picture', name: string, make: () => Blob | Promise<Blob>) =>
    void saveBrowserFile({ title, name, kind, plan, make }).then((isSaved) => isSaved && onSaved?.(), failed)
  const picture = (name: string, make: (read: SVGSVGElement) => Blob | Promise<Blob>) => {
    // Read while the figure stands as it is; the dialog comes above it.
    try {
      const read = readPicture()
      save('figure-picture', name, () => make(read))
    } catch {
      failed()
    }
  }
  const svgOf = (read: SVGSVGElement) => new Blob([svgText(read)], { type: 'image/svg+xml' })

  return (
    <FloatingMenu
      target={
        <button type="button" className={classes.figMore} aria-label={`${m.more}: ${title}`}>
          <Icon name="more" />
        </button>
      }
      items={[
        { label: m.png, disabledReason: trial ?? disabledReason, onSelect: () => picture(`${id}.png`, pngOf) },
        { label: m.svg, disabledReason: trial ?? disabledReason, onSelect: () => picture(`${id}.svg`, svgOf) },
        csv ?? {
          label: m.csv,
          disabledReason: trial ?? (table ? undefined : m.notTable),
          onSelect: () =>
            table &&
            save('figure-table', `${id}.csv`, () =>
              csvBlob(table, [title, subject(), unitOf(document.getElementById(id)!), ...foot]),
            ),
        },
        'divider',
        { label: m.link, onSelect: () => void copyLink(id) },
        { label: m.print, onSelect: () => printFigure(id) },
      ]}
    />
  )
}

/** The product, and whether its market is invented, where a figure names nobody else. */
function ownSource(): string {
  const { product, market } = config()
  return market === 'demo' ? chartMessages().invented(product) : product
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
