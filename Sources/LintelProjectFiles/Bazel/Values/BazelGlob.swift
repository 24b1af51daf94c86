/// Patterns for files of a package: `glob(["*.swift"], exclude = ["A.swift"])`.
struct BazelGlob: Hashable {
  let includes: [String]
  let excludes: [String]
}
