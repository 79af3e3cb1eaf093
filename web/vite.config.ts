import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

/** Most that a browser loads of script before the first screen, in thousands of bytes after gzip. */
const maxScript = 250

export default defineConfig({
  plugins: [react(), firstLoad(), compressOnce()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two scripts instead of seventy: each has its own overhead and compresses alone. Libraries change less often than we do.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'first', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
    license: { fileName: 'licenses.md' }, // Of every library in the bundle, served beside it.
  },
})

/** A build whose first load is too heavy fails: what a screen alone needs is loaded with it. */
function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const loaded = loadedFirst(bundle)
      const bytes = [...loaded].map((name) => gzipSync((bundle[name] as { code: string }).code).length)
      const total = bytes.reduce((sum, each) => sum + each, 0) / 1000
      const text = `first load: ${total.toFixed(1)} kB of script after gzip, of ${maxScript}`
      if (total > maxScript) this.error(text)
      else this.info(text)
    },
  }
}

/** Names of the scripts that a browser loads before the first screen. */
function loadedFirst(bundle: Rolldown.OutputBundle): Set<string> {
  const loaded = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || loaded.has(name)) return
    loaded.add(name)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
  return loaded
}

/**
 * Beside each file of text its compressed forms, so that the server compresses none of them, call after call. The first load takes the
 * slowest and smallest form; for all other files a quick one, which is 9 % larger and keeps ten seconds from the first start.
 */
function compressOnce(): Plugin {
  const isText = /\.(js|css|html|svg|json|webmanifest)$/
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  return {
    name: 'compress-once',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const first = loadedFirst(bundle)
      const files = (await readdir(dir!, { recursive: true })).filter((file) => isText.test(file))
      for (const file of files) {
        const path = join(dir!, file)
        const content = await readFile(path)
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(content, first.has(file) ? {} : quick),
          promisify(gzip)(content, { level: 9 }),
        ])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }
    },
  }
}
