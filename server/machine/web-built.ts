/**
 * Resolves when the browser's files stand: at once, unless `run.mjs` builds them beside us and tells when it has. Call as soon as we run, so
 * that nothing it says is missed.
 */
export function webBuilt(): Promise<void> {
  const isBuilding = process.env.SATOYAMA_WEB === 'building' && process.connected === true
  delete process.env.SATOYAMA_WEB
  if (!isBuilding) return Promise.resolve()
  return new Promise((resolve) => {
    process.once('message', () => {
      process.disconnect()
      resolve()
    })
  })
}
