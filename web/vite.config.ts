import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Most that a browser loads of script before the first screen, in thousands of bytes after gzip. */
const mostScript = 250

export default defineConfig({
  plugins: [react(), firstLoad()],
  build: { outDir: '../dist/web', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
})

/** A build whose first load is too heavy fails: what a screen alone needs is loaded with it. */
function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const wanted = new Set<string>()
      const add = (name: string) => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || wanted.has(name)) return
        wanted.add(name)
        chunk.imports.forEach(add)
      }
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
      const bytes = [...wanted].map((name) => gzipSync((bundle[name] as { code: string }).code).length)
      const total = bytes.reduce((sum, each) => sum + each, 0) / 1000
      const text = `first load: ${total.toFixed(1)} kB of script after gzip, of ${mostScript}`
      if (total > mostScript) this.error(text)
      else this.info(text)
    },
  }
}
