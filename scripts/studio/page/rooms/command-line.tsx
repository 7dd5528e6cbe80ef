import { useRef, useState } from 'react';
import { say } from '../words.ts';

/** A line for a terminal. It is selected as it is copied: where the clipboard is refused, a key copies it. */
export function CommandLine({ line }: { line: string }) {
  const text = useRef<HTMLPreElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    if (text.current) getSelection()?.selectAllChildren(text.current);
    const outcome = await Promise.allSettled([navigator.clipboard.writeText(line)]);
    setIsCopied(outcome.every(({ status }) => status === 'fulfilled'));
  }

  return (
    <div className="command">
      <pre ref={text}>{line}</pre>
      <button type="button" onClick={copy}>
        {say('copyLine')}
      </button>
      <span role="status">{isCopied && say('copied')}</span>
    </div>
  );
}
