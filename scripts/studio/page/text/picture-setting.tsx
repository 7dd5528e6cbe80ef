import { type DragEvent, useId, useState } from 'react';
import type { Setting, SettingValue } from '../../api.ts';
import { messageOf, sendPicture } from '../ask.ts';
import { keyName, say, tell } from '../words.ts';
import { ChooseName } from './choose.tsx';
import { folderOf } from './opened.ts';

type Props = { setting: Setting; set: (value: SettingValue | undefined) => void };

/** A picture: another one is chosen, dropped here, or taken from this machine. */
export function PictureSetting({ setting: { key, value, help }, set }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const before = String(value ?? '');

  function choose(picture: string) {
    setProblem(undefined);
    set(picture);
  }

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      choose(await sendPicture(folderOf(before), file));
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  function dropped(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <fieldset
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropped}
      title={help && tell(help)}
    >
      <legend>{keyName(key)}</legend>
      {before && <img src={`/images/${before}`} alt={before} />}
      <label htmlFor={id}>{say('newPicture')}</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
      <ChooseName kind="image" label={say('knownPicture')} value={before} choose={choose} />
      {problem && <p role="alert">{problem}</p>}
    </fieldset>
  );
}
