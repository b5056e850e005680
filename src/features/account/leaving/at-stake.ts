/** What only this device has of somebody, in numbers. */
export interface AtStake {
  /** Drawn here by the account: gone with its login. */
  readonly drawings: number;
  /** Changes that wait for the network: never made without the login. */
  readonly changes: number;
  /** With their photos: they stay, for whoever uses this browser next. */
  readonly tryOns: number;
}

/** How the rest of the app counts it, saves it and throws it away. */
export interface DeviceKeep {
  count(account: string): Promise<AtStake>;
  /** Hands everything to the browser's downloads. */
  save(account: string): Promise<void>;
  forgetTryOns(): Promise<void>;
}

/** What the dialog is told, and how it answers. */
export interface Question {
  readonly stake: AtStake;
  readonly account: string;
  readonly answer: (goesOn: boolean) => void;
}
