/** What of pushes a browser would have, where a test says how it answers. */
export interface PushBrowser {
  permission: NotificationPermission;
  /** What the person chooses when the browser asks. */
  choice: NotificationPermission;
  /** How often the browser asked. */
  asked: number;
  /** Every registration of a service worker: its path and options. */
  registered: [string, RegistrationOptions | undefined][];
  /** The messages that pages sent to the service worker. */
  toldWorker: unknown[];
  /** Fails the next registrations. */
  workerFails: boolean;
  /** The service worker says something. @returns what was answered at its port */
  say(data: unknown, origin?: string): string[];
  /** Takes it all away again. */
  remove(): void;
}

/** Gives the test's window what jsdom lacks: notifications and a service worker. */
export function pushBrowser(permission: NotificationPermission = 'default'): PushBrowser {
  const hearers = new Set<EventListener>();
  const browser: PushBrowser = {
    permission,
    choice: 'granted',
    asked: 0,
    registered: [],
    toldWorker: [],
    workerFails: false,
    say(data, origin = window.location.origin) {
      const answers: string[] = [];
      const event = new MessageEvent('message', { data, origin });
      const ports = [{ postMessage: (word: string) => answers.push(word) }];
      Object.defineProperty(event, 'ports', { value: ports });
      hearers.forEach((hear) => hear(event));
      return answers;
    },
    remove() {
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
  const registration = {
    active: { postMessage: (message: unknown) => browser.toldWorker.push(message) },
    pushManager: { getSubscription: () => Promise.resolve(null) },
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register(path: string, options?: RegistrationOptions) {
      browser.registered.push([path, options]);
      return browser.workerFails
        ? Promise.reject(new TypeError('No service worker'))
        : Promise.resolve(registration);
    },
    getRegistration: () => Promise.resolve(registration),
    startMessages: () => undefined,
    addEventListener: (_name: string, hear: EventListener) => hearers.add(hear),
    removeEventListener: (_name: string, hear: EventListener) => hearers.delete(hear),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: {
      get permission() {
        return browser.permission;
      },
      requestPermission() {
        browser.asked += 1;
        browser.permission = browser.choice;
        return Promise.resolve(browser.permission);
      },
    },
  });
  return browser;
}
