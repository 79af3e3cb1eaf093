import type { SimulatedVendor } from '#contract/simulator/ratings.ts'

/** Whether it foretells better than the mean of the group. */
export const isBetter = ({ accuracy }: NonNullable<SimulatedVendor['model']>) => accuracy.error < accuracy.mean
