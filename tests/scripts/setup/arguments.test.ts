import { expect, test, vi } from 'vitest';
import { readArguments } from '../../../scripts/setup/arguments.ts';

test('an option that makes no sense is answered by how to ask', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const options = { since: { type: 'string' } } as const;
  readArguments('touched [-- --since REVISION]', { args: ['--sinse', 'main'], options });
  expect(exit).toHaveBeenCalledWith(2);
  expect(said.mock.calls.join()).toMatch(/--sinse[\s\S]*\nusage: npm run touched \[-- --since/u);
});
