import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { afterAll, expect, test, vi } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { findProgram } from '../../scripts/setup/find-program.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const models = {
  ConfigMap,
  HorizontalPodAutoscaler,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  StatefulSet,
} as const;

const root = join(import.meta.dirname, '../..');
/** Inside the project, whose packages the compiler looks for. */
const folder = join(root, 'var/manifests');
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Manifest {
  apiVersion: string;
  kind: keyof typeof models;
}

function built(kubectl: string): Manifest[] {
  const path = join(root, 'deploy/kubernetes');
  const text = execFileSync(kubectl, ['kustomize', path], { encoding: 'utf8' });
  // No registry has it: an operator names an image before a pod starts.
  expect(text).toContain(`image: registry.example/site@sha256:${'0'.repeat(64)}`);
  expect(text).toMatch(/configMapRef:\s+name: site-\w+/);
  return parseAllDocuments(text).map((document) => document.toJS());
}

/** Each manifest as an object of the type that Kubernetes' schema gives it: no other field may be there. */
function typed(manifests: readonly Manifest[]): string {
  return manifests
    .map(
      (manifest, index) => `import type { I${manifest.kind} as T${index} } from
  'kubernetes-models/${manifest.apiVersion}';
export const m${index}: T${index} = ${JSON.stringify(manifest)};`,
    )
    .join('\n');
}

const kubectl = findProgram('kubectl');
if (kubectl) {
  test('kustomize builds manifests whose every field Kubernetes’ own schemas know, and take its value', async () => {
    const manifests = built(kubectl);
    for (const manifest of manifests) {
      expect(Object.keys(models)).toContain(manifest.kind);
      Reflect.construct(models[manifest.kind], [manifest]).validate();
    }
    const text = JSON.stringify(manifests);
    const wrong: Manifest[] = JSON.parse(text.replace('enableServiceLinks', 'enableServiceLinkz'));
    await mkdir(folder, { recursive: true });
    const files = Object.entries({ right: manifests, wrong }).map(async ([name, those]) => {
      await writeFile(join(folder, `${name}.ts`), typed(those));
      return join(folder, `${name}.ts`);
    });
    const tsc = join(root, 'node_modules/.bin/tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    const { stdout } = spawnSync(
      tsc,
      ['--ignoreConfig', '--pretty', 'false', ...options, ...(await Promise.all(files))],
      { encoding: 'utf8', cwd: root },
    );
    // The mistake alone is found, and so the others were read.
    const found = stdout
      .trim()
      .split('\n')
      .filter((line) => /error TS/.test(line));
    expect(found).toEqual([expect.stringMatching(/wrong\.ts.*enableServiceLinkz/)]);
  });
}
