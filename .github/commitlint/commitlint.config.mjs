const maxHeaderCharacters = 100;
/** What changes behaviour or structure says why. */
const explained = ['feat', 'fix', 'perf', 'refactor'];

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [
    {
      rules: {
        'why-in-body': ({ type, body }) => [
          !explained.includes(type) || Boolean(body?.trim()),
          `a commit of type ${explained.join(', ')} says why in its body`,
        ],
      },
    },
  ],
  rules: {
    'scope-case': [2, 'always', 'kebab-case'],
    'header-max-length': [2, 'always', maxHeaderCharacters],
    'body-max-line-length': [2, 'always', 120],
    'why-in-body': [2, 'always'],
  },
};
