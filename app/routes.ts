import { type RouteConfig, route } from '@react-router/dev/routes';
import { routes } from './generated/routes.ts';

export default [
  ...routes.map(({ id, address, module }) => route(address, `routes/${module}.tsx`, { id })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
