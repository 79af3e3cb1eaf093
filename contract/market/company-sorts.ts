/** Columns that the companies of an industry can be ordered by. Apart from the schemas, since the browser needs it at once. */
export const companySorts = ['rank', 'name', 'market', 'e', 's', 'g', 'change', 'coverage', 'size'] as const
