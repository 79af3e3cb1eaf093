import type { ReactNode } from 'react'

export interface Item {
  readonly id: string
  readonly section: 'recent' | 'companies' | 'indicators' | 'themes' | 'pages' | 'news' | 'actions'
  readonly words: ReactNode
  readonly side?: ReactNode
  readonly run: () => void
}

/** Items of one section, and how well the closest of them fits what is typed. */
export interface Section {
  readonly rank: number
  readonly items: readonly Item[]
}
