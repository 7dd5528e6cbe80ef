import { useId, useState } from 'react';
import { longestReason } from '../../api.ts';

type Props = {
  label: string;
  action: string;
  send: (because: string) => void;
};

/** Asks why a doubt is none; it stays in the form, to be sent again where that fails. */
export function ReasonForm({ label, action, send }: Props) {
  const id = useId();
  const [because, setBecause] = useState('');
  return (
    <form
      className="setting"
      onSubmit={(event) => {
        event.preventDefault();
        send(because);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        maxLength={longestReason}
        value={because}
        onChange={({ target }) => setBecause(target.value)}
      />
      <button type="submit">{action}</button>
    </form>
  );
}
