import { Link } from '@tanstack/react-router'
import { toolMessages, toolPaths } from './tool-messages.ts'

/** The way from one tool to the others. */
export function ToolTabs() {
  const { label, tools } = toolMessages()
  return (
    <nav className="tabs" aria-label={label}>
      {toolPaths.map((to) => (
        <Link
          key={to}
          to={to}
          search={{}}
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ includeSearch: false }}
        >
          {tools[to]}
        </Link>
      ))}
    </nav>
  )
}
