import type { DragEvent, ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly className: string | undefined
  /** Nothing can be dropped on it. */
  readonly isClosed: boolean
  readonly take: (file: File) => void
  readonly closeLabel: string
  readonly close: () => void
  readonly children: ReactNode
}

/** The part of a screen that takes a file, also by dropping it there. */
export function FileSection({ title, className, isClosed, take, closeLabel, close, children }: Props) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (!isClosed && file) take(file)
  }
  return (
    <section className={className} aria-label={title} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="btn" onClick={close}>
          {closeLabel}
        </button>
      </header>
      {children}
    </section>
  )
}
