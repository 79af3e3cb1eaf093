/** What the part on scenarios keeps in the address. */
export const ScenarioPart = {}
