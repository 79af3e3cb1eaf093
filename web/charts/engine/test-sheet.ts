import type { Sheet } from './option.ts'
import { readPalette } from './palette.ts'

/** A sheet to draw on in tests. */
export const givenSheet = (more: Partial<Sheet> = {}): Sheet => ({
  palette: readPalette(),
  width: 600,
  height: 300,
  ...more,
})
