import { scaleLinear } from 'd3-scale'
import { percentStrip } from '../charts/plot/strips.tsx'

/** 0 to 5. */
export const scoreStrip = percentStrip(scaleLinear([0, 5], [2, 98]))
