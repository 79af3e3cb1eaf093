import { fullYears } from '#methodology/panel/full-years.ts'
import type { Panel } from '#methodology/panel/panel.ts'
import { oncePer } from '#server/cache/once.ts'

/** Which years hold enough of which company; counted once for each panel. */
export const fullYearsOf = oncePer((panel: Panel) => fullYears(panel))
