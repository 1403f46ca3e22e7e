import { useStore } from '@nanostores/react'
import { intlFormatDistance } from 'date-fns/intlFormatDistance'
import { momentInSentence } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { languageTag } from '#locale/locale.ts'
import { Block } from '#panel/shell/Block.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $signingOut, devices, signOutDevice, signOutOthers } from './devices.ts'

/** Where the admin is signed in, with buttons to sign out there. */
export function Devices() {
  const list = useLoaded(devices)
  const busy = useStore($signingOut)
  const now = useStore($now)
  const when = (iso: string) => momentInSentence(iso, mosqueZone(), now)
  // The panel's clock moves by the minute: what was seen since then was seen just now.
  const ago = (iso: string) =>
    intlFormatDistance(Math.min(Date.parse(iso), now.getTime()), now, { locale: languageTag() })
  return (
    <Block title="Signed-in devices">
      <WhenLoaded
        loaded={list}
        retry={devices.load}
        waiting={<Spinner label="Loading your devices…" />}
      >
        {(all, isBusy) => (
          <>
            <ul className="bare rows" aria-busy={isBusy}>
              {all.map(({ id, device, current, createdAt, seenAt }) => (
                <li key={id}>
                  <Icon name="monitorSmartphone" />
                  <div className="row-text">
                    <p>
                      <b>{device}</b> {current && <span className="badge">This device</span>}
                    </p>
                    <p className="muted">
                      Signed in {when(createdAt)}
                      {!current && <>, last seen {ago(seenAt)}</>}
                    </p>
                  </div>
                  {!current && (
                    <Button busy={busy === id} onClick={() => void signOutDevice(id, device)}>
                      Sign out
                      <span className="visually-hidden"> {device}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {all.length > 1 && (
              <div>
                <Button kind="danger" busy={busy === 'others'} onClick={() => void signOutOthers()}>
                  Sign out everywhere else
                </Button>
              </div>
            )}
          </>
        )}
      </WhenLoaded>
    </Block>
  )
}
