import type { ActionFunctionArgs, EntryContext, ServerBuild } from 'react-router';
import { demoAction } from '../../app/demo/action.ts';
import { demoRequestContext } from '../../app/demo/demo-request-context.server.ts';

/** A server build as the compiler makes it, in which the demo page shows what its action answered. */
export const entry = { module: { default: show, demoRequestContext } };

function show(
  _: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext }: EntryContext,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const answer = JSON.stringify(staticHandlerContext.actionData);
  return new Response(`<!doctype html><p>${answer}</p>`, {
    status,
    headers,
  });
}

function action({ request, context }: ActionFunctionArgs) {
  return demoAction(request, context.get(demoRequestContext));
}

const nothing = () => null;

export const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module: { default: nothing } },
  demo: { id: 'demo', parentId: 'root', path: 'book-demo', module: { default: nothing, action } },
};

export const assets: ServerBuild['assets'] = {
  entry: { imports: [], module: '' },
  routes: {},
  url: '',
  version: '1',
};

export const publicPath = '/';
export const assetsBuildDirectory = 'client';
export const future: ServerBuild['future'] = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery: ServerBuild['routeDiscovery'] = { mode: 'initial', manifestPath: '' };
