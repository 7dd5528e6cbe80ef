import { type ComponentType, Fragment, useEffect, useId, useState } from 'react';
import type { Setting, SettingGroup } from '../../api.ts';
import { useStudio } from '../studio-context.ts';
import { Told } from '../told.tsx';
import { choiceName, keyName, say, tell } from '../words.ts';
import { AddressSetting } from './address-setting.tsx';
import { settingName } from './asked.ts';
import { Choose, ChooseName } from './choose.tsx';
import type { Given } from './field-acts.ts';
import { KnownWords } from './known-words.tsx';
import { PictureSetting } from './picture-setting.tsx';
import { Refusal } from './refusal.tsx';
import { lineOf, typedSetting } from './typed-setting.ts';

type Props = { group: SettingGroup; isOpen: boolean };

/** What can be set beside a text: links, icons, figures, dates, choices; each as its schema says. */
export function SettingGroupForm({ group, isOpen }: Props) {
  const { set, addText } = useStudio().field;
  const { of, at, settings, isOptional } = group;
  const missing = settings.filter(({ kind }) => kind === 'words');
  const others = settings.filter(({ kind }) => kind !== 'words');
  return (
    <details className="settings" open={isOpen}>
      <summary>{of === 'part' ? partName(at) : say(`settings.${of}`)}</summary>
      {others.map((setting) => (
        <Fragment key={setting.key}>
          {at.length === 0 && setting.key === 'address' ? (
            <>
              <AddressSetting key={String(setting.value)} setting={setting} />
              <Refusal of={settingName(at, setting.key)} />
            </>
          ) : (
            <Control
              setting={setting}
              name={settingName(at, setting.key)}
              set={(value) => set(at, setting.key, value)}
            />
          )}
        </Fragment>
      ))}
      {missing.length > 0 && (
        <p className="row">
          {say('missingTexts')}{' '}
          {missing.map(({ key }) => (
            <button key={key} type="button" onClick={() => addText(at, key)}>
              + {keyName(key)}
            </button>
          ))}
        </p>
      )}
      {missing.map(({ key }) => (
        <Refusal key={key} of={settingName(at, key)} />
      ))}
      {isOptional && (
        <button
          type="button"
          className="quiet"
          onClick={() => set(at.slice(0, -1), String(at.at(-1)), undefined)}
        >
          {say('remove')}
        </button>
      )}
    </details>
  );
}

/** What it belongs to, and what it is: `walls › opening`. */
function partName(at: SettingGroup['at']): string {
  const keys = at.filter((step) => typeof step === 'string' && step !== 'sections');
  return keys.map((key) => keyName(String(key))).join(' › ');
}

type ControlProps = { setting: Setting; set: (given: Given) => void };
type NamedProps = ControlProps & { name: string };

function Control({ setting, set, name }: NamedProps) {
  const Chosen = chosenBy(setting);
  if (!Chosen) return <SettingLine setting={setting} set={set} name={name} />;
  return (
    <>
      <Chosen setting={setting} set={set} />
      <Refusal of={name} />
    </>
  );
}

/** What a setting is chosen by; undefined for one that is typed. */
function chosenBy({ kind, choices }: Setting): ComponentType<ControlProps> | undefined {
  if (kind === 'switch') return Switch;
  if (kind === 'choice' || kind === 'figure' || kind === 'icon') return Choice;
  if (kind === 'list' && choices) return KnownWords;
  return kind === 'image' ? PictureSetting : undefined;
}

function Switch({ setting: { key, value, help, isOptional }, set }: ControlProps) {
  // What is shown unless a file says otherwise.
  const isOn = value === undefined ? key === 'displayed' : value === true;
  const usual = key === 'displayed';
  return (
    <p className="row">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        title={help && tell(help)}
        onClick={() => set(isOptional && !isOn === usual ? undefined : !isOn)}
      >
        {keyName(key)}
      </button>
    </p>
  );
}

function Choice({ setting, set }: ControlProps) {
  const { key, kind, value, choices = [], help, isOptional } = setting;
  const chosen = {
    label: keyName(key),
    value: String(value ?? ''),
    none: isOptional ? say('none') : undefined,
  };
  return (
    <p className="row" title={help && tell(help)}>
      {kind === 'figure' || kind === 'icon' ? (
        <ChooseName {...chosen} kind={kind} choose={(name) => set(name || undefined)} />
      ) : (
        <Choose
          {...chosen}
          options={choices.map((each) => ({ value: String(each), label: choiceName(each) }))}
          choose={(name) => set(choices.find((each) => String(each) === name))}
        />
      )}
    </p>
  );
}

/** A line that is written when it is left, or with the Enter key. */
function SettingLine({ setting, set, name }: NamedProps) {
  const { key, kind, value, help, isOptional } = setting;
  const id = useId();
  const before = lineOf(value);
  const [line, setLine] = useState({ before, typed: before });
  const { typed } = line;
  const setTyped = (text: string) => setLine({ before, typed: text });
  /** What was refused stands there no longer. */
  function type(text: string) {
    setTyped(text);
    if (asked === name) turnAway();
  }
  // What was written or taken back meanwhile is what is shown.
  if (line.before !== before) setTyped(before);
  const { asked, awaitSetting, turnAway } = useStudio().field;
  const isWaiting = typed !== before;
  useEffect(() => (isWaiting ? awaitSetting() : undefined), [isWaiting, awaitSetting]);

  function leave({ validity }: HTMLInputElement) {
    if (typed === before) return;
    // A browser gives no text at all for what it cannot read as a number or a day.
    const wanted = validity.badInput ? value : typedSetting(setting, typed);
    if (lineOf(wanted) === before) setTyped(before);
    else set(wanted);
  }

  return (
    <div className="setting">
      {kind === 'link' && (
        <ChooseName
          kind={kind}
          label={keyName(key)}
          value={before}
          none={isOptional ? say('none') : undefined}
          choose={(link) => set(link || undefined)}
        />
      )}
      <label htmlFor={id}>{kind === 'link' ? say('anotherAddress') : keyName(key)}</label>
      <input
        id={id}
        type={kind === 'date' ? 'date' : kind === 'number' ? 'number' : 'text'}
        step="any"
        value={typed}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => type(target.value)}
        onBlur={({ currentTarget }) => leave(currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave(event.currentTarget);
        }}
      />
      {help !== undefined && (
        <small id={`${id}-help`}>
          <Told said={help} />
          {kind === 'list' && ` ${say('commas')}`}
        </small>
      )}
      <Refusal of={name} cure={({ instead, write }) => set(typed.replace(instead, write))} />
    </div>
  );
}
