/// Files of a package by how their paths look.
struct BazelGlob: Hashable {
  let includes: [String]
  let excludes: [String]
}
