import { Link, useSearch } from '@tanstack/react-router'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { useManaging } from '../upload/managing.ts'
import type { OwnPortfolio } from '../upload/own-portfolio.ts'

interface Props {
  /** Null for what is not the reader's own file. */
  readonly own: OwnPortfolio | null
  readonly isImporting: boolean
  readonly importFile: () => void
  readonly addDay: () => void
  readonly canPrint: boolean
}

/** Import, print, and what can be done with a portfolio of one's own. */
export function Acts({ own, isImporting, importFile, addDay, canPrint }: Props) {
  const m = portfolioMessages()
  const managing = useManaging()
  const search = useSearch({ strict: false })
  return (
    <span className={classes.acts}>
      {canPrint && (
        <Link className="btn" to="/-print-portfolio-" search={search}>
          {m.print.open}
        </Link>
      )}
      <button type="button" className="btn" aria-expanded={isImporting} onClick={importFile}>
        {m.import}
      </button>
      {own && (
        <FloatingMenu
          target={
            <button type="button" className="icon-btn" aria-label={m.managing.actions(own.name)}>
              <Icon name="more" />
            </button>
          }
          items={[
            { label: m.managing.addDay, onSelect: addDay },
            { label: m.managing.rename, onSelect: () => void managing.rename(own) },
            { label: m.managing.remove, onSelect: () => void managing.remove(own) },
          ]}
        />
      )}
    </span>
  )
}
