import react from '@astrojs/react'
import { defineConfig, envField } from 'astro/config'

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:8888',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [react()],
  env: {
    schema: {
      SNAPSHOT_FILE: envField.string({ context: 'server', access: 'secret', optional: true }),
    },
  },
})
