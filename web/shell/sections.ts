/** The five entries of the left column, in their order, and the paths that belong to each. */
export const sections = [
  {
    name: 'analysis',
    to: '/v2/comparisons',
    icon: 'search',
    paths:
      /^\/(v[12]\/comparisons|companies|industries|comparisons|industry-classification-standard|definitions|taxonomy)\b/,
  },
  { name: 'contents', to: '/esg_contents/v2', icon: 'paper', paths: /^\/esg_contents\b/ },
  { name: 'portfolio', to: '/portfolio', icon: 'pie', paths: /^\/portfolio\b/ },
  { name: 'tools', to: '/tools', icon: 'tools', paths: /^\/(tools|rating-simulator)\b/ },
  { name: 'watchlist', to: '/watchlist', icon: 'star', paths: /^\/watchlist\b/ },
] as const
