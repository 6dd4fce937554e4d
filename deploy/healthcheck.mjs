/** Ends with 0 if the bot on this machine or in this container is well. Otherwise it prints what /health says. */
const port = process.env.HEALTH_PORT || '3001'
const PATIENCE_MS = 8_000

if (port !== 'off') {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    console.log((await response.text()).trim())
    process.exitCode = response.ok ? 0 : 1
  } catch (error) {
    console.log(`/health doesn't answer on port ${port}: ${error.cause?.code ?? error.message}`)
    process.exitCode = 1
  }
}
