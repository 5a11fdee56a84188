import { Button, Segmented } from '@curio/ui'
import { LANGUAGES } from '@curio/ui/language'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { listSaves } from '../local/matches.ts'
import { playSound } from '../motion/sounds.ts'
import { useTitle } from '../shell/use-title.ts'
import { CONFIRMATIONS, changeSettings, PALETTES, SPEEDS, THEMES, useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

export function SettingsPage(): ReactElement {
  const { settings: words } = useWords()
  const settings = useSettings()
  useTitle(words.title)
  return (
    <main className="page page--narrow" id="content">
      <h1>{words.title}</h1>
      <p className="muted">{words.lead}</p>
      <Setting name={words.language}>
        <Segmented
          label={words.language}
          value={settings.language}
          options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          change={(language) => changeSettings({ language })}
        />
      </Setting>
      <Setting name={words.theme}>
        <Segmented
          label={words.theme}
          value={settings.theme}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          change={(theme) => changeSettings({ theme })}
        />
      </Setting>
      <Setting name={words.palette} hint={words.paletteHint}>
        <Segmented
          label={words.palette}
          value={settings.palette}
          options={PALETTES.map((value) => ({ value, label: words.palettes[value] }))}
          change={(palette) => changeSettings({ palette })}
        />
      </Setting>
      <Setting name={words.speed}>
        <Segmented
          label={words.speed}
          value={settings.speed}
          options={SPEEDS.map((value) => ({ value, label: words.speeds[value] }))}
          change={(speed) => changeSettings({ speed })}
        />
      </Setting>
      <Setting name={words.confirm} hint={words.confirmHint}>
        <Segmented
          label={words.confirm}
          value={settings.confirm}
          options={CONFIRMATIONS.map((value) => ({ value, label: words.confirms[value] }))}
          change={(confirm) => changeSettings({ confirm })}
        />
      </Setting>
      <Setting name={words.sound} hint={words.soundHint}>
        <Segmented
          label={words.sound}
          value={settings.sound ? 'on' : 'off'}
          options={[
            { value: 'on', label: words.sounds.on },
            { value: 'off', label: words.sounds.off },
          ]}
          change={(value) => changeSettings({ sound: value === 'on' })}
        />
        {settings.sound && (
          <>
            <label className="setting__volume">
              <span>{words.volume}</span>
              <input
                type="range"
                min={0}
                max={100}
                step={5}
                value={Math.round(settings.volume * 100)}
                onChange={(event) => changeSettings({ volume: Number(event.target.value) / 100 })}
              />
            </label>
            <Button onClick={() => playSound('bell')}>{words.soundTry}</Button>
          </>
        )}
      </Setting>
      <Storage />
    </main>
  )
}

interface SettingProps {
  readonly name: string
  readonly hint?: string
  readonly children: ReactNode
}

function Setting({ name, hint, children }: SettingProps): ReactElement {
  return (
    <section className="setting">
      <h2>{name}</h2>
      <div className="setting__choice">{children}</div>
      {hint !== undefined && <p className="muted">{hint}</p>}
    </section>
  )
}

function Storage(): ReactElement | null {
  const { settings: words } = useWords()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    listSaves().then(
      (saves) => setCount(saves.length),
      () => setCount(null),
    )
  }, [])
  if (count === null) return null
  return (
    <Setting name={words.storage}>
      <p>{words.storageText(count)}</p>
    </Setting>
  )
}
