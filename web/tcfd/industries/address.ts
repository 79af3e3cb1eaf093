/** What the part on industries keeps in the address. */
export const IndustriesPart = {}
