import { z } from 'zod'
import { optional } from '../../app/address.ts'

const text = optional(z.string().max(80))

/** What the part on industries keeps in the address; part of the first load, so that it knows no lists. */
export const IndustriesPart = {
  /** Classification whose industries are shown, `gics25`. */
  of: text,
  /** Year of the carbon price. */
  horizon: text,
  /** Whose emissions the carbon cost is of; the group’s when left out. */
  emissions: text,
  /** Category that the industries are in order by, or `code`. */
  column: text,
  /** The open cell: an industry and a category, `gics25-5510.policy`. */
  cell: text,
  /** What the margin explains: a company of the cell, or one of its figures, `12` or `12.E-CC-001`. */
  why: text,
}
