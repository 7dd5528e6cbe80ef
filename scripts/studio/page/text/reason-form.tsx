import { useState } from 'react';
import { longestReason } from '../../limits.ts';
import { Line } from '../line.tsx';

type Props = {
  label: string;
  action: string;
  /** What is meant as a rule, to be sent as it stands or written anew. */
  usual?: string;
  send: (because: string) => void;
};

/** Asks why a doubt is none; it stays in the form, to be sent again where that fails. */
export function ReasonForm({ label, action, usual = '', send }: Props) {
  const [because, setBecause] = useState(usual);
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
