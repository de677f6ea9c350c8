export declare function isFree(port: number, host: string): Promise<boolean>;
export declare function freePort(): Promise<number>;
