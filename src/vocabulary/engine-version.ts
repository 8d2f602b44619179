/** Version of the service, stored with every decision. test/structure keeps it equal to package.json. */
export const engineVersion = '0.1.0'
