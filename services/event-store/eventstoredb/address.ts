/** The parts of an address of EventStoreDB; `hosts` are separated by commas. */
export const form = /^esdb(?<discover>\+discover)?:\/\/(?<user>[^@/]*@)?(?<hosts>[^/?]+)\/?(?<query>\?.*)?$/;
