import { type FormEvent, useId, useState } from 'react';
import type { Setting, Use } from '../../api.ts';
import { ask } from '../ask.ts';
import { useStudio } from '../studio-context.ts';
import { keyName, say, shortName } from '../words.ts';

/** The address of a page: changed as one act, whose links are shown before it is done. */
export function AddressSetting({ setting: { value } }: { setting: Setting }) {
  const id = useId();
  const { field } = useStudio();
  const before = String(value ?? '');
  const [address, setAddress] = useState(before);
  const [follows, setFollows] = useState<{ of: string; places: readonly Use[] }>();
  const seen = field.opened?.field;

  async function look() {
    if (!seen) return;
    const answer = await ask.followers(seen, address);
    if (answer.state === 'shown') setFollows({ of: address, places: answer.places });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    field.attempt(look());
  }

  const isShown = follows?.of === address && address !== before;
  return (
    <form className="setting" onSubmit={submit}>
      <label htmlFor={id}>{keyName('address')}</label>
      <input id={id} value={address} onChange={({ target }) => setAddress(target.value)} />
      {address !== before && !isShown && <button type="submit">{say('changeAddress')}</button>}
      {isShown && (
        <div role="alert">
          <p>{say('addressFollows', { before, address, count: follows.places.length })}</p>
          <ul className="pages">
            {follows.places.map(({ file, line, text }) => (
              <li key={`${file}:${line} ${text}`}>
                {shortName(file)}: {text}
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => void field.readdress(address)}>
            {say('changeAddressNow')}
          </button>
        </div>
      )}
    </form>
  );
}
