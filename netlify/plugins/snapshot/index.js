import { writeSnapshot } from '../../server/build/snapshot.ts'
import { readEnv } from '../../server/env.ts'

const SNAPSHOT_FILE = '.netlify/content-snapshot.json'

/**
 * Writes the stored content to a file before the build, since only build plugins reach Blobs, and
 * stops a build whose environment is invalid or whose storage does not respond: pages made from
 * seeds must never replace real content.
 */
export async function onPreBuild({ netlifyConfig, utils }) {
  try {
    readEnv()
    await writeSnapshot(SNAPSHOT_FILE)
  } catch (error) {
    utils.build.failBuild('The stored content could not be read for the build.', { error })
  }
  netlifyConfig.build.environment.SNAPSHOT_FILE = SNAPSHOT_FILE
}
