import { type Boundary, boundaries } from '#methodology/figures/boundary.ts'

/** The figure whose why panel is open. */
export interface Selected {
  readonly indicator: string
  readonly year: number
  readonly boundary: Boundary
  /** Name of the subsidiary; empty otherwise. */
  readonly part: string
}

/** As it stands in the address: `S-LR-002.2024.parent.` */
export function selectedText({ indicator, year, boundary, part }: Selected): string {
  return [indicator, year, boundary, part].join('.')
}

/** Undefined for anything that names no figure. */
export function readSelected(text: string | undefined): Selected | undefined {
  const match = /^([^.]+)\.(\d{4})\.([^.]+)\.(.*)$/.exec(text ?? '')
  const boundary = boundaries.find((each) => each === match?.[3])
  return match && boundary ? { indicator: match[1]!, year: Number(match[2]), boundary, part: match[4]! } : undefined
}
