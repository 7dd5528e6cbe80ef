import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  label: string;
  change: (typed: string) => void;
};

/** A line to type in, by what it is called. */
export function Line({ label, change, ...input }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} onChange={({ target }) => change(target.value)} />
    </>
  );
}
