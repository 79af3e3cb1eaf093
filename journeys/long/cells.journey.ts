import { cellsAreWhole } from '../cells/law.ts'

// The other half of what `cells/cells.journey.ts` looks at.
cellsAreWhole({ lang: 'ja', widths: [1440, 768] })
cellsAreWhole({ lang: 'en', widths: [1920, 1024, 390] })
