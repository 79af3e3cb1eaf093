import '@fontsource-variable/noto-sans-jp/index.css'
import '@fontsource-variable/noto-serif-jp/index.css'
import './ui/styles/tokens.css'
import './ui/styles/mantine.css'
import './ui/styles/base.css'
import './ui/styles/screens.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from './app/config.ts'
import { followMarket } from './app/market/revision.ts'
import { CallFailed, isBeingMade } from './app/send.ts'
import { detectLanguage, setLanguage } from './i18n/language.ts'
import { router } from './routes/routes.tsx'
import { Themed } from './ui/theme.tsx'

const queries = new QueryClient({
  defaultOptions: {
    // Without the line a call fails and says so at once, rather than waiting unseen.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // A refusal stays a refusal; only a broken line, or a server that gets ready, is worth another try.
      retry: (times, error) =>
        error instanceof CallFailed &&
        (isBeingMade(error) || (['network', 'server.unavailable'].includes(error.code) && times < 2)),
      retryDelay: (times, error) =>
        error instanceof CallFailed && isBeingMade(error)
          ? 1000 * (error.retryAfter ?? 1.5)
          : Math.min(1000 * 2 ** times, 30_000),
    },
  },
})

followMarket(queries)

const root = document.getElementById('app')!

setLanguage(detectLanguage())
loadConfig().then(
  () =>
    createRoot(root).render(
      <StrictMode>
        <Themed>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </Themed>
      </StrictMode>,
    ),
  (error: unknown) => {
    console.error(error)
    root.replaceChildren(fallback())
  },
)

/** When even the configuration cannot be had: plain words in both languages and a way to try again. */
function fallback(): HTMLElement {
  const page = document.createElement('main')
  page.className = 'fallback'
  const words = [
    ['ja', 'サーバーに接続できません。しばらくしてから、もう一度お試しください。', '再読み込み'],
    ['en', 'The server cannot be reached. Please try again in a moment.', 'Try again'],
  ] as const
  for (const [lang, text, again] of words) {
    const line = document.createElement('p')
    line.lang = lang
    line.textContent = text
    const button = document.createElement('button')
    button.className = 'btn'
    button.textContent = again
    button.addEventListener('click', () => location.reload())
    line.append(' ', button)
    page.append(line)
  }
  return page
}
