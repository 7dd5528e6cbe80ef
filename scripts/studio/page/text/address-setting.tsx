import { type FormEvent, useState } from 'react';
import type { Setting, Use } from '../../api.ts';
import { ask } from '../ask.ts';
import { Line } from '../line.tsx';
import { useStudio } from '../studio-context.ts';
import { keyName, say, shortName } from '../words.ts';

/** The address of a page: changed as one act, whose links are shown before it is done. */
export function AddressSetting({ setting: { value } }: { setting: Setting }) {
  const { field } = useStudio();
  const before = String(value ?? '');
  const [address, setAddress] = useState(before);
  const [follows, setFollows] = useState<{ of: string; places: readonly Use[] }>();
  const seen = field.opened?.field;

  async function look() {
    if (!seen) return;
    setFollows({ of: address, places: await ask('followers', { file: seen.file, address }) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    field.attempt(look());
  }

  const isShown = follows?.of === address && address !== before;
  return (
    <form className="setting" onSubmit={submit}>
      <Line label={keyName('address')} value={address} change={setAddress} />
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
