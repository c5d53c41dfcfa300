import { z } from 'zod';
import { readJson, storageKeys, type KeyValueStore } from '../core/storage.ts';
import type { Microphone } from '../recorder/capture/microphone.ts';

const most = 10;
const memorySchema = z.object({
  chosen: z.string().optional(),
  hasGainControl: z.boolean().optional(),
  checks: z.array(
    z.object({
      deviceId: z.string(),
      label: z.string(),
      at: z.number(),
    }),
  ),
});
type Memory = z.infer<typeof memorySchema>;

function read(store: KeyValueStore): Memory {
  return memorySchema.safeParse(readJson(store, storageKeys.microphone)).data ?? { checks: [] };
}
const write = (store: KeyValueStore, memory: Memory) =>
  store.set(storageKeys.microphone, JSON.stringify(memory));

export const chosenMicrophone = (store: KeyValueStore): string | undefined => read(store).chosen;

export function chooseMicrophone(store: KeyValueStore, deviceId: string): void {
  write(store, { ...read(store), chosen: deviceId });
}

export const hasGainControl = (store: KeyValueStore): boolean => read(store).hasGainControl === true;

export function setGainControl(store: KeyValueStore, isOn: boolean): void {
  write(store, { ...read(store), hasGainControl: isOn });
}

/** Browsers may change device ids at any time, so the label identifies a microphone too. */
const isSame = (one: Microphone, other: Microphone) =>
  one.deviceId === other.deviceId || (one.label !== '' && one.label === other.label);

export function checkedAt(store: KeyValueStore, microphone: Microphone): number | undefined {
  return read(store).checks.find((check) => isSame(check, microphone))?.at;
}

export const hasChecked = (store: KeyValueStore): boolean => read(store).checks.length > 0;

/** @param at milliseconds since 1970 */
export function rememberCheck(store: KeyValueStore, { deviceId, label }: Microphone, at: number): void {
  const memory = read(store);
  const others = memory.checks.filter((check) => !isSame(check, { deviceId, label }));
  write(store, { ...memory, checks: [{ deviceId, label, at }, ...others].slice(0, most) });
}
