import { cellsAreWhole } from './law.ts'

// Each width in one of the languages; the other half is looked at in the long tests.
cellsAreWhole({ lang: 'ja', widths: [1920, 1024, 390] })
cellsAreWhole({ lang: 'en', widths: [1440, 768] })
