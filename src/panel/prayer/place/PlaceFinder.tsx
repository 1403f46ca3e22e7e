import { useState } from 'react'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { City } from './cities.ts'
import { coordinatesIn, isShortLink } from './coordinates.ts'
import { currentLocation } from './location.ts'
import './place.css'

type Place = PrayerSettings['place']

const SHORT_LINK =
  'This short link does not say where the place is. Open it, then copy the long address from the top of the browser, or the coordinates.'
const NO_PLACE =
  'There is no place in this link. Open the map at your mosque, then copy the address from the top of the browser.'
const NONE = 'No city of that name is in the list. Try the next larger one, or paste a map link.'
const FAILED = 'The list of cities could not be loaded. Check your connection and try again.'

/** The list of cities and of zones is loaded at the first search. */
const load = () => import('./cities.ts')

interface Props {
  place: Place
  onChange: (place: Place) => void
}

/** Finds the mosque's place by city, map link, coordinates or this device; the zone follows. */
export function PlaceFinder({ place, onChange }: Props) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly { city: City; words: string }[]>([])
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isLocating, setLocating] = useState(false)

  function choose(next: Place, words: string) {
    onChange(next)
    setText('')
    setFound([])
    setProblem(undefined)
    setMessage(
      `The place is ${words}, with the time zone ${next.timeZone}. Check its times before you save.`,
    )
  }

  async function search(typed: string) {
    setText(typed)
    setMessage('')
    setProblem(undefined)
    try {
      const { searchCities, cityInWords, placeAt } = await load()
      const at = coordinatesIn(typed)
      if (at) return choose(placeAt(at, place), `${at.latitude}, ${at.longitude}`)
      if (/^https?:/i.test(typed.trim())) {
        setFound([])
        return setProblem(isShortLink(typed) ? SHORT_LINK : NO_PLACE)
      }
      const cities = searchCities(typed)
      setFound(cities.map(city => ({ city, words: cityInWords(city) })))
      if (cities.length === 0 && typed.trim().length > 3) setProblem(NONE)
    } catch {
      setProblem(FAILED)
    }
  }

  async function locate() {
    setLocating(true)
    setMessage('')
    setProblem(undefined)
    try {
      const [at, { placeAt }] = await Promise.all([currentLocation(), load()])
      choose(placeAt(at, place), 'where you are now')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : FAILED)
    } finally {
      setLocating(false)
    }
  }

  return (
    <search className="start pile-xs">
      <TextField
        label="Find your mosque"
        hint="A city, a link of Google Maps, Apple Maps or OpenStreetMap, or coordinates."
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={problem}
        onFocus={() => void load().catch(() => {})}
        onChange={typed => void search(typed)}
      />
      {found.length > 0 && (
        <ul className="bare place-found" aria-label="Cities">
          {found.map(({ city, words }) => (
            <li key={`${words} ${city.latitude}`}>
              <button
                type="button"
                onClick={() =>
                  void load().then(({ placeOfCity }) => choose(placeOfCity(city), words))
                }
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button icon="mapPin" busy={isLocating} onClick={() => void locate()}>
        Use my location
      </Button>
      <p role="status">{message}</p>
      {found.length > 0 && (
        <p className="field-hint">
          Cities by <a href="https://www.geonames.org/">GeoNames</a>, CC BY 4.0.
        </p>
      )}
    </search>
  )
}
