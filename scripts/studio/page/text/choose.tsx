import { type Ref, useId } from 'react';
import type { Box } from '../../api.ts';
import { useStudio } from '../studio-context.ts';
import { namesOf } from './names.ts';

type ChooseProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** What choosing nothing is called, where that may be. */
  none?: string | undefined;
  choose: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
};

/** One of what is there. What a file holds and nobody knows stays until another one is chosen. */
export function Choose({ label, value, options, none, choose, ref }: ChooseProps) {
  const id = useId();
  const isKnown = value === '' || options.some((each) => each.value === value);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select ref={ref} id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {(none !== undefined || value === '') && <option value="">{none}</option>}
        {!isKnown && <option>{value}</option>}
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </>
  );
}

type NameProps = Omit<ChooseProps, 'options'> & { kind: NonNullable<Box['names']> };

/** A page, a figure, an icon or a picture, by what an editor knows it by. */
export function ChooseName({ kind, ...chosen }: NameProps) {
  const { choices } = useStudio();
  return <Choose options={choices ? namesOf(choices, kind) : []} {...chosen} />;
}
