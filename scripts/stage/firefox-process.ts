import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FirefoxProcess {
  readonly process: ChildProcess;
  /** Where WebDriver BiDi listens: ws://127.0.0.1:PORT. */
  readonly address: string;
}

export type Prefs = Readonly<Record<string, string | number | boolean>>;

/** Quiet, offline, and with every https host answered by the local port. */
export function stagePrefs(httpsPort: number, extension: { readonly id: string; readonly uuid: string }): Prefs {
  return {
    'extensions.webextensions.uuids': JSON.stringify({ [extension.id]: extension.uuid }),
    'network.dns.forceResolve': '127.0.0.1',
    'network.socket.forcePort': `443=${httpsPort}`,
    'network.http.http3.enable': false,
    'network.dns.native_https_query': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'app.update.disabledForTesting': true,
    'app.normandy.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'browser.newtabpage.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'ui.popup.disable_autohide': true,
  };
}

/** Starts Firefox on a fresh profile; throws with its own words where it ends before it listens. */
export async function startFirefox(executable: string, profile: string, prefs: Prefs, headless: boolean) {
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const flags = ['--no-remote', '--profile', profile, '--remote-debugging-port=0', '--remote-allow-system-access'];
  const firefox = spawn(executable, [...(headless ? ['--headless'] : []), ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { process: firefox, address: await bidiAddress(firefox) } satisfies FirefoxProcess;
}

function bidiAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    firefox.stderr?.on('data', (chunk) => {
      said += chunk;
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    firefox.once('error', reject);
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with code ${code}:\n${said}`)));
  });
}
