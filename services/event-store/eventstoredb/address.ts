export const form = /^esdb(?<discover>\+discover)?:\/\/(?<user>[^@/]*@)?(?<hosts>[^/?]+)\/?(?<query>\?.*)?$/;
