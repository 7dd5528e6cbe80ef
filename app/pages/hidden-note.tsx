/** Says to who edits why visitors do not see what follows. Development alone shows it. */
export function HiddenNote({ text }: { text: string }) {
  return (
    <p role="note" style={{ margin: 0, padding: '0.5rem 1rem', color: '#111', background: '#fd6' }}>
      {text}
    </p>
  );
}
