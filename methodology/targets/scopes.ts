/** Scopes of emissions that targets are for, in the order of the specification. */
export const targetScopes = ['scope1', 'scope2', 'scope3', 'scope1+2', 'scope1+2+3'] as const
