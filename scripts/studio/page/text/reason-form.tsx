import { useState } from 'react';
import { longestReason } from '../../limits.ts';
import { Line } from '../line.tsx';

type Props = {
  label: string;
  action: string;
  send: (because: string) => void;
};

/** Asks why a doubt is none; it stays in the form, to be sent again where that fails. */
export function ReasonForm({ label, action, send }: Props) {
  const [because, setBecause] = useState('');
  return (
    <form
      className="setting"
      onSubmit={(event) => {
        event.preventDefault();
        send(because);
      }}
    >
      <Line label={label} required maxLength={longestReason} value={because} change={setBecause} />
      <button type="submit">{action}</button>
    </form>
  );
}
